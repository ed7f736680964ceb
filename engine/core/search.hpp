#pragma once

#include "core/playout.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

namespace backroom {

/// How much a search does, whatever time that takes.
struct Effort {
    /// Games that are guessed and played from here, at least 1.
    int iterations = 1000;
    /// Actions that the tree holds at most; beyond them nothing grows.
    int actions = 20000;
    /// How far an action that looks worse is tried all the same; worths are from 0 to 1.
    double curiosity = 0.7;
};

/// The worth of a state to each seat, from 0 to 1.
using Worths = std::array<double, max_seats>;

/// What a search asks of a game. This one knows nothing but the rules; a game derives its own from it and hides what it
/// knows better. A knowledge may keep what it needs in itself: a search calls it from one thread.
template <Game G>
struct Knowledge {
    using State = typename G::State;
    using View = typename G::View;
    using Action = typename G::Action;
    using Actions = typename G::Actions;

    /// A state that agrees with the view.
    State guess(const View& view, Random& random) { return sample(view, random); }
    /// Whether the tree learns what this seat does; if not, it does what `play` says.
    bool branches(const State&, Seat) { return true; }
    /// What the tree chooses from, at least one.
    Actions actions(const State& state, Seat seat)
    {
        using by_arguments::legal;
        return legal(state, seat);
    }
    /// How likely each of the actions is the best before any is tried: sets the weights, which are all 1, to what is
    /// positive.
    void weigh(const State&, Seat, const Actions&, std::span<double>) { }
    /// What a seat does where the tree does not reach.
    Action play(const State& state, Seat seat, Random& random) { return random_action<G>(state, seat, random); }
    /// Tells apart, among states that the same actions in the tree have led to, those that the seats which decide now
    /// can tell apart; where it does not, the tree learns what is best on the average.
    std::uint64_t sight(const State&) { return 0; }
    /// Whether it is played no further than here; when the game is over it is not asked.
    bool ends(const State&) { return false; }
    /// Of a state that `ends`, or is over.
    Worths worth(const State& state)
    {
        using by_arguments::result;
        const Result end = result(state);
        Worths worths{};
        for (const Seat winner : end.winners)
            worths[winner] = 1.0 / end.winners.size();
        return worths;
    }
};

/// Information-set Monte-Carlo tree search, of any game. Each iteration plays a guessed state through one tree, which
/// holds what was done and not what was hidden; an action competes only where a guess allows it. Seats that are pending
/// together choose apart: none of them learns from what another one did. The arena is taken once; searching allocates
/// nothing.
template <Game G, class Known = Knowledge<G>>
class Search {
public:
    using State = typename G::State;
    using View = typename G::View;
    using Action = typename G::Action;
    using Actions = typename G::Actions;

    /// An action of the seat that decides.
    struct Tried {
        Action action;
        int times = 0;
        /// The mean worth to the seat; 0 when it was never tried.
        double worth = 0;
    };

    Search(Known& known, const Effort& effort)
        : known_(known)
        , effort_(effort)
    {
        edges_.reserve(static_cast<std::size_t>(std::max(effort.actions, Actions::capacity() * max_seats)));
        nodes_.reserve(static_cast<std::size_t>(effort.iterations) + 1);
        ways_.reserve(static_cast<std::size_t>(effort.iterations));
        path_.reserve(most_path);
        tried_.reserve(Actions::capacity());
    }

    /// What the seat of the view does, which must be pending.
    Action decide(const View& view, Random& random, const std::stop_token& stop = {})
    {
        nodes_.assign(1, {});
        edges_.clear();
        ways_.clear();
        for (int left = effort_.iterations; left > 0; --left) {
            iterate(view, random);
            if (stop.stop_requested() || settled(view.seat, left - 1))
                break;
        }
        list_tried(view.seat);
        const Tried* best = &tried_.front();
        for (const Tried& one : tried_)
            if (one.times > best->times || (one.times == best->times && one.worth > best->worth))
                best = &one;
        return best->action;
    }

