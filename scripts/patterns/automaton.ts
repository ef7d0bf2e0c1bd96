import { countRounds, type Part, parsePattern } from './syntax.ts';

/**
 * The places of a pattern where a character is taken, and from which of them the next is reached. Bit n of a mask
 * stands for the n-th letter of an alphabet in which letters that the pattern does not tell apart are one.
 */
export interface Automaton {
  readonly takes: readonly bigint[];
  /** Ways from each place: several to one place are several ways of reading the same text. */
  readonly ways: readonly (readonly Way[])[];
  /** Where the rest may be nothing, so that no text makes it fail. */
  readonly ends: readonly boolean[];
}

export interface Way {
  readonly to: number;
  readonly letters: bigint;
}

type Node =
  | { readonly kind: 'take'; readonly place: number; readonly next: () => Node }
  | { readonly kind: 'split'; readonly nexts: readonly (() => Node)[] }
  | {
      readonly kind: 'when';
      readonly before: bigint;
      readonly after: bigint;
      readonly start: boolean;
      readonly next: Node;
    }
  | {
      readonly kind: 'loop';
      readonly id: symbol;
      readonly again: boolean;
      readonly body: () => Node;
      readonly after: () => Node;
    }
  | { readonly kind: 'end' }
  | { readonly kind: 'dead' };

const END: Node = { kind: 'end' };
const DEAD: Node = { kind: 'dead' };

/** One of each kind of character that patterns tell apart, besides ASCII and what stands in the pattern. */
const BEYOND = [...'\u00a0\u0085\u2028\ufeff\u00ad\u0301éÉßıſKΩωя中٣½²₀€–—“”’…−×•⠁\ud800\udc00𝄞😀ﬁª'];

/** So many copies stand for any larger number of them. */
const COPIES = 2;

export class TooLarge extends Error {}

export interface Endless {
  /** From this count on a repetition is taken for one without end, */
  readonly from: number;
  /** alone, or with the counts of those around it and inside of it. */
  readonly isNested: boolean;
}

export function buildAutomaton(source: string, flags: string, endless: Endless): Automaton {
  const unicode = /[uv]/.test(flags);
  const { letters, maskOf } = createAlphabet(source, flags, unicode);
  const all = (1n << BigInt(letters.length)) - 1n;
  const lineEnd = maskOf('[\\n\\r\\u2028\\u2029]');
  const word = maskOf('\\w');
  const takes: bigint[] = [];

  const build = (part: Part, next: () => Node, around = 1): Node => {
    switch (part.kind) {
      case 'set': {
        if (takes.length > 3000) throw new TooLarge();
        takes.push(maskOf(part.source));
        return { kind: 'take', place: takes.length - 1, next };
      }
      case 'sequence':
        return part.parts.reduceRight<() => Node>(
          (after, one) => once(() => build(one, after, around)),
          next,
        )();
      case 'choice':
        return { kind: 'split', nexts: part.parts.map((one) => once(() => build(one, next, around))) };
      case 'repeat':
        return buildRepeat(part, next, around);
      case 'look':
        return buildLook(part, next, around);
      case 'place':
        return buildPlace(part.at, next);
    }
  };
  const isEndless = ({ part, max }: Part & { kind: 'repeat' }, around: number): boolean => {
    if (max < 2) return false;
    return (endless.isNested ? around * max * countRounds(part) : max) >= endless.from;
  };
  const buildRepeat = (repeat: Part & { kind: 'repeat' }, next: () => Node, around: number): Node => {
    const { part, min, max } = repeat;
    const within = around * Math.max(1, max);
    let rest = next;
    if (isEndless(repeat, around)) {
      const id = Symbol('loop');
      const body: () => Node = once(() =>
        build(part, () => ({ kind: 'loop', id, again: true, body, after: next }), within),
      );
      rest = () => ({ kind: 'loop', id, again: false, body, after: next });
    } else {
      for (let copy = Math.min(max - min, COPIES); copy > 0; copy -= 1) {
        const after = rest;
        rest = once(() => ({ kind: 'split', nexts: [once(() => build(part, after, within)), next] }));
      }
    }
    for (let copy = Math.min(min, COPIES); copy > 0; copy -= 1) {
      const after = rest;
      rest = once(() => build(part, after, within));
    }
    return rest();
  };
  const when = (before: bigint, after: bigint, start: boolean, next: () => Node): Node => ({
    kind: 'when',
    before,
    after,
    start,
    next: next(),
  });
  const buildLook = (look: Part & { kind: 'look' }, next: () => Node, around: number): Node => {
    const { part, behind, negated } = look;
    const set = singleSet(part);
    if (set === null) {
      const ahead = when(all, all, true, next);
      // What stands before is read backwards, in as many ways as forwards.
      return { kind: 'split', nexts: [once(() => build(part, () => DEAD, around)), () => ahead] };
    }
    const mask = negated ? all & ~maskOf(set) : maskOf(set);
    return behind ? when(mask, all, negated, next) : when(all, mask, true, next);
  };
  const buildPlace = (at: '^' | '$' | 'b' | 'B', next: () => Node): Node => {
    const multi = flags.includes('m');
    if (at === '^') return when(multi ? lineEnd : 0n, all, true, next);
    if (at === '$') return when(all, multi ? lineEnd : 0n, true, next);
    const sides = at === 'b' ? [word, all & ~word] : [word, word];
    const [before = 0n, after = 0n] = sides;
    return {
      kind: 'split',
      nexts: [
        once(() => when(before, after, false, next)),
        once(() => when(all & ~before, all & ~after, true, next)),
      ],
    };
  };

  const root = build(parsePattern(source, flags), () => END, 1);
  return connect(root, takes, letters.length, all, flags.includes('y'));
}

