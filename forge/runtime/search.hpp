// Information set Monte Carlo tree search over compiled positions; realmwright.bots.tree is the same in plain Python.
//
// It is written by hand, for it is no rule: it lives on floating-point statistics, which the forge does not know, and on
// a clock and threads. Both versions do the same operations on floating-point numbers in the same order and draw the same
// random numbers, so with one thread and a number of simulations they make the same choices.
//
// Generated code gives the rules of a game as a struct with static functions: legal, play, totals, seat, secrets,
// turns, imagined, policy (the game's best), and evaluate if has_evaluation says so.
#pragma once

#include <chrono>
#include <cmath>
#include <deque>
#include <memory>
#include <thread>
#include <unordered_set>
#include <vector>

#include "binding.hpp"

namespace rw {

using Clock = std::chrono::steady_clock;

// What guides the beam and the priors: points ahead, or the heuristic of the game.
enum class Guide { LEAD, HEURISTIC };

// The constants of realmwright.bots.tree and .turns; the names are the same there.
struct SearchSettings {
    long long beam_width, max_turns, lookahead, min_width, max_branches, most_actions, point, hopeless;
    double tie_noise, heuristic_scale, temperature, adviser_prior, exploration, virtual_visits, unvisited_penalty,
        lead_scale, playout_share;
};

constexpr double PRUNED = -std::numeric_limits<double>::infinity();

// wide_seed() of realmwright.dice.
inline Word wide_seed(Luck& luck) {
    const auto high = static_cast<Word>(luck.below(Num{1} << 31));
    return high << 32 | static_cast<Word>(luck.below(Num{1} << 32));
}

inline Clock::time_point after_seconds(double seconds) {
    // Longer than anybody waits, and short enough for the clock.
    return Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(std::min(seconds, 1e6)));
}

// Play by the best policy up to the last choice of the turn. Tells the action that ends the turn, or the game; the position
// is that before it. None if so many actions do not suffice.
template <class Rules, class State>
std::optional<Num> finish_turn(State& position, Stream& stream, Num most) {
    const Num turns = Rules::turns(position);
    State after = position;
    for (; most && truth(Rules::legal(position)); --most) {
        const Num action = Rules::policy(position, stream);
        Rules::play(after, action);
        if (Rules::turns(after) != turns || !Rules::seat(after)) return action;
        position = after;
    }
    return std::nullopt;
}

// The statistics of an action in the tree, or of a candidate at the root.
struct SearchNode {
    struct Branch {
        Num action;
        double prior;
        // Null until it is visited.
        SearchNode* node;
    };

    // The sum of the values of simulations, for the seat that chose the action.
    double value = 0;
    Num visits = 0;
    // Simulations on their way through it that wait for an answer; each counts as a lost game until then.
    Num pending = 0;
    // In ascending order of the actions.
    std::vector<Branch> branches;
};

template <class State, class Rules>
class Search {
public:
    struct Candidate {
        std::vector<Num> actions;
        double prior;
        // Expected final points relative to the best turn; PRUNED if this is a single action and no turn.
        double heuristic;
    };

    enum class Need { PRIORS, VALUE, NOTHING };

    // A simulation under way.
    struct Simulation {
        State position;
        Luck luck;
        Word playout_seed = 0;
        SearchNode* node = nullptr;
        std::vector<std::pair<SearchNode*, Num>> path;
        // The legal actions of the position that have no prior yet.
        std::vector<Num> missing;
        Need need = Need::NOTHING;
        // What a playout from the leaf came to, where it has a share in the value.
        std::vector<double> outcome;
    };

    std::vector<Candidate> candidates;

    // One tree for each of the seeds. With advice from the best policy the candidates are single actions; without it they
    // are turns, and the beam narrows once so many seconds have passed.
    Search(const State& root, Guide guide, bool advised, const SearchSettings& settings, Word noise,
           const std::vector<Word>& seeds, double narrow_after)
        : settings(settings), guide(guide), advised(advised), root(root), beam_luck{noise} {
        for (const Word seed : seeds) trees.emplace_back(seed);
        set_root(root);
        const auto deadline = after_seconds(narrow_after);
        if (!advised) find_turns(deadline);
        if (candidates.empty()) {
            std::vector<Num> actions;
            for (const Num action : each(Rules::legal(this->root))) actions.push_back(action);
            std::vector<double> priors;
            find_priors(trees[0], this->root, actions, noise, priors);
            for (std::size_t at = 0; at < actions.size(); ++at)
                candidates.push_back({{actions[at]}, priors[at], PRUNED});
        }
        for (Tree& tree : trees)
            for (std::size_t at = 0; at < candidates.size(); ++at) tree.roots.push_back(&tree.nodes.emplace_back());
        sum_priors();
    }

