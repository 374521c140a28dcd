// Patterns of descriptions run on text of services. This room tells which of them take linear time on any text.
import { compiledPattern } from '../schema.js';
import { automatonOf, type State } from './automaton.js';
import { UnsupportedPattern } from './parse-pattern.js';

/**
 * Why a pattern may take more than linear time on some text, or undefined if it cannot. The reason ends a sentence that begins
 * with "it has".
 *
 * A backtracking engine tries all ways to read a text before it gives up. The time is linear if their number stays below a
 * bound for every text, which is the case unless the automaton has (Weber and Seidl, "On the degree of ambiguity of finite
 * automata", 1991):
 *
 * - a state that some text leads back to itself in two ways: `(a|a)*`, exponential;
 * - two states and a text that leads each of them back to itself, and the first also to the second: `a*a*`, quadratic. The
 *   first may be the search, which begins again at each character: `0+$`.
 *
 * The second state must be able to fail. A pattern that has matched tries nothing else: `\d+` is linear, `\d+$` is not.
 *
 * The check is exact but for lookarounds, Unicode properties and long ranges, where it may find a reason too many. It is our
 * own, because users of `generate` have no other: programs that decide this are too large or too slow to be shipped.
 */
export function slowness(pattern: RegExp): string | undefined {
  const key = String(pattern);
  if (!known.has(key)) known.set(key, reasonOf(pattern));
  return known.get(key);
}

export function isLinear(source: unknown): boolean {
  return slowness(compiledPattern(source)) === undefined;
}

const known = new Map<string, string | undefined>();

function reasonOf(pattern: RegExp): string | undefined {
  try {
    const states = automatonOf(pattern);
    const budget = new Budget();
    if (isExponential(states, budget)) return 'a repetition that can match one text in several ways';
    if (isPolynomial(states, budget)) return 'repetitions that compete for the same text';
    return hasManyWays(states) ? `more than ${maxWays} ways to match one text` : undefined;
  } catch (error) {
    if (error instanceof UnsupportedPattern) return error.message;
    throw error;
  }
}

/** Steps of the analysis of one pattern: some tenths of a second. Patterns of people need a hundredth of them. */
const maxSteps = 1_000_000;

class Budget {
  #left = maxSteps;