/** The set of a part that takes one character and nothing else. */
function singleSet(part: Part): string | null {
  if (part.kind === 'set') return part.source;
  const [only, ...others] = part.kind === 'sequence' ? part.parts : [];
  return only && others.length === 0 ? singleSet(only) : null;
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

interface Reached {
  readonly place: number | 'end';
  readonly before: bigint;
  readonly after: bigint;
  /** Whether nothing needs to hold at the end. */
  readonly free: boolean;
  readonly start: boolean;
}

function connect(
  root: Node,
  takes: readonly bigint[],
  count: number,
  all: bigint,
  sticky: boolean,
): Automaton {
  const nodes = new Map<number, () => Node>();
  const reach = (from: Node): readonly Reached[] => {
    const reached: Reached[] = [];
    const begun = new Set<symbol>();
    const walk = (node: Node, state: Omit<Reached, 'place'>): void => {
      if (reached.length > 4000) throw new TooLarge();
      switch (node.kind) {
        case 'take':
          nodes.set(node.place, node.next);
          if (state.after !== 0n) reached.push({ ...state, place: node.place });
          return;
        case 'end':
          reached.push({ ...state, place: 'end' });
          return;
        case 'dead':
          return;
        case 'when':
          walk(node.next, {
            before: state.before & node.before,
            after: state.after & node.after,
            free: false,
            start: state.start && node.start,
          });
          return;
        case 'split':
          for (const next of node.nexts) walk(next(), state);
          return;
        case 'loop': {
          const isBegun = begun.has(node.id);
          // A round that took nothing is not followed by another.
          if (node.again && isBegun) return;
          begun.add(node.id);
          walk(node.body(), state);
          if (!isBegun) begun.delete(node.id);
          walk(node.after(), state);
        }
      }
    };
    walk(from, { before: all, after: all, free: true, start: true });
    return reached;
  };

  const first = reach(root);
  const out = new Map<number, readonly Reached[]>();
  for (
    let waiting = [...nodes.keys()];
    waiting.length > 0;
    waiting = [...nodes.keys()].filter((one) => !out.has(one))
  )
    for (const place of waiting) out.set(place, reach(nodes.get(place)?.() ?? END));

  // A place after which it matters what was taken is as many places as there are letters.
  const split = (ways: readonly Reached[]): boolean =>
    ways.some(({ before }) => before !== all && before !== 0n);
  const made: { mask: bigint; ways: readonly Reached[] }[] = [];
  const copies = new Map<number | 'search', readonly number[]>();
  const add = (key: number | 'search', mask: bigint, ways: readonly Reached[]): void => {
    const masks = split(ways)
      ? Array.from({ length: count }, (_, letter) => 1n << BigInt(letter)).filter(
          (one) => (one & mask) !== 0n,
        )
      : [mask];
    copies.set(
      key,
      masks.map((one) => made.push({ mask: one, ways }) - 1),
    );
  };
  if (!sticky) add('search', all, first);
  for (const [place, ways] of out) add(place, takes[place] ?? 0n, ways);
  const searching = copies.get('search') ?? [];
  return {
    takes: made.map(({ mask }) => mask),
    ways: made.map(({ mask, ways }, from) => {
      const found = ways
        .filter(({ before }) => (before & mask) !== 0n)
        .flatMap(({ place, after }) =>
          place === 'end' ? [] : (copies.get(place) ?? []).map((to) => ({ to, after })),
        );
      const search = searching.includes(from) ? searching.map((to) => ({ to, after: all })) : [];
      return [...search, ...found]
        .map(({ to, after }) => ({ to, letters: after & (made[to]?.mask ?? 0n) }))
        .filter(({ letters }) => letters !== 0n);
    }),
    ends: made.map(({ mask, ways }) =>
      ways.some(({ place, before, free }) => place === 'end' && free && (before & mask) === mask),
    ),
  };
}

/** Letters that no set of the pattern tells apart are one. */
function createAlphabet(source: string, flags: string, unicode: boolean) {
  const kept = flags.replaceAll(/[gydm]/g, '');
  const signs = new Set<string>([...source, ...BEYOND]);
  for (let code = 0; code < 128; code += 1) signs.add(String.fromCharCode(code));
  for (const [, code = ''] of source.matchAll(/\\[ux]\{?([\dA-Fa-f]{2,6})\}?/g)) {
    const value = Number.parseInt(code, 16);
    for (const near of [value - 1, value, value + 1])
      if (near >= 0 && near <= 0x10ffff) signs.add(String.fromCodePoint(near));
  }
  const single = [...signs].filter((sign) => unicode || sign.length === 1);
  const tested = new Map<string, readonly boolean[]>();
  const test = (set: string): readonly boolean[] => {
    const before = tested.get(set);
    if (before) return before;
    const pattern = new RegExp(`^(?:${set})$`, kept);
    const result = single.map((sign) => pattern.test(sign));
    tested.set(set, result);
    return result;
  };
  const sets = ['\\w', '[\\n\\r\\u2028\\u2029]', ...collectSets(parsePattern(source, flags))];
  const bySignature = new Map<string, number>();
  for (const [at] of single.entries()) {
    const signature = sets.map((set) => (test(set)[at] ? '1' : '0')).join('');
    if (!bySignature.has(signature)) bySignature.set(signature, at);
  }
  const letters = [...bySignature.values()];
  return {
    letters,
    maskOf: (set: string): bigint =>
      letters.reduce((mask, at, bit) => (test(set)[at] ? mask | (1n << BigInt(bit)) : mask), 0n),
  };
}

function collectSets(part: Part): readonly string[] {
  switch (part.kind) {
    case 'set':
      return [part.source];
    case 'sequence':
    case 'choice':
      return [...new Set(part.parts.flatMap(collectSets))];
    case 'repeat':
    case 'look':
      return collectSets(part.part);
    case 'place':
      return [];
  }
}