    std::size_t threads() const { return trees.size(); }

    // Simulate until there were so many since the choice began, or the time is up; tells how many there were.
    std::size_t run(std::size_t goal, double seconds) {
        const auto deadline = after_seconds(seconds);
        std::vector<std::exception_ptr> failures(trees.size());
        const auto work = [&](std::size_t number) {
            try {
                Tree& tree = trees[number];
                // So the share of each tree does not depend on how often this is called.
                const std::size_t share = (goal + trees.size() - 1 - number) / trees.size();
                while (tree.done < share) {
                    simulate(tree);
                    ++tree.done;
                    if (Clock::now() >= deadline) break;
                }
            } catch (...) {
                failures[number] = std::current_exception();
            }
        };
        std::vector<std::thread> others;
        try {
            for (std::size_t number = 1; number < trees.size(); ++number) others.emplace_back(work, number);
        } catch (...) {
            // The system has no more threads to give.
            for (std::thread& other : others) other.join();
            throw;
        }
        work(0);
        for (std::thread& other : others) other.join();
        for (const std::exception_ptr& failure : failures)
            if (failure) std::rethrow_exception(failure);
        return done();
    }

    std::size_t done() const {
        std::size_t found = 0;
        for (const Tree& tree : trees) found += tree.done;
        return found;
    }

    Num visits(std::size_t candidate) const {
        Num found = 0;
        for (const Tree& tree : trees) found += tree.roots[candidate]->visits;
        return found;
    }
    double value(std::size_t candidate) const {
        double found = 0;
        for (const Tree& tree : trees) found += tree.roots[candidate]->value;
        return found;
    }

    // The next choice of the same turn: some candidates are left, without the actions that were played meanwhile.
    void go_on(const State& position, const std::vector<std::size_t>& places, std::size_t played) {
        drop_leaves();
        std::vector<Candidate> left;
        for (const std::size_t place : places) {
            const Candidate& kept = candidates.at(place);
            if (kept.actions.size() <= played) fail(Problem::VALUE, "no action of this candidate is left");
            left.push_back({{kept.actions.begin() + static_cast<std::ptrdiff_t>(played), kept.actions.end()},
                            kept.prior,
                            kept.heuristic});
        }
        for (Tree& tree : trees) {
            std::vector<SearchNode*> roots;
            for (const std::size_t place : places) roots.push_back(tree.roots[place]);
            tree.roots = std::move(roots);
            tree.done = 0;
        }
        candidates = std::move(left);
        set_root(position);
        sum_priors();
    }

    // Leaves for somebody else to judge. Only one tree hands out any.

    const std::vector<std::unique_ptr<Simulation>>& waiting() const { return leaves; }

    // Begin simulations until so many wait for an answer. What ends without a question is complete; where the game is
    // nearly over that may be all of them, so then the time counts. At the ends of turns nothing but values is asked
    // for: priors are found as usual, and a turn that is under way is finished by the policy.
    void begin_leaves(std::size_t count, std::size_t goal, bool at_turn_ends, double seconds) {
        const auto deadline = after_seconds(seconds);
        Tree& tree = trees[0];
        while (leaves.size() < count && tree.done + leaves.size() < goal) {
            const std::size_t waiting = leaves.size();
            auto simulation = std::make_unique<Simulation>();
            begin(tree, *simulation);
            if (at_turn_ends)
                suspend_at_turn_end(tree, std::move(simulation));
            else
                suspend(tree, std::move(simulation));
            if (leaves.size() == waiting && Clock::now() >= deadline) break;
        }
    }

    // Go on with a leaf: with priors for what was missing, or with the values of the position for all seats, and priors
    // for its legal actions if the judge has any.
    void answer(std::vector<std::unique_ptr<Simulation>> answered, const std::vector<std::vector<double>>& values,
                const std::vector<std::vector<double>>& priors) {
        Tree& tree = trees[0];
        for (std::size_t at = 0; at < answered.size(); ++at) {
            auto& simulation = answered[at];
            for (auto& [node, mover] : simulation->path) --node->pending;
            if (!priors[at].empty()) add_branches(tree, *simulation->node, simulation->missing, priors[at]);
            if (simulation->need == Need::PRIORS) {
                suspend(tree, std::move(simulation));
            } else {
                std::vector<double> value = values[at];
                for (std::size_t place = 0; place < simulation->outcome.size(); ++place)
                    value[place] += settings.playout_share * (simulation->outcome[place] - value[place]);
                credit(*simulation, value);
                ++tree.done;
            }
        }
    }

