// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/item_list.hpp"
#include "app/models/qml_singleton.hpp"
#include "app/shell/file_item.hpp"
#include "app/shell/file_search.hpp"

#include <QTimer>

#include <chrono>
#include <functional>
#include <memory>

class Preferences;

/// The match files in the usual places (the user's folders and removable drives) or in a chosen folder; the newest
/// first. Searches only when asked, each place in a thread of its own, so that an unresponsive disk delays nothing.
class GameFiles : public ITEM_LIST_OF(FileItem), public QmlSingleton<GameFiles> {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(int count READ rowCount NOTIFY looked)
    /// The folder that is listed instead of the usual places; empty for these.
    Q_PROPERTY(QString folder READ folder NOTIFY looked)
    /// True until all places have answered.
    Q_PROPERTY(bool looking READ looking NOTIFY looked)
    /// Why the file chosen last was not accepted; empty if it was.
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)

public:
    static constexpr int most = 300;

    /// The functions that read disks; called in other threads.
    struct Disks {
        std::function<QList<file_search::Found>(const QString& folder, int depth)> files = file_search::in;
        std::function<file_search::Kind(const QString& path)> kind = file_search::kindOf;
    };

    explicit GameFiles(const Preferences& preferences);

    QString folder() const { return folder_; }
    bool looking() const { return search_ != nullptr; }
    QString problem() const { return problem_; }
    void setPlaces(const QStringList& folders) { places_ = folders; }
    void setDisks(const Disks& disks) { disks_ = disks; }
    /// Sets how long the window waits for all places together before it shows what has been found.
    void setPatience(std::chrono::milliseconds patience) { patience_ = patience; }

    Q_INVOKABLE void look();
    /// Handles a path typed by the user: lists a folder or chooses a file. Returns an error message if it can do
    /// neither.
    Q_INVOKABLE QString go(const QString& written);
    Q_INVOKABLE QString pathOf(int row) const { return items().at(static_cast<std::size_t>(row)).path; }
    Q_INVOKABLE void choose(const QString& path) { emit chosen(QUrl::fromLocalFile(path)); }

    Q_INVOKABLE void forgetProblem() { answer({}); }
    /// Reports whether the chosen file was accepted: `problem` is empty, or says why not.
    void answer(const QString& problem);

signals:
    void looked();
    void chosen(const QUrl& file);
    void taken();
    void problemChanged();

private:
    struct Search;

    void list(const QStringList& folders);
    /// Lists what has been found so far.
    void show();

    const Preferences& preferences_;
    Disks disks_;
    std::chrono::milliseconds patience_;
    QStringList places_;
    QString folder_;
    QString problem_;
    std::shared_ptr<Search> search_;
    QTimer again_;
    int looks_left_ = 0;
};
