// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Implements Phones: what they show.
#include "app/phones/phone_words.hpp"
#include "app/phones/phones.hpp"
#include "app/phones/sheet_json.hpp"
#include "app/settings/translators.hpp"

#include <QJsonDocument>

#include <algorithm>

void Phones::showLater()
{
    if (line_ && !later_.isActive())
        later_.start(0);
}

void Phones::showAll()
{
    if (!line_)
        return;
    // The seats that must decide have changed, and with them those whose silence counts.
    settle();
    for (const int number : phones_.keys())
        if (const auto phone = phones_.find(number); phone != phones_.end() && phone->greeted)
            show(number, *phone);
}

void Phones::show(int number, Phone& phone)
{
    const LanguageScope in(phone.language);
    const QJsonObject now = sheetOf(phone);
    if (now == phone.shown)
        return;
    phone.shown = now;
    phone.revision = ++revision_;
    phone.shown_at = clock_();
    QJsonObject numbered = now;
    numbered.insert(QStringLiteral("rev"), phone.revision);
    line_->send(number, QJsonDocument(numbered).toJson(QJsonDocument::Compact));
}

QJsonObject Phones::sheetOf(const Phone& phone) const
{
    HandSheet sheet;
    if (!offered()) {
        sheet.prompt = PhoneWords::noTable();
        return sheet_json(sheet, {});
    }
    if (phone.seat < 0)
        return chooser(phone);
    const auto seat = static_cast<backroom::Seat>(phone.seat);
    sheet = table_->handSheet(seat);
    if (table_->over())
        sheet.prompt = PhoneWords::isOver();
    else if (table_->director()->busy() && !table_->elsewhere()->mayDecide(seat))
        sheet.waits = PhoneWords::watchTable();
    return sheet_json(sheet, table_->people().sign(seat, Mood::calm));
}

QJsonObject Phones::chooser(const Phone& phone) const
{
    HandSheet sheet;
    sheet.title = PhoneWords::whoAreYou();
    sheet.prompt = PhoneWords::tapYourName();
    HandSheet::Group group{{}, HandSheet::Kind::place};
    const QStringList& names = table_->people().names();
    for (const backroom::Seat seat : table_->people().persons()) {
        HandSheet::Item item{QString::number(seat)};
        item.label = item.spoken = names.value(seat);
        item.picked = phone.asks == seat;
        if (mustAsk(phone, seat))
            item.note = PhoneWords::hasPhone();
        group.items.push_back(item);
    }
    sheet.groups = {group};
    if (phone.asks >= 0)
        sheet.waits = PhoneWords::askedAtScreen(names.value(phone.asks));
    return sheet_json(sheet, {});
}