    std::vector<std::unique_ptr<Simulation>> take_leaves() { return std::exchange(leaves, {}); }

private:
    struct Tree {
        Word seed;
        // What the adviser draws from.
        Luck luck;
        std::deque<SearchNode> nodes;
        std::vector<SearchNode*> roots;
        std::size_t branches = 0;
        std::size_t done = 0;
        // Room that simulations use again.
        Simulation simulation;
        std::optional<State> trial;
        std::vector<SearchNode::Branch*> legal;
        std::vector<double> priors;

        explicit Tree(Word seed) : seed(seed), luck{seed} {}
    };

    SearchSettings settings;
    Guide guide;
    bool advised;
    State root;
    Luck beam_luck;
    Num seat = 0;
    double root_priors = 0;
    std::deque<Tree> trees;
    std::vector<std::unique_ptr<Simulation>> leaves;

    void set_root(const State& position) {
        root = position;
        root.journal = Journal();
        root.dice.luck = &beam_luck;
        const std::optional<Num> mover = Rules::seat(root);
        if (!mover) fail(Problem::VALUE, "the game is over: there is nothing to search");
        seat = *mover;
    }

    void sum_priors() {
        root_priors = 0;
        for (const Candidate& candidate : candidates) root_priors += candidate.prior;
    }

    void drop_leaves() {
        for (auto& simulation : leaves)
            for (auto& [node, mover] : simulation->path) --node->pending;
        leaves.clear();
    }

    // The evaluation of a position for a seat, in points.
    double evaluate(State& position, Num for_seat) const {
        if constexpr (Rules::has_evaluation)
            if (guide == Guide::HEURISTIC) {
                const Num found = Rules::evaluate(position, for_seat);
                return found == settings.hopeless ? PRUNED
                                                  : static_cast<double>(found) / static_cast<double>(settings.point);
            }
        const auto totals = Rules::totals(position);
        return static_cast<double>(totals[for_seat] - best_other(totals, for_seat));
    }

    template <class Totals>
    static Num best_other(const Totals& totals, Num for_seat) {
        std::optional<Num> best;
        for (Num other = 0; other < totals.size(); ++other)
            if (other != for_seat) best = best ? std::max(*best, totals[other]) : totals[other];
        return best.value_or(0);
    }

    // The beam search of realmwright.bots.turns, with distinct turns. Unfinished turns are known by the one that they
    // go on from, so only those that are kept have a position of their own.
    void find_turns(Clock::time_point deadline) {
        struct Unfinished {
            double value;
            std::size_t from;
            Num action;
        };
        const auto better = [](const auto& a, const auto& b) { return a.value > b.value; };
        struct Turn {
            double value;
            std::vector<Num> actions;
        };
        const Num secrets = Rules::secrets(root);
        std::vector<Turn> done, beam{{0.0, {}}};
        std::vector<State> positions{root}, next;
        std::vector<Unfinished> expanded;
        // Turns with the same actions and the same value, by 64 bits of a hash: two others are hardly ever alike.
        std::unordered_set<Word> known;
        std::optional<State> after;
        // What the trials draw themselves has no effect on their values.
        Luck noise = beam_luck;
        for (Num step = 0; step < settings.lookahead; ++step) {
            expanded.clear();
            for (std::size_t place = 0; place < beam.size(); ++place) {
                if (place >= static_cast<std::size_t>(settings.min_width) && Clock::now() > deadline) break;
                Word played = 0;
                for (const Num action : beam[place].actions) played += Luck::scattered(0, static_cast<Word>(action)).value;
                for (const Num action : each(Rules::legal(positions[place]))) {
                    if (after)
                        *after = positions[place];
                    else
                        after.emplace(positions[place]);
                    Rules::play(*after, action);
                    double value = evaluate(*after, seat);
                    if (value == PRUNED) continue;
                    const Word actions = played + Luck::scattered(0, static_cast<Word>(action)).value;
                    if (!known.insert(Luck::scattered(std::bit_cast<Word>(value), actions).value).second) continue;
                    value += static_cast<double>(noise.below(1024)) * settings.tie_noise;
                    if (Rules::seat(*after) != std::optional<Num>(seat) || Rules::secrets(*after) != secrets) {
                        done.push_back({value, beam[place].actions});
                        done.back().actions.push_back(action);
                    } else {
                        expanded.push_back({value, place, action});
                    }
                }
            }
            if (expanded.empty()) {
                beam.clear();
                break;
            }
            std::stable_sort(expanded.begin(), expanded.end(), better);
            if (expanded.size() > static_cast<std::size_t>(settings.beam_width))
                expanded.resize(static_cast<std::size_t>(settings.beam_width));
            std::vector<Turn> kept;
            next.clear();
            for (const Unfinished& found : expanded) {
                kept.push_back({found.value, beam[found.from].actions});
                kept.back().actions.push_back(found.action);
                next.push_back(positions[found.from]);
                Rules::play(next.back(), found.action);
            }
            beam = std::move(kept);
            std::swap(positions, next);
        }
        for (Turn& turn : beam)
            if (!turn.actions.empty()) done.push_back(std::move(turn));
        std::stable_sort(done.begin(), done.end(), better);
        if (done.size() > static_cast<std::size_t>(settings.max_turns))
            done.resize(static_cast<std::size_t>(settings.max_turns));
        for (const Turn& turn : done) {
            const double value = settings.heuristic_scale * (turn.value - done[0].value);
            candidates.push_back({turn.actions, std::exp(value / settings.temperature), value});
        }
    }

