#pragma once

#include "core/match.hpp"

#include <QStringList>

#include <string>

/// The match on a table, whatever its game: what undo, redo and the journal on disk need of it.
class TableMatch {
public:
    virtual ~TableMatch() = default;

    virtual QStringList names() const = 0;
    virtual bool over() const = 0;
    virtual std::optional<backroom::Refusal> checkUndo() const = 0;
    virtual std::optional<backroom::Refusal> checkRedo() const = 0;
    [[nodiscard]] virtual std::optional<backroom::Refusal> undo() = 0;
    [[nodiscard]] virtual std::optional<backroom::Refusal> redo() = 0;
    /// The journal's newest line, after the header.
    virtual std::string newestLine() const = 0;
    virtual bool friendlyUndo() const = 0;
};

/// The match itself is open to the table of its game.
template <backroom::Game G>
class TableMatchOf final : public TableMatch {
public:
    using Record = typename backroom::Match<G>::Record;

    /// `line` writes a line of the game's journal.
    TableMatchOf(backroom::Match<G> of, std::string (*line)(const Record& record))
        : match(std::move(of))
        , line_(line)
    {
    }

    QStringList names() const override
    {
        QStringList list;
        for (const std::string& name : match.setup().names)
            list += QString::fromStdString(name);
        return list;
    }
    bool over() const override { return match.over(); }
    std::optional<backroom::Refusal> checkUndo() const override { return match.check_undo(); }
    std::optional<backroom::Refusal> checkRedo() const override { return match.check_redo(); }
    std::optional<backroom::Refusal> undo() override { return match.undo(); }
    std::optional<backroom::Refusal> redo() override { return match.redo(); }
    std::string newestLine() const override { return line_(match.journal().back()); }
    bool friendlyUndo() const override { return match.setup().friendly_undo; }

    backroom::Match<G> match;

private:
    std::string (*line_)(const Record& record);
};
