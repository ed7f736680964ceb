#pragma once

#include <QList>
#include <QStringList>

/// The computer players of the house: what they are called, and what they look like.
namespace house_players {

/// In the order in which they come to a table.
const QStringList& names();
/// The name of the first one who is not there yet; empty when all are.
QString next(const QStringList& taken);
/// Whether one of them is called so.
bool knows(const QString& name);
/// Of each seat the number of a portrait (`art/faces`), no two alike; 0 for a person. Who is of the house has the own
/// face, whoever else plays as a computer one that is free.
QList<int> faces(const QStringList& names, const QList<int>& levels);

}