    // The prior probability of each of these actions: a softmax over evaluations, mixed with the policy's choice. Whatever
    // the trials draw begins with a seed, and takes nothing from the chance of the position.
    void find_priors(Tree& tree, State& position, const std::vector<Num>& actions, Word seed, std::vector<double>& priors) {
        priors.clear();
        const Num mover = some(Rules::seat(position));
        for (const Num action : actions) {
            if (tree.trial)
                *tree.trial = position;
            else
                tree.trial.emplace(position);
            Luck luck{seed};
            tree.trial->dice.luck = &luck;
            Rules::play(*tree.trial, action);
            priors.push_back(evaluate(*tree.trial, mover));
        }
        const double most = *std::max_element(priors.begin(), priors.end());
        double total = 0;
        for (double& prior : priors) {
            // If all actions are pruned, they are equally likely.
            prior = most > PRUNED ? std::exp((prior - most) / settings.temperature) : 1.0;
            total += prior;
        }
        double share = 1;
        Num advice = -1;
        if (advised) {
            Stream stream(&tree.luck);
            advice = Rules::policy(position, stream);
            if (std::find(actions.begin(), actions.end(), advice) != actions.end()) share = 1 - settings.adviser_prior;
        }
        for (std::size_t at = 0; at < actions.size(); ++at)
            priors[at] = share * priors[at] / total + (1 - share) * (actions[at] == advice);
    }

    void simulate(Tree& tree) {
        Simulation& simulation = tree.simulation;
        begin(tree, simulation);
        if (walk_to_leaf(tree, simulation) == Need::VALUE) play_out(simulation);
        credit(simulation, outcome_values(Rules::totals(simulation.position)));
    }

    // Down the tree, with priors from the evaluation function, until a value is needed or the game is over.
    Need walk_to_leaf(Tree& tree, Simulation& simulation) {
        Need need;
        while ((need = walk(tree, simulation)) == Need::PRIORS) {
            find_priors(tree, simulation.position, simulation.missing, simulation.playout_seed, tree.priors);
            add_branches(tree, *simulation.node, simulation.missing, tree.priors);
        }
        return need;
    }

    // Common random numbers: the n-th simulation of every candidate has the same sample and the same chance.
    void begin(Tree& tree, Simulation& simulation) {
        const std::size_t chosen = choose_candidate(tree);
        SearchNode* const node = tree.roots[chosen];
        simulation.luck = Luck::scattered(tree.seed, static_cast<Word>(node->visits + node->pending));
        simulation.playout_seed = wide_seed(simulation.luck);
        Dice dice = root.dice;
        dice.luck = &simulation.luck;
        simulation.position = Rules::imagined(root, seat, dice);
        simulation.position.dice.luck = &simulation.luck;
        for (const Num action : candidates[chosen].actions) Rules::play(simulation.position, action);
        simulation.node = node;
        simulation.path.clear();
        simulation.path.emplace_back(node, seat);
    }

    // Down the tree by PUCT, until priors or a value are needed.
    Need walk(Tree& tree, Simulation& simulation) {
        while (true) {
            const std::optional<Num> mover = Rules::seat(simulation.position);
            if (!mover) return Need::NOTHING;
            SearchNode& node = *simulation.node;
            simulation.missing.clear();
            tree.legal.clear();
            auto branch = node.branches.begin();
            for (const Num action : each(Rules::legal(simulation.position))) {
                while (branch != node.branches.end() && branch->action < action) ++branch;
                if (branch != node.branches.end() && branch->action == action)
                    tree.legal.push_back(&*branch);
                else
                    simulation.missing.push_back(action);
            }
            if (!node.visits) return Need::VALUE;
            if (!simulation.missing.empty()) {
                if (tree.branches < static_cast<std::size_t>(settings.max_branches) / trees.size()) return Need::PRIORS;
                // The tree is as large as it may be.
                return Need::VALUE;
            }
            SearchNode::Branch& chosen = *tree.legal[choose_branch(tree.legal)];
            Rules::play(simulation.position, chosen.action);
            if (!chosen.node) chosen.node = &tree.nodes.emplace_back();
            simulation.node = chosen.node;
            simulation.path.emplace_back(chosen.node, *mover);
        }
    }

