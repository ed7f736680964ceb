#pragma once

#include "models/item_list.hpp"
#include "models/lent.hpp"
#include "shell/file_item.hpp"
#include "shell/files_below.hpp"

#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <chrono>
#include <functional>
#include <memory>

class Preferences;

/// Files of games that lie where files are put: the user's folders and sticks, or a folder that is named; the newest
/// first. Nothing is looked for before it is asked for, and each place is looked at in a thread of its own: one that
/// does not answer is left out.
class GameFiles : public ITEM_LIST_OF(FileItem), public Lent<GameFiles> {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(int count READ rowCount NOTIFY looked)
    /// The folder that is listed instead; empty for the usual ones.
    Q_PROPERTY(QString folder READ folder NOTIFY looked)
    /// Some place has not answered yet.
    Q_PROPERTY(bool looking READ looking NOTIFY looked)
    /// Why the file that was chosen last was not taken; empty when it was.
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)

public:
    /// No more are listed.
    static constexpr int most = 300;

    /// How disks are looked at, in other threads.
    struct Disks {
        std::function<QList<files_below::Found>(const QString& folder, int depth)> files = files_below::in;
        std::function<files_below::Kind(const QString& path)> kind = files_below::kindOf;
    };

    explicit GameFiles(const Preferences& preferences);

    QString folder() const { return folder_; }
    bool looking() const { return search_ != nullptr; }
    QString problem() const { return problem_; }
    /// Instead of the usual ones.
    void setPlaces(const QStringList& folders) { places_ = folders; }
    void setDisks(const Disks& disks) { disks_ = disks; }
    /// How long the window waits for all places together, before it shows what there is.
    void setPatience(std::chrono::milliseconds patience) { patience_ = patience; }

    /// Looks at the usual places.
    Q_INVOKABLE void look();
    /// Somebody wrote where it is: a folder is listed, a file is chosen. A sentence when that cannot be.
    Q_INVOKABLE QString go(const QString& written);
    /// Of one that is listed.
    Q_INVOKABLE QString pathOf(int row) const { return items().at(static_cast<std::size_t>(row)).path; }
    Q_INVOKABLE void choose(const QString& path);

    Q_INVOKABLE void forgetProblem() { answer({}); }
    /// What became of the file that was chosen: nothing is wrong with it, or this.
    void answer(const QString& problem);

signals:
    void looked();
    void chosen(const QUrl& file);
    void taken();
    void problemChanged();

private:
    struct Search;

    void list(const QStringList& folders);
    /// What was found so far.
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
