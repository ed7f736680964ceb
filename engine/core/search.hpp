// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/playout.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

namespace backroom {

struct Effort {
    /// The number of iterations, each with one guessed state; at least 1.
    int iterations = 1000;
    /// The maximum number of edges in the tree, which then stops growing.
    int actions = 20000;
    /// The weight of exploration against exploitation, for values from 0 to 1.
    double exploration = 0.7;
};

/// The value of a state for each seat, from 0 to 1.
using Values = std::array<double, max_seats>;

/// What a search needs to know about a game. This default uses only the rules. A game derives from it and hides the
/// functions that it improves. An object may have state; a search calls it from one thread.
template <Game G>
struct SearchPolicy {
    using State = typename G::State;
    using View = typename G::View;
    using Action = typename G::Action;
    using Actions = typename G::Actions;

    /// Returns a state that is consistent with the view.
    State guess(const View& view, Random& random) { return sample(view, random); }
    /// Returns whether the actions of this seat are in the tree. If not, `play` chooses them.
    bool branches(const State&, Seat) { return true; }
    /// Returns the actions to choose from in the tree, at least one.
    Actions actions(const State& state, Seat seat)
    {
        using adl::legal;
        return legal(state, seat);
    }
    /// Sets the prior weight of each action, which must be positive. All are 1 beforehand.
    void weigh(const State&, Seat, const Actions&, std::span<double>) { }
    /// Returns the action of a seat outside the tree.
    Action play(const State& state, Seat seat, Random& random) { return random_action<G>(state, seat, random); }
    /// Returns a key that distinguishes states reached by the same actions as far as the pending seats can distinguish
    /// them. States with the same key share a node, which learns what is best on average.
    std::uint64_t observation_key(const State&) { return 0; }
    /// Returns whether to stop playing at this state. Not called when the game is over.
    bool ends(const State&) { return false; }
    /// Returns the values of a state at which `ends` is true or the game is over.
    Values worth(const State& state)
    {
        using adl::result;
        const Result end = result(state);
        Values worths{};
        for (const Seat winner : end.winners)
            worths[winner] = 1.0 / end.winners.size();
        return worths;
    }
};

/// Information-set Monte Carlo tree search for any game. Each iteration guesses a state and plays it through one tree,
/// whose nodes depend on what was done and seen, not on what is hidden. An action competes only in iterations whose
/// guess allows it. Seats that are pending together choose independently of each other. The constructor reserves all
/// memory; searching does not allocate.
template <Game G, class Policy = SearchPolicy<G>>
class Search {
public:
    using State = typename G::State;
    using View = typename G::View;
    using Action = typename G::Action;
    using Actions = typename G::Actions;

    struct Candidate {
        Action action;
        int times = 0;
        /// The mean value to the seat; 0 if the action was never tried.
        double worth = 0;
    };

    Search(Policy& policy, const Effort& effort)
        : policy_(policy)
        , effort_(effort)
    {
        edges_.reserve(static_cast<std::size_t>(std::max(effort.actions, Actions::capacity() * max_seats)));
        nodes_.reserve(static_cast<std::size_t>(effort.iterations) + 1);
        links_.reserve(static_cast<std::size_t>(effort.iterations));
        path_.reserve(most_path);
        tried_.reserve(Actions::capacity());
    }

    /// Returns an action for the seat of the view, which must be pending.
    Action decide(const View& view, Random& random, const std::stop_token& stop = {})
    {
        nodes_.assign(1, {});
        edges_.clear();
        links_.clear();
        for (int left = effort_.iterations; left > 0; --left) {
            iterate(view, random);
            if (stop.stop_requested() || settled(view.seat, left - 1))
                break;
        }
        list_tried(view.seat);
        const Candidate* best = &tried_.front();
        for (const Candidate& one : tried_)
            if (one.times > best->times || (one.times == best->times && one.worth > best->worth))
                best = &one;
        return best->action;
    }