    void add_branches(Tree& tree, SearchNode& node, const std::vector<Num>& actions, const std::vector<double>& priors) {
        for (std::size_t at = 0; at < actions.size(); ++at) {
            const auto place = std::lower_bound(node.branches.begin(), node.branches.end(), actions[at],
                                                [](const auto& branch, Num action) { return branch.action < action; });
            // Two simulations that wait at once can ask for the same action.
            if (place != node.branches.end() && place->action == actions[at]) continue;
            node.branches.insert(place, {actions[at], priors[at], nullptr});
            ++tree.branches;
        }
    }

    void play_out(Simulation& simulation) {
        Luck start{simulation.playout_seed};
        Luck luck = Luck::scattered(wide_seed(start), 0);
        State& position = simulation.position;
        position.dice.luck = &luck;
        Stream stream(&luck);
        for (Num left = settings.most_actions; left && truth(Rules::legal(position)); --left)
            Rules::play(position, Rules::policy(position, stream));
    }

    // The value of final points to each seat, from -1 to 1, by the lead over the best opponent.
    template <class Totals>
    std::vector<double> outcome_values(const Totals& totals) const {
        std::vector<double> values;
        for (Num at = 0; at < totals.size(); ++at)
            values.push_back(std::tanh(static_cast<double>(totals[at] - best_other(totals, at)) / settings.lead_scale));
        return values;
    }

    static void credit(Simulation& simulation, const std::vector<double>& values) {
        for (auto& [node, mover] : simulation.path) {
            ++node->visits;
            node->value += values[static_cast<std::size_t>(mover)];
        }
    }

    void suspend(Tree& tree, std::unique_ptr<Simulation> simulation) {
        simulation->need = walk(tree, *simulation);
        wait_or_end(tree, std::move(simulation));
    }

    // The same with the position at the last choice of the turn, where nothing is dealt yet for what follows.
    void suspend_at_turn_end(Tree& tree, std::unique_ptr<Simulation> simulation) {
        simulation->need = walk_to_leaf(tree, *simulation);
        if (simulation->need == Need::VALUE) {
            State& position = simulation->position;
            Luck luck{simulation->playout_seed};
            position.dice.luck = &luck;
            Stream stream(&luck);
            const std::optional<Num> last = finish_turn<Rules>(position, stream, settings.most_actions);
            State after = position;
            if (last) Rules::play(after, *last);
            if (!Rules::seat(after)) {
                position = after;
                simulation->need = Need::NOTHING;
            } else if (settings.playout_share > 0) {
                for (Num left = settings.most_actions; left && truth(Rules::legal(after)); --left)
                    Rules::play(after, Rules::policy(after, stream));
                simulation->outcome = outcome_values(Rules::totals(after));
            }
            position.dice.luck = &simulation->luck;
            simulation->missing.clear();
        }
        wait_or_end(tree, std::move(simulation));
    }

    void wait_or_end(Tree& tree, std::unique_ptr<Simulation> simulation) {
        if (simulation->need == Need::NOTHING) {
            credit(*simulation, outcome_values(Rules::totals(simulation->position)));
            ++tree.done;
            return;
        }
        for (auto& [node, mover] : simulation->path) ++node->pending;
        leaves.push_back(std::move(simulation));
    }

    // puct_choice() and estimated_values() of realmwright.bots.tree.
    std::size_t choose_branch(const std::vector<SearchNode::Branch*>& branches) const {
        Num visits = 0;
        double value = 0, priors = 0;
        for (const SearchNode::Branch* branch : branches) {
            priors += branch->prior;
            if (const SearchNode* node = branch->node) {
                visits += node->visits + node->pending;
                value += node->value - static_cast<double>(node->pending);
            }
        }
        const Weights weights(settings, visits, value, priors);
        std::size_t best = 0;
        double most = PRUNED;
        static const SearchNode unvisited;
        for (std::size_t at = 0; at < branches.size(); ++at) {
            const SearchNode& node = branches[at]->node ? *branches[at]->node : unvisited;
            const double score = weights.score(node, branches[at]->prior, weights.single(node));
            if (score > most) most = score, best = at;
        }
        return best;
    }