    /// What the newest decision chose from.
    std::span<const Tried> tried() const { return tried_; }

private:
    static constexpr std::int32_t none = -1;
    static constexpr std::size_t most_path = 256;

    /// What one seat did at a node.
    struct Edge {
        Action action;
        Seat seat;
        double weight;
        double worth = 0;
        std::int32_t tried = 0;
        /// How often a guess allowed it.
        std::int32_t offered = 0;
        std::int32_t next = none;
    };
    struct Node {
        std::int32_t first_edge = none;
        std::int32_t last_edge = none;
        std::int32_t first_way = none;
    };
    /// From a node to another one: what was done, and what was seen since.
    struct Way {
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
        State state = known_.guess(view, random);
        path_.clear();
        std::int32_t node = 0;
        bool grown = false;
        std::uint64_t key = 0;
        for (SeatSet seats = pending(state); !seats.empty() && !known_.ends(state); seats = pending(state)) {
            const bool branches = node != none && branching(state, seats);
            if (branches && key != 0) {
                node = follow(node, mixed(key, known_.sight(state)), grown);
                key = 0;
            }
            for (const Seat seat : seats) {
                if (!pending(state).contains(seat))
                    continue;
                const std::int32_t edge = node != none && branches && known_.branches(state, seat)
                    ? choose(static_cast<std::size_t>(node), state, seat)
                    : none;
                const Action action = edge != none ? at(edge).action : known_.play(state, seat, random);
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
        const Worths worths = known_.worth(state);
        for (const std::int32_t number : path_) {
            Edge& edge = at(number);
            ++edge.tried;
            edge.worth += worths[edge.seat];
        }
    }

    bool branching(const State& state, SeatSet seats)
    {
        for (const Seat seat : seats)
            if (known_.branches(state, seat))
                return true;
        return false;
    }

    /// An iteration grows the tree by one node.
    std::int32_t follow(std::int32_t from, std::uint64_t key, bool& grown)
    {
        Node& node = nodes_[static_cast<std::size_t>(from)];
        for (std::int32_t way = node.first_way; way != none; way = ways_[static_cast<std::size_t>(way)].next)
            if (ways_[static_cast<std::size_t>(way)].key == key)
                return ways_[static_cast<std::size_t>(way)].node;
        if (grown || nodes_.size() == nodes_.capacity() || ways_.size() == ways_.capacity())
            return none;
        grown = true;
        const auto made = static_cast<std::int32_t>(nodes_.size());
        ways_.push_back({key, made, node.first_way});
        node.first_way = static_cast<std::int32_t>(ways_.size() - 1);
        nodes_.push_back({});
        return made;
    }

    /// The edge of what the seat does, or none when the tree is full.
    std::int32_t choose(std::size_t number, const State& state, Seat seat)
    {
        if (path_.size() == most_path)
            return none;
        const Actions actions = known_.actions(state, seat);
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
        const double reach = effort_.curiosity * std::sqrt(static_cast<double>(offered)) / weights;
        std::int32_t best = none;
        double most = 0;
        for (std::size_t at_action = 0; at_action < count; ++at_action) {
            const Edge& edge = at(found[at_action]);
            const double mean = edge.tried > 0 ? edge.worth / edge.tried : usual;
            const double hope = mean + reach * edge.weight / (1.0 + edge.tried);
            if (best == none || hope > most) {
                best = found[at_action];
                most = hope;
            }
        }
        return best;
    }

    /// Whether every action is there; those that are not are marked `none`. Actions mostly come in the same order.
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
        std::fill(used.begin(), used.end(), 1.0);
        known_.weigh(state, seat, actions, used);
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

    /// Whether the most tried action of the seat stays that, whatever the iterations left bring.
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

    Known& known_;
    Effort effort_;
    std::vector<Edge> edges_;
    std::vector<Node> nodes_;
    std::vector<Way> ways_;
    std::vector<std::int32_t> path_;
    std::vector<Tried> tried_;
    typename G::Events events_;
};

}