  spend(): void {
    this.#left -= 1;
    if (this.#left < 0) throw new UnsupportedPattern('too many parts to analyse');
  }
}

function isExponential(states: readonly State[], budget: Budget): boolean {
  return componentsOf(states, canFail).some((component) => {
    const within = [component, component];
    for (const state of component) {
      for (const [to, ways] of state.next) if (ways > 1 && component.has(to)) return true;
      // Two runs that start and end together, and are apart in between.
      for (const pair of reachedTogether([state, state], within, budget))
        if (pair[0] !== pair[1] && leadsTo(pair, [state, state], within, budget)) return true;
    }
    return false;
  });
}

function isPolynomial(states: readonly State[], budget: Budget): boolean {
  const all = new Set(states);
  const loops = componentsOf(states, () => true);
  const failing = componentsOf(states, canFail);
  return loops.some((firsts) =>
    failing.some((seconds) => {
      const tracks = [firsts, all, seconds];
      for (const first of firsts)
        for (const second of seconds)
          if (first !== second && leadsTo([first, first, second], [first, second, second], tracks, budget))
            return true;
      return false;
    }),
  );
}

function canFail({ isEnd }: State): boolean {
  return !isEnd;
}

/** The sets of states from which each other state of the set can be reached, through states that are allowed only. */
function componentsOf(states: readonly State[], isAllowed: (state: State) => boolean): ReadonlySet<State>[] {
  const allowed = states.filter(isAllowed);
  const places = new Map(allowed.map((state, place) => [state, place]));
  const forward = new Map(
    allowed.map((state) => [state, [...state.next.keys()].filter((next) => places.has(next))]),
  );
  const back = new Map<State, State[]>(allowed.map((state) => [state, []]));
  for (const [state, nexts] of forward) for (const next of nexts) back.get(next)?.push(state);
  // Every loop has a step to a state that is not behind the one before it.
  const heads = allowed.filter((state, place) =>
    back.get(state)?.some((before) => (places.get(before) ?? 0) >= place),
  );
  const seen = new Set<State>();
  return heads.flatMap((head) => {
    if (seen.has(head)) return [];
    const before = reachedFrom(head, back);
    const component = new Set([...reachedFrom(head, forward)].filter((state) => before.has(state)));
    for (const state of component) seen.add(state);
    return component.size > 0 ? [component] : [];
  });
}

function reachedFrom(start: State, steps: ReadonlyMap<State, readonly State[]>): Set<State> {
  const found = new Set<State>();
  const pending = [start];
  for (let state = pending.pop(); state; state = pending.pop())
    for (const next of steps.get(state) ?? [])
      if (!found.has(next)) {
        found.add(next);
        pending.push(next);
      }
  return found;
}

type Together = readonly State[];

/** Whether one text leads each state to the one at the same place in `goal`, each within its own set of states. */
function leadsTo(
  start: Together,
  goal: Together,
  within: readonly ReadonlySet<State>[],
  budget: Budget,
): boolean {
  for (const found of reachedTogether(start, within, budget))
    if (found.every((state, index) => state === goal[index])) return true;
  return false;
}

function* reachedTogether(
  start: Together,
  within: readonly ReadonlySet<State>[],
  budget: Budget,
): Generator<Together> {
  const numbers = new Map<State, number>();
  const numberOf = (state: State): number => {
    const number = numbers.get(state) ?? numbers.size;
    numbers.set(state, number);
    return number;
  };
  const seen = new Set<string>();
  const pending: Together[] = [start];
  for (let states = pending.pop(); states; states = pending.pop())
    for (const next of steps(states, within, budget)) {
      const key = next.map(numberOf).join();
      if (seen.has(key)) continue;
      seen.add(key);
      yield next;
      pending.push(next);
    }
}

/** The states that one character leads to, for each combination of them. */
function* steps(
  [state, ...others]: Together,
  [allowed, ...otherAllowed]: readonly ReadonlySet<State>[],
  budget: Budget,
  reads = -1n,
): Generator<Together> {
  if (!state || !allowed) return yield [];
  for (const next of state.next.keys()) {
    budget.spend();
    const common = next.reads & reads;
    if (common === 0n || !allowed.has(next)) continue;
    for (const rest of steps(others, otherAllowed, budget, common)) yield [next, ...rest];
  }
}

/** A pattern without endless repetitions may also have too many ways to match: `a?` thirty times has a thousand million. */
const maxWays = 10_000;
const maxText = 200;

/** How many ways lead to each state by one text. */
type Ways = ReadonlyMap<State, number>;

/** A branch with many ways may end soon, so the texts of other branches are followed beside it. */
const maxTexts = 30;

/** Follows texts, whose characters are chosen to lead on in many ways: for each state, the one that leads to it in most ways. */
function hasManyWays([search]: readonly State[]): boolean {
  let texts: Ways[] = search ? [new Map([[search, 1]])] : [];
  for (let length = 0; length < maxText && texts.length > 0; length += 1) {
    const longer = texts.flatMap(waysAfterOneMore);
    if (longer.some((ways) => totalOf(ways) > maxWays)) return true;
    const best = new Map<State, Ways>();
    for (const ways of longer)
      for (const [state, count] of ways)
        if (count > (best.get(state)?.get(state) ?? 0)) best.set(state, ways);
    texts = [...new Set(best.values())].sort((x, y) => totalOf(y) - totalOf(x)).slice(0, maxTexts);
  }
  return false;
}

/** The ways by each of the characters that may follow. */
function waysAfterOneMore(ways: Ways): Ways[] {
  const next = new Map<State, number>();
  for (const [state, count] of ways) {
    // The first way to an end is the match, so no other one is tried.
    const tried = canFail(state) ? count : 1;
    for (const [to, times] of state.next) next.set(to, (next.get(to) ?? 0) + tried * times);
  }
  const nexts = [...next].filter(([state]) => state.next.size > 0).sort(([, x], [, y]) => y - x);
  const choices = new Set(nexts.map(([{ reads }]) => reads));
  return [...choices].map((reads) => together(nexts, reads));
}

/** The states that one character leads to, with their ways. The character is one of these, and leads to as many as possible. */
function together(nexts: readonly (readonly [State, number])[], choice: bigint): Ways {
  let reads = choice;
  const found = new Map<State, number>();
  for (const [state, count] of nexts) {
    if ((state.reads & reads) === 0n) continue;
    reads &= state.reads;
    found.set(state, count);
  }
  return found;
}

function totalOf(ways: Ways): number {
  return [...ways.values()].reduce((sum, count) => sum + count, 0);
}
