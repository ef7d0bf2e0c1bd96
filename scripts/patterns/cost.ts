import { type Automaton, buildAutomaton, TooLarge, type Way } from './automaton.ts';
import { countRounds, mayBeEmpty, type Part, parsePattern } from './syntax.ts';

export type Cost = 'linear' | 'polynomial' | 'exponential' | 'unknown';

/** Up to here a count only makes the work so many times as much; more of them are as bad as no end. */
const COUNTED = 500;
/** Three of so many, one behind the other on the same letters, are as bad as two without end. */
const COUNTED_OF_THREE = 64;
/** Of ways that double with each, so many are too many. */
const DOUBLED = 16;

/**
 * How the work of matching grows with the text, at worst. A pattern is exponential where one text leads round a loop
 * in two ways, and polynomial where one text leads round one loop, from it into another, and round that one
 * (Weber and Seidl 1991); the search for where a match begins is a loop, too. In doubt it says the worse.
 */
export function measureCost(source: string, flags: string): Cost {
  const pattern = parsePattern(source, flags);
  if (countRounds(pattern) < DOUBLED) return 'linear';
  try {
    if (hasEmptyRounds(pattern)) return 'exponential';
    if (hasTwoWaysRound(buildAutomaton(source, flags, { from: DOUBLED, isNested: true })))
      return 'exponential';
    if (hasThreeCounted(pattern, source, flags)) return 'polynomial';
    if (findMostRounds(pattern) < COUNTED) return 'linear';
    if (looksBackEndlessly(pattern)) return 'polynomial';
    const automaton = buildAutomaton(source, flags, { from: COUNTED, isNested: false });
    return hasLoopAfterLoop(automaton) ? 'polynomial' : 'linear';
  } catch (error) {
    if (error instanceof TooLarge) return 'unknown';
    throw error;
  }
}

/** Rounds that have to be there and may take nothing: which of them do is chosen anew for every text, as in (a?){30}. */
function hasEmptyRounds(part: Part): boolean {
  switch (part.kind) {
    case 'sequence':
    case 'choice':
      return part.parts.some(hasEmptyRounds);
    case 'repeat':
      return (part.min >= DOUBLED && mayBeEmpty(part.part)) || hasEmptyRounds(part.part);
    case 'look':
      return hasEmptyRounds(part.part);
    case 'set':
    case 'place':
      return false;
  }
}

/** Among the three counts the search for where a match begins. */
function hasThreeCounted(pattern: Part, source: string, flags: string): boolean {
  const searches = flags.includes('y') || isAtStart(pattern, flags) ? 0 : 1;
  if (countLarge(pattern) + searches < 3) return false;
  const endless = { from: COUNTED_OF_THREE, isNested: false };
  return hasLoopAfterLoop(buildAutomaton(source, `${flags.replace('y', '')}y`, endless));
}

function isAtStart(part: Part, flags: string): boolean {
  switch (part.kind) {
    case 'sequence':
      return part.parts[0] !== undefined && isAtStart(part.parts[0], flags);
    case 'choice':
      return part.parts.every((one) => isAtStart(one, flags));
    case 'place':
      return part.at === '^' && !flags.includes('m');
    default:
      return false;
  }
}

function countLarge(part: Part): number {
  switch (part.kind) {
    case 'sequence':
    case 'choice':
      return part.parts.reduce((sum, one) => sum + countLarge(one), 0);
    case 'repeat':
      return (part.max >= COUNTED_OF_THREE ? 1 : 0) + countLarge(part.part);
    case 'look':
      return countLarge(part.part);
    case 'set':
    case 'place':
      return 0;
  }
}

function findMostRounds(part: Part): number {
  switch (part.kind) {
    case 'sequence':
    case 'choice':
      return part.parts.reduce((most, one) => Math.max(most, findMostRounds(one)), 0);
    case 'repeat':
      return Math.max(part.max, findMostRounds(part.part));
    case 'look':
      return findMostRounds(part.part);
    case 'set':
    case 'place':
      return 0;
  }
}

/** What stands before is looked at again from every place. */
function looksBackEndlessly(part: Part): boolean {
  switch (part.kind) {
    case 'sequence':
    case 'choice':
      return part.parts.some(looksBackEndlessly);
    case 'repeat':
      return looksBackEndlessly(part.part);
    case 'look':
      return part.behind ? findMostRounds(part.part) >= COUNTED : looksBackEndlessly(part.part);
    case 'set':
    case 'place':
      return false;
  }
}

