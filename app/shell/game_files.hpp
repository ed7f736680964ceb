#pragma once

#include "models/item_list.hpp"
#include "models/lent.hpp"
#include "shell/file_item.hpp"

#include <QFileInfo>
#include <QtQml/qqmlregistration.h>

class Preferences;

/// Files of games that lie where files are put: the user's folders and sticks, or a folder that is named; the newest
/// first. Nothing is looked for before it is asked for.
class GameFiles : public ITEM_LIST_OF(FileItem), public Lent<GameFiles> {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(int count READ rowCount NOTIFY looked)
    /// The folder that is listed instead; empty for the usual ones.
    Q_PROPERTY(QString folder READ folder NOTIFY looked)

public:
    /// No more are listed.
    static constexpr int most = 300;

    explicit GameFiles(const Preferences& preferences);

    QString folder() const { return folder_; }
    /// Instead of the usual ones.
    void setPlaces(const QStringList& folders) { places_ = folders; }

    /// Looks at the usual places.
    Q_INVOKABLE void look();
    /// Somebody wrote where it is: a folder is listed, a file is chosen. False when there is neither.
    Q_INVOKABLE bool go(const QString& written);
    /// Of one that is listed.
    Q_INVOKABLE QString pathOf(int row) const { return items().at(static_cast<std::size_t>(row)).path; }
    Q_INVOKABLE void choose(const QString& path) { emit chosen(QUrl::fromLocalFile(path)); }

signals:
    void looked();
    void chosen(const QUrl& file);

private:
    void list(const QStringList& folders, int depth);

    const Preferences& preferences_;
    QStringList places_;
    QString folder_;
};
