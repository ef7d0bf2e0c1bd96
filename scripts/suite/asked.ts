import type { Shard, TestPart } from './parts.ts';

/** The words after `npm test --` or `npm run test:all --` request one of these. */
export type AskedRun =
  | { readonly kind: 'list' }
  /** The run has the tests that a change affects, compared with a commit if the caller names one. */
  | { readonly kind: 'changed'; readonly since?: string }
  | { readonly kind: 'unknown'; readonly says: string }
  | {
      readonly kind: 'run';
      readonly parts: readonly TestPart[];
      readonly more: readonly string[];
      readonly shard?: Shard;
      /** The run of the rest prints the sums, so that this run only saves them. */
      readonly holdsSums: boolean;
      /** The run continues after `npm test`, and its sums include both. */
      readonly isRest: boolean;
    };

const FLAGS = ['--all', '--rest', '--hold-sums'];

/** Reads the words; `--all` is what `npm run test:all` adds to them. */
export function readAsked(words: readonly string[], all: readonly TestPart[]): AskedRun {
  const has = (flag: string) => words.includes(flag);
  if (has('--list')) return { kind: 'list' };
  const isRest = has('--rest');
  const isAll = has('--all') || isRest;
  const left = words.filter((word) => !FLAGS.includes(word));
  const { shard, others } = takeShard(left);
  if (shard === 'unclear')
    return { kind: 'unknown', says: 'A shard is named by its place and their number, as in --shard 1/4.' };
  const [name, ...more] = others;
  if (name === 'changed') return { kind: 'changed', ...(more[0] !== undefined && { since: more[0] }) };
  if (name !== undefined) {
    const parts = all.filter((part) => part.name === name);
    if (parts.length > 0)
      return { kind: 'run', parts, more, ...(shard && { shard }), holdsSums: false, isRest: false };
    const names = all.map((part) => part.name).join(', ');
    return {
      kind: 'unknown',
      says: `There is no part named ${name}. The parts are: ${names}; changed runs what a change concerns.`,
    };
  }
  const chosen = all.filter((part) => (isRest ? !part.isQuick : isAll || part.isQuick));
  return {
    kind: 'run',
    parts: shard ? chosenFor(shard, chosen) : chosen,
    more: [],
    ...(shard && { shard }),
    holdsSums: has('--hold-sums'),
    isRest,
  };
}

/** Chooses the parts of a shard: parts that cannot be divided are dealt to the shards in turn. */
function chosenFor({ index, count }: Shard, parts: readonly TestPart[]): TestPart[] {
  const whole = parts.filter(({ shards }) => shards === 'one');
  return parts.filter(
    (part) =>
      part.shards === 'shared' || (part.shards === 'one' && whole.indexOf(part) % count === index - 1),
  );
}

function takeShard(words: readonly string[]): { shard?: Shard | 'unclear'; others: readonly string[] } {
  const place = words.findIndex((word) => word === '--shard' || word.startsWith('--shard='));
  if (place < 0) return { others: words };
  const isOne = words[place] !== '--shard';
  const said = isOne ? words[place]?.slice('--shard='.length) : words[place + 1];
  const others = words.filter((_, at) => at !== place && (isOne || at !== place + 1));
  const [index = 0, count = 0] = /^\d+\/\d+$/.test(said ?? '') ? (said ?? '').split('/').map(Number) : [];
  return { shard: index >= 1 && index <= count ? { index, count } : 'unclear', others };
}
