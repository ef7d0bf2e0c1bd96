import type { Chart, DataPoint } from '@relievo/chart/model';
import { maxOf, minOf } from '@relievo/words';
import { findShortestWalk } from './shortest-walk.ts';

/** One thing that somebody wants to know of a chart that they have never met. */
export interface Question {
  readonly asks: string;
  /** The keys in our explorer, and words that have to be in what is said at the end. */
  readonly ours: { readonly keys: readonly string[]; readonly hears: readonly string[] };
  /** The same in Chart2Music; null where no key says it. What has to be heard may be said on the way. */
  readonly theirs: { readonly keys: readonly string[]; readonly hears: readonly string[] } | null;
}

const ZERO = 'Does it go through zero, and where first?';

interface Point {
  readonly label: string;
  readonly y: number;
}

/** Eight questions; the answers are worked out here from the values alone. */
export function askOf({ series: [first] }: Chart): readonly Question[] {
  const points = first?.points.filter((point): point is DataPoint & Point => point.y !== null) ?? [];
  const at = (index: number): Point => points[index] ?? { label: '', y: Number.NaN };
  const values = points.map(({ y }) => y);
  const [highest, lowest] = [values.indexOf(maxOf(values)), values.indexOf(minOf(values))];
  const turn = findFirstTurn(values);
  const crossing = findCrossing(values);
  const sought = findSought(points.length);
  const limit = findLimit(values);
  const above = points.filter(({ y }) => y > limit).map(({ label }) => label);
  const walk = findShortestWalk(points.length, sought);
  const typed = ['g', ...at(sought).label, 'Enter'];
  const { label: begin } = at(0);
  return [
    both('Which is the highest?', [']'], [at(highest).label]),
    both('Which is the lowest?', ['['], [at(lowest).label]),
    {
      asks: 'How far apart are they?',
      ours: { keys: ['d'], hears: [at(highest).label, at(lowest).label] },
      theirs: null,
    },
    both('How did it begin?', ['Home'], [begin]),
    {
      asks: 'Where does it turn first?',
      ours: { keys: ['n'], hears: [at(turn).label] },
      // That it turned is heard one point later.
      theirs: {
        keys: Array.from({ length: turn + 1 }, () => 'ArrowRight'),
        hears: [at(turn).label, at(turn + 1).label],
      },
    },
    crossing === -1
      ? // Where the lowest is above zero, or the highest below it, nothing goes through it.
        both(ZERO, [at(lowest).y > 0 ? '[' : ']'], [at(at(lowest).y > 0 ? lowest : highest).label])
      : {
          asks: ZERO,
          ours: { keys: ['Home', 'z'], hears: [at(crossing).label] },
          theirs: {
            keys: ['Home', ...Array.from({ length: crossing }, () => 'ArrowRight')],
            hears: [at(crossing).label],
          },
        },
    {
      asks: `What was it at “${at(sought).label}”?`,
      ours: { keys: typed.length < walk.length ? typed : walk, hears: [at(sought).label] },
      theirs: { keys: walk, hears: [at(sought).label] },
    },
    {
      asks: `Which are above ${limit}?`,
      ours: { keys: ['f', '>', ...String(limit), 'Enter'], hears: above },
      theirs: {
        keys: ['Home', ...Array.from({ length: points.length - 1 }, () => 'ArrowRight')],
        hears: above,
      },
    },
  ];
}

function both(asks: string, keys: readonly string[], hears: readonly string[]): Question {
  return { asks, ours: { keys, hears }, theirs: { keys, hears } };
}

/** Somewhere that is near no end. */
export function findSought(count: number): number {
  return Math.round(count * 0.62);
}

/** The first value on the other side of zero; -1 where there is none. */
export function findCrossing(values: readonly number[]): number {
  return values.findIndex((value, index) => index > 0 && value * (values[index - 1] ?? 0) < 0);
}

/** Where rising becomes falling, or falling rising. */
export function findFirstTurn(values: readonly number[]): number {
  const turn = values.findIndex((value, index) => {
    const [before = value, after = value] = [values[index - 1], values[index + 1]];
    return index > 0 && index < values.length - 1 && (value - before) * (after - value) < 0;
  });
  if (turn === -1) throw new Error('The chart has no turn.');
  return turn;
}

/** Three values lie above it. */
export function findLimit(values: readonly number[]): number {
  const [, , third = 0, fourth = 0] = values.toSorted((a, b) => b - a);
  return Number(((third + fourth) / 2).toFixed(2));
}