function hasTwoWaysRound(automaton: Automaton): boolean {
  const size = automaton.ways.length;
  return findLoops(automaton).some((loop) => {
    const inside = new Set(loop);
    const waysFrom = (from: number) => (automaton.ways[from] ?? []).filter(({ to }) => inside.has(to));
    const isDouble = loop.some((from) =>
      waysFrom(from).some(({ to, letters }, at, all) =>
        all.some((other, i) => i > at && other.to === to && (letters & other.letters) !== 0n),
      ),
    );
    if (isDouble) return true;
    // Pairs of places that one text reaches from one place, and from which one text leads to one place again.
    const next = (pair: number): number[] =>
      waysFrom(Math.floor(pair / size)).flatMap((one) =>
        waysFrom(pair % size)
          .filter(({ letters }) => (one.letters & letters) !== 0n)
          .map(({ to }) => one.to * size + to),
      );
    const isSame = (pair: number) => Math.floor(pair / size) === pair % size;
    const same = loop.map((place) => place * size + place);
    const parted = [...walkFrom(same, next)].filter((pair) => !isSame(pair));
    const back = new Map<number, number[]>();
    for (const pair of parted) for (const one of next(pair)) back.set(one, [...(back.get(one) ?? []), pair]);
    const returning = walkFrom(same, (pair) => back.get(pair) ?? []);
    return parted.some((pair) => returning.has(pair));
  });
}

function hasLoopAfterLoop(automaton: Automaton): boolean {
  const { ways } = automaton;
  const size = ways.length;
  const waysFrom = (from: number): readonly Way[] => ways[from] ?? [];
  const loops = findLoops(automaton);
  const loopOf = new Map(loops.flatMap((loop, at) => loop.map((place) => [place, at] as const)));
  const after = new Map(
    ways.map((_, place) => [place, walkFrom([place], (from) => waysFrom(from).map(({ to }) => to))] as const),
  );
  const leadTo = (from: number, to: number): boolean => after.get(from)?.has(to) ?? false;
  for (const [first, firstLoop] of loopOf)
    for (const [second, secondLoop] of loopOf) {
      if (first === second || !leadTo(first, second)) continue;
      const goal = encode(first, second, second, size);
      const next = (state: number): number[] => {
        const [a, b, c] = [Math.floor(state / size / size), Math.floor(state / size) % size, state % size];
        const found: number[] = [];
        for (const x of waysFrom(a)) {
          if (loopOf.get(x.to) !== firstLoop) continue;
          for (const z of waysFrom(c)) {
            const shared = x.letters & z.letters;
            if (shared === 0n || loopOf.get(z.to) !== secondLoop) continue;
            for (const y of waysFrom(b))
              if ((shared & y.letters) !== 0n && leadTo(y.to, second))
                found.push(encode(x.to, y.to, z.to, size));
          }
        }
        return found;
      };
      if (walkFrom(next(encode(first, first, second, size)), next, goal).has(goal)) return true;
    }
  return false;
}

function encode(a: number, b: number, c: number, size: number): number {
  return (a * size + b) * size + c;
}

const MOST_STATES = 400_000;

function walkFrom(
  begin: readonly number[],
  next: (state: number) => readonly number[],
  goal?: number,
): ReadonlySet<number> {
  const seen = new Set(begin);
  const waiting = [...seen];
  for (let state = waiting.pop(); state !== undefined; state = waiting.pop()) {
    if (state === goal) break;
    if (seen.size > MOST_STATES) throw new TooLarge();
    for (const one of next(state))
      if (!seen.has(one)) {
        seen.add(one);
        waiting.push(one);
      }
  }
  return seen;
}

/**
 * Places that lead to themselves, together with those on the way (Tarjan 1972). A place after which the pattern may end
 * parts a loop: who was there has a match, and goes back no further.
 */
function findLoops({ ways, ends }: Automaton): readonly (readonly number[])[] {
  const next = (from: number) => (ways[from] ?? []).map(({ to }) => to).filter((to) => !ends[to]);
  const loops: (readonly number[])[] = [];
  const order = new Map<number, number>();
  const open: number[] = [];
  const visit = (place: number): number => {
    const own = order.size;
    order.set(place, own);
    open.push(place);
    let low = own;
    for (const to of next(place)) {
      if (!order.has(to)) low = Math.min(low, visit(to));
      else if (open.includes(to)) low = Math.min(low, order.get(to) ?? low);
    }
    if (low === own) {
      const loop = open.splice(open.indexOf(place));
      if (loop.length > 1 || next(place).includes(place)) loops.push(loop);
    }
    return low;
  };
  for (const place of ways.keys()) if (!ends[place] && !order.has(place)) visit(place);
  return loops;
}