    // Candidate turns come in descending order of heuristic value and prior, so of the unvisited ones only the first is
    // considered: no other can have a higher score.
    std::size_t choose_candidate(const Tree& tree) const {
        const bool turns = candidates[0].heuristic > PRUNED;
        std::size_t count = 0;
        Num visits = 0;
        double value = 0;
        for (const SearchNode* node : tree.roots) {
            ++count;
            visits += node->visits + node->pending;
            value += node->value - static_cast<double>(node->pending);
            if (turns && !(node->visits + node->pending)) break;
        }
        const Weights weights(settings, visits, value, root_priors);
        std::size_t best = 0;
        double most = PRUNED;
        for (std::size_t at = 0; at < count; ++at) {
            const SearchNode& node = *tree.roots[at];
            const double worth = turns ? weights.turn(node, candidates[at].heuristic - candidates[0].heuristic)
                                       : weights.single(node);
            const double score = weights.score(node, candidates[at].prior, worth);
            if (score > most) most = score, best = at;
        }
        return best;
    }

    struct Weights {
        const SearchSettings& settings;
        double exploration, mean;

        Weights(const SearchSettings& settings, Num visits, double value, double priors)
            : settings(settings),
              exploration(settings.exploration * std::sqrt(static_cast<double>(visits + 1)) / (priors ? priors : 1.0)),
              mean(visits ? value / static_cast<double>(visits) : 0.0) {}

        static double visits(const SearchNode& node) { return static_cast<double>(node.visits + node.pending); }
        static double value(const SearchNode& node) { return node.value - static_cast<double>(node.pending); }
        double single(const SearchNode& node) const {
            return (value(node) + mean - settings.unvisited_penalty) / (visits(node) + 1);
        }
        double turn(const SearchNode& node, double behind) const {
            const double expected = mean + behind / settings.lead_scale;
            return (value(node) + settings.virtual_visits * expected) / (visits(node) + settings.virtual_visits);
        }
        double score(const SearchNode& node, double prior, double worth) const {
            return worth + exploration * prior / (1 + visits(node));
        }
    };
};

// Python's side

template <class Shell, class Rules>
struct SearchBox {
    using State = decltype(Shell::state);
    using Tree = Search<State, Rules>;

    PyObject_HEAD
    Tree* search;
    // The position at the root, which keeps alive what copies of it refer to.
    PyObject* position;
    bool busy;

    static SearchBox* of(PyObject* self) { return reinterpret_cast<SearchBox*>(self); }

    // Let other threads of Python go on meanwhile; none of them may use this search.
    template <class Work>
    void alone(Work work) {
        if (busy) fail(Problem::VALUE, "another thread uses this search");
        busy = true;
        std::exception_ptr failure;
        PyThreadState* waiting = PyEval_SaveThread();
        try {
            work();
        } catch (...) {
            failure = std::current_exception();
        }
        PyEval_RestoreThread(waiting);
        busy = false;
        if (failure) std::rethrow_exception(failure);
    }

    static Shell* checked(PyObject* self, PyObject* position) {
        if (Py_TYPE(position) != Py_TYPE(of(self)->position)) {
            PyErr_SetString(PyExc_TypeError, "a search goes on from a position of the same kind");
            throw Failed{};
        }
        return reinterpret_cast<Shell*>(position);
    }

    static PyObject* run(PyObject* self, PyObject* args) {
        long long goal;
        double seconds;
        if (!PyArg_ParseTuple(args, "Ld", &goal, &seconds)) return nullptr;
        try {
            std::size_t done = 0;
            of(self)->alone([&] { done = of(self)->search->run(static_cast<std::size_t>(std::max(goal, 0LL)), seconds); });
            return PyLong_FromSize_t(done);
        } catch (...) { raise(of(self)->position); return nullptr; }
    }

    // All candidates: the actions, prior, heuristic value, visits and the sum of values of each.
    static PyObject* candidates(PyObject* self, PyObject*) {
        try {
            if (of(self)->busy) fail(Problem::VALUE, "another thread uses this search");
            const Tree& search = *of(self)->search;
            Kept found(PyList_New(0));
            for (std::size_t at = 0; at < search.candidates.size(); ++at) {
                const auto& [actions, prior, heuristic] = search.candidates[at];
                Kept played(PyTuple_New(static_cast<Py_ssize_t>(actions.size())));
                Py_ssize_t place = 0;
                for (const Num action : actions) PyTuple_SET_ITEM(played.get(), place++, Kept(to_python(action)).give());
                Kept entry(Py_BuildValue("(OddLd)", played.get(), prior, heuristic,
                                         static_cast<long long>(search.visits(at)), search.value(at)));
                if (PyList_Append(found.get(), entry.get()) < 0) throw Failed{};
            }
            return found.give();
        } catch (...) { raise(of(self)->position); return nullptr; }
    }