    std::span<const Candidate> tried() const { return tried_; }

private:
    static constexpr std::int32_t none = -1;
    static constexpr std::size_t most_path = 256;

    struct Edge {
        Action action;
        Seat seat;
        double weight;
        double worth = 0;
        std::int32_t tried = 0;
        /// The number of iterations whose guessed state allowed the action.
        std::int32_t offered = 0;
        std::int32_t next = none;
    };
    struct Node {
        std::int32_t first_edge = none;
        std::int32_t last_edge = none;
        std::int32_t first_link = none;
    };
    /// A link to another node. The key combines the actions done and `SearchPolicy::observation_key`.
    struct Link {
        std::uint64_t key;
        std::int32_t node;
        std::int32_t next;
    };

    static std::uint64_t mixed(std::uint64_t key, std::uint64_t more)
    {
        key = (key ^ more) * 0x9E3779B97F4A7C15u;
        return key ^ key >> 29u;
    }

    void iterate(const View& view, Random& random)
    {
        State state = policy_.guess(view, random);
        path_.clear();
        std::int32_t node = 0;
        bool grown = false;
        std::uint64_t key = 0;
        for (SeatSet seats = pending(state); !seats.empty() && !policy_.ends(state); seats = pending(state)) {
            const bool branches = node != none && branching(state, seats);
            if (branches && key != 0) {
                node = follow(node, mixed(key, policy_.observation_key(state)), grown);
                key = 0;
            }
            for (const Seat seat : seats) {
                if (!pending(state).contains(seat))
                    continue;
                const std::int32_t edge = node != none && branches && policy_.branches(state, seat)
                    ? choose(static_cast<std::size_t>(node), state, seat)
                    : none;
                const Action action = edge != none ? at(edge).action : policy_.play(state, seat, random);
                if (edge != none) {
                    path_.push_back(edge);
                    key = mixed(key, static_cast<std::uint64_t>(edge) + 1);
                }
                events_.clear();
                apply(state, seat, action, events_);
            }
            if (branches && key == 0)
                node = none;
        }
        const Values worths = policy_.worth(state);
        for (const std::int32_t number : path_) {
            Edge& edge = at(number);
            ++edge.tried;
            edge.worth += worths[edge.seat];
        }
    }

    bool branching(const State& state, SeatSet seats)
    {
        for (const Seat seat : seats)
            if (policy_.branches(state, seat))
                return true;
        return false;
    }

    /// Returns the node for the key. Adds it if it does not exist, but at most one node in each iteration; otherwise
    /// returns `none`.
    std::int32_t follow(std::int32_t from, std::uint64_t key, bool& grown)
    {
        Node& node = nodes_[static_cast<std::size_t>(from)];
        for (std::int32_t link = node.first_link; link != none; link = links_[static_cast<std::size_t>(link)].next)
            if (links_[static_cast<std::size_t>(link)].key == key)
                return links_[static_cast<std::size_t>(link)].node;
        if (grown || nodes_.size() == nodes_.capacity() || links_.size() == links_.capacity())
            return none;
        grown = true;
        const auto made = static_cast<std::int32_t>(nodes_.size());
        links_.push_back({key, made, node.first_link});
        node.first_link = static_cast<std::int32_t>(links_.size() - 1);
        nodes_.push_back({});
        return made;
    }

