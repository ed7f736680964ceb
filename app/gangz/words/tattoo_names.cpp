#include "app/gangz/words/tattoo_names.hpp"

#include "app/gangz/words/wording.hpp"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace gangz_table::tattoos {

QString name(backroom::gangz::Card card)
{
    static const QJsonArray manifest = [] {
        QFile file(QStringLiteral(":/gangz/tattoos.json"));
        return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).array() : QJsonArray();
    }();
    return manifest.at(card).toObject().value(Wording::namesLanguage()).toString();
}

QString names(const backroom::gangz::Cards& cards)
{
    QStringList list;
    for (const backroom::gangz::Card card : cards)
        list += name(card);
    return list.join(QStringLiteral(", "));
}

}