    // go_on(the position of the next choice, places of the candidates that are left, how many actions were played)
    static PyObject* go_on(PyObject* self, PyObject* args) {
        PyObject *position, *places;
        Py_ssize_t played;
        if (!PyArg_ParseTuple(args, "OOn", &position, &places, &played)) return nullptr;
        try {
            Shell* const shell = checked(self, position);
            List<Num> wanted;
            from_python(places, wanted);
            std::vector<std::size_t> left;
            for (const Num place : wanted) {
                if (place < 0 || place >= static_cast<Num>(of(self)->search->candidates.size()))
                    fail(Problem::INDEX, "there is no such candidate");
                left.push_back(static_cast<std::size_t>(place));
            }
            if (left.empty() || played < 0) fail(Problem::VALUE, "no candidate is left");
            if (of(self)->busy) fail(Problem::VALUE, "another thread uses this search");
            Kept twin(copy_box<Shell>(position, nullptr));
            of(self)->search->go_on(shell->state, left, static_cast<std::size_t>(played));
            Py_SETREF(of(self)->position, twin.give());
            Py_RETURN_NONE;
        } catch (...) { raise(of(self)->position); return nullptr; }
    }

    // leaves(how many may wait at once, simulations in all, whether at ends of turns, seconds for those that end without
    // a question): each position with a seed for its chance, and the actions that have no prior yet; then whether a value
    // is wanted.
    static PyObject* leaves(PyObject* self, PyObject* args) {
        long long count, goal;
        int at_turn_ends;
        double seconds;
        if (!PyArg_ParseTuple(args, "LLpd", &count, &goal, &at_turn_ends, &seconds)) return nullptr;
        try {
            Tree& search = *of(self)->search;
            if (search.threads() != 1) fail(Problem::VALUE, "leaves are handed out on one thread");
            of(self)->alone([&] {
                search.begin_leaves(static_cast<std::size_t>(std::max(count, 1LL)),
                                    static_cast<std::size_t>(std::max(goal, 0LL)), at_turn_ends, seconds);
            });
            Kept found(PyList_New(0));
            for (const auto& simulation : search.waiting()) {
                Kept twin(copy_box<Shell>(of(self)->position, nullptr));
                State& state = reinterpret_cast<Shell*>(twin.get())->state;
                const auto dice = state.dice;
                state = simulation->position;
                state.dice = dice;
                Kept missing(to_python_list(simulation->missing));
                Kept entry(Py_BuildValue("(OKOO)", twin.get(), static_cast<unsigned long long>(simulation->playout_seed),
                                         missing.get(), simulation->need == Tree::Need::VALUE ? Py_True : Py_False));
                if (PyList_Append(found.get(), entry.get()) < 0) throw Failed{};
            }
            return found.give();
        } catch (...) { raise(of(self)->position); return nullptr; }
    }

    static std::vector<double> numbers(PyObject* given, std::size_t size, bool wanted, const char* what) {
        std::vector<double> found;
        if (given != Py_None) {
            Kept items(PySequence_Fast(given, "a list of numbers is wanted"));
            for (Py_ssize_t at = 0; at < PySequence_Fast_GET_SIZE(items.get()); ++at) {
                found.push_back(PyFloat_AsDouble(PySequence_Fast_GET_ITEM(items.get(), at)));
                if (PyErr_Occurred()) throw Failed{};
                if (!std::isfinite(found.back())) fail(Problem::VALUE, "values and priors are finite numbers");
            }
        }
        if (found.size() != size && (wanted || !found.empty())) {
            PyErr_Format(PyExc_ValueError, "%zu %s are wanted, not %zu", size, what, found.size());
            throw Failed{};
        }
        return found;
    }

    // answer(values of each leaf for all seats, priors of each leaf for the actions that had none); None for what is
    // not known. Nothing is taken over unless everything fits.
    static PyObject* answer(PyObject* self, PyObject* args) {
        PyObject *all_values, *all_priors;
        if (!PyArg_ParseTuple(args, "OO", &all_values, &all_priors)) return nullptr;
        try {
            Tree& search = *of(self)->search;
            if (of(self)->busy) fail(Problem::VALUE, "another thread uses this search");
            Kept values(PySequence_Fast(all_values, "a list of values is wanted"));
            Kept priors(PySequence_Fast(all_priors, "a list of priors is wanted"));
            const auto count = static_cast<Py_ssize_t>(search.waiting().size());
            if (PySequence_Fast_GET_SIZE(values.get()) != count || PySequence_Fast_GET_SIZE(priors.get()) != count) {
                PyErr_Format(PyExc_ValueError, "%zd leaves wait for an answer", count);
                throw Failed{};
            }
            std::vector<std::vector<double>> given_values, given_priors;
            for (Py_ssize_t at = 0; at < count; ++at) {
                const auto& simulation = *search.waiting()[static_cast<std::size_t>(at)];
                const bool valued = simulation.need == Tree::Need::VALUE;
                const auto seats = static_cast<std::size_t>(simulation.position.players);
                given_values.push_back(numbers(PySequence_Fast_GET_ITEM(values.get(), at), seats, valued, "values"));
                given_priors.push_back(
                    numbers(PySequence_Fast_GET_ITEM(priors.get(), at), simulation.missing.size(), !valued, "priors"));
            }
            of(self)->alone([&] { search.answer(search.take_leaves(), given_values, given_priors); });
            Py_RETURN_NONE;
        } catch (...) { raise(of(self)->position); return nullptr; }
    }