    /// Returns the edge to try next for the seat, or `none` if the tree is full.
    std::int32_t choose(std::size_t number, const State& state, Seat seat)
    {
        if (path_.size() == most_path)
            return none;
        const Actions actions = policy_.actions(state, seat);
        std::array<std::int32_t, static_cast<std::size_t>(Actions::capacity())> found;
        const auto count = actions.size();
        if (!find(nodes_[number], actions, seat, found) && !add(nodes_[number], state, actions, seat, found))
            return none;
        double weights = 0;
        double worth = 0;
        int offered = 0;
        int tried = 0;
        for (std::size_t at_action = 0; at_action < count; ++at_action) {
            Edge& edge = at(found[at_action]);
            ++edge.offered;
            offered = std::max(offered, edge.offered);
            weights += edge.weight;
            worth += edge.worth;
            tried += edge.tried;
        }
        const double usual = tried > 0 ? worth / tried : 0.5;
        const double reach = effort_.exploration * std::sqrt(static_cast<double>(offered)) / weights;
        std::int32_t best = none;
        double most = 0;
        for (std::size_t at_action = 0; at_action < count; ++at_action) {
            const Edge& edge = at(found[at_action]);
            const double mean = edge.tried > 0 ? edge.worth / edge.tried : usual;
            const double score = mean + reach * edge.weight / (1.0 + edge.tried);
            if (best == none || score > most) {
                best = found[at_action];
                most = score;
            }
        }
        return best;
    }

    /// Finds the edge of each action, or `none`, and returns whether all exist. The edges are mostly in the order of
    /// the actions, so the next edge is tried first.
    bool find(const Node& node, const Actions& actions, Seat seat, std::span<std::int32_t> found)
    {
        bool all = true;
        std::int32_t likely = node.first_edge;
        for (std::size_t action = 0; action < actions.size(); ++action) {
            const auto is = [&](std::int32_t edge) {
                return at(edge).seat == seat && at(edge).action == actions[action];
            };
            if (likely == none || !is(likely)) {
                likely = node.first_edge;
                while (likely != none && !is(likely))
                    likely = at(likely).next;
            }
            found[action] = likely;
            all = all && likely != none;
            likely = likely != none ? at(likely).next : node.first_edge;
        }
        return all;
    }

    bool add(Node& node, const State& state, const Actions& actions, Seat seat, std::span<std::int32_t> found)
    {
        const auto missing = static_cast<std::size_t>(
            std::count(found.begin(), found.begin() + static_cast<std::ptrdiff_t>(actions.size()), none));
        if (edges_.size() + missing > edges_.capacity())
            return false;
        std::array<double, static_cast<std::size_t>(Actions::capacity())> weights;
        const std::span<double> used(weights.data(), actions.size());
        std::ranges::fill(used, 1.0);
        policy_.weigh(state, seat, actions, used);
        double sum = 0;
        for (const double weight : used)
            sum += weight;
        for (std::size_t action = 0; action < actions.size(); ++action) {
            if (found[action] != none)
                continue;
            const auto made = static_cast<std::int32_t>(edges_.size());
            edges_.push_back({actions[action], seat, used[action] / sum});
            (node.last_edge == none ? node.first_edge : at(node.last_edge).next) = made;
            node.last_edge = made;
            found[action] = made;
        }
        return true;
    }

    /// Returns whether the most tried action of the seat remains so whatever the remaining iterations bring.
    bool settled(Seat seat, int left) const
    {
        int first = 0;
        int second = 0;
        for (std::int32_t edge = nodes_.front().first_edge; edge != none; edge = at(edge).next) {
            if (at(edge).seat != seat)
                continue;
            const int times = at(edge).tried;
            second = std::max(second, std::min(first, times));
            first = std::max(first, times);
        }
        return first - second > left;
    }

    void list_tried(Seat seat)
    {
        tried_.clear();
        for (std::int32_t number = nodes_.front().first_edge; number != none; number = at(number).next) {
            const Edge& edge = at(number);
            if (edge.seat == seat && tried_.size() < tried_.capacity())
                tried_.push_back({edge.action, edge.tried, edge.tried > 0 ? edge.worth / edge.tried : 0.0});
        }
    }

    Edge& at(std::int32_t edge) { return edges_[static_cast<std::size_t>(edge)]; }
    const Edge& at(std::int32_t edge) const { return edges_[static_cast<std::size_t>(edge)]; }

    Policy& policy_;
    Effort effort_;
    std::vector<Edge> edges_;
    std::vector<Node> nodes_;
    std::vector<Link> links_;
    std::vector<std::int32_t> path_;
    std::vector<Candidate> tried_;
    typename G::Events events_;
};

}