    // finish_turn(a number that the luck of the policy begins with, actions at most): the position at the last choice of the
    // turn, and the action that ends it, or None.
    static PyObject* finish_turn(PyObject* self, PyObject* args) {
        unsigned long long start;
        long long most;
        if (!PyArg_ParseTuple(args, "KL", &start, &most)) return nullptr;
        try {
            State position = reinterpret_cast<Shell*>(self)->state;
            position.journal = Journal();
            Luck luck{start};
            Stream stream(&luck);
            const std::optional<Num> last = rw::finish_turn<Rules>(position, stream, most);
            Kept found(box_beside<Shell>(self, std::move(position)));
            return Py_BuildValue("(OO)", found.get(), Kept(last ? to_python(*last) : Py_NewRef(Py_None)).get());
        } catch (...) { raise(self); return nullptr; }
    }

    static void free(PyObject* self) {
        PyTypeObject* type = Py_TYPE(self);
        delete of(self)->search;
        Py_XDECREF(of(self)->position);
        type->tp_free(self);
        Py_DECREF(type);
    }

    static PyTypeObject* type() {
        static PyMethodDef methods[] = {{"run", run, METH_VARARGS, nullptr},
                                        {"candidates", candidates, METH_NOARGS, nullptr},
                                        {"go_on", go_on, METH_VARARGS, nullptr},
                                        {"leaves", leaves, METH_VARARGS, nullptr},
                                        {"answer", answer, METH_VARARGS, nullptr},
                                        {}};
        static PyType_Slot slots[] = {{Py_tp_dealloc, reinterpret_cast<void*>(free)}, {Py_tp_methods, methods}, {}};
        static PyType_Spec spec = {FORGE_NAME ".Search", sizeof(SearchBox), 0,
                                   Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION, slots};
        static PyObject* const made = PyType_FromSpec(&spec);
        if (!made) throw Failed{};
        return reinterpret_cast<PyTypeObject*>(made);
    }

    // search_tree(guide, whether the best policy advises, noise of the beam, a seed for each thread, seconds after which
    // the beam narrows, settings)
    static PyObject* plant(PyObject* self, PyObject* args) {
        int guide, advised;
        unsigned long long noise;
        PyObject* given;
        double narrow_after;
        SearchSettings settings;
        if (!PyArg_ParseTuple(args, "ipKOd(LLLLLLLLddddddddd)", &guide, &advised, &noise, &given, &narrow_after, &settings.beam_width,
                              &settings.max_turns, &settings.lookahead, &settings.min_width, &settings.max_branches,
                              &settings.most_actions, &settings.point, &settings.hopeless, &settings.tie_noise,
                              &settings.heuristic_scale, &settings.temperature, &settings.adviser_prior,
                              &settings.exploration, &settings.virtual_visits, &settings.unvisited_penalty,
                              &settings.lead_scale, &settings.playout_share))
            return nullptr;
        try {
            std::vector<Word> seeds;
            Kept items(PySequence_Fast(given, "a list of seeds is wanted"));
            for (Py_ssize_t at = 0; at < PySequence_Fast_GET_SIZE(items.get()); ++at) {
                seeds.push_back(PyLong_AsUnsignedLongLong(PySequence_Fast_GET_ITEM(items.get(), at)));
                if (PyErr_Occurred()) throw Failed{};
            }
            if (seeds.empty()) fail(Problem::VALUE, "a search has at least one thread");
            if (guide < 0 || guide > static_cast<int>(Guide::HEURISTIC)) fail(Problem::VALUE, "there is no such guide");
            PyTypeObject* const made = type();
            Kept found(made->tp_alloc(made, 0));
            SearchBox* const box = of(found.get());
            box->position = copy_box<Shell>(self, nullptr);
            if (!box->position) throw Failed{};
            box->alone([&] {
                box->search = new Tree(reinterpret_cast<Shell*>(box->position)->state, static_cast<Guide>(guide), advised,
                                       settings, noise, seeds, narrow_after);
            });
            return found.give();
        } catch (...) { raise(self); return nullptr; }
    }
};

}  // namespace rw
