import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EQUIVALENTS } from './equivalents.ts';
import { LEARNER_ROOMS } from './learner-rooms.ts';
import { listMutations, type Mutation } from './operators.ts';

/** Tests and what serves them, sentences and lists of names: a fault in them is another matter. */
const LEFT_OUT =
  /\.(test|spec|browser\.test)\.tsx?$|\.d\.ts$|\/(testing|fixtures|goldens|generated)\/|\/words\/[\w-]*\.ts$|\/index\.ts$/;
/** No kind of fault takes more than this share of a room. */
const MAX_SHARE_OF_KIND = 0.34;

/**
 * As many faults as are asked, each room the same number, one in a file. Each fault is ranked by a hash of its own words
 * and the seed: a change elsewhere in the code leaves the choice as it is.
 */
export function chooseMutations(root: string, count: number, seed: number): Mutation[] {
  const rooms = Object.keys(LEARNER_ROOMS).map((folder) => rankMutations(root, folder, seed));
  const share = Math.ceil(count / rooms.length);
  const chosen = rooms.map((ranked) => pick(ranked, share));
  // From each room its first, then from each its second: a smaller count is a sample of the larger one.
  return Array.from({ length: share }, (_, turn) => chosen.flatMap((mutations) => mutations[turn] ?? []))
    .flat()
    .slice(0, count);
}

function rankMutations(root: string, folder: string, seed: number): Mutation[] {
  const files = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).filter((file) => !LEFT_OUT.test(file));
  const mutations = files.flatMap((file) => listMutations(file, readFileSync(join(root, file), 'utf8')));
  const seen = new Map<string, number>();
  const ranked = mutations.map((mutation) => {
    const words = `${mutation.file} ${mutation.kind} ${mutation.from} ${mutation.to}`;
    const turn = (seen.get(words) ?? 0) + 1;
    seen.set(words, turn);
    const rank = createHash('sha256').update(`${seed} ${words} ${turn}`).digest('hex');
    return { mutation, rank };
  });
  return ranked
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ mutation }) => mutation)
    .filter((mutation) => !isEquivalent(mutation));
}

function pick(ranked: readonly Mutation[], share: number): Mutation[] {
  const ofKind = new Map<string, number>();
  const files = new Set<string>();
  const picked: Mutation[] = [];
  for (const mutation of ranked) {
    if (picked.length === share) break;
    const already = ofKind.get(mutation.kind) ?? 0;
    if (files.has(mutation.file) || already >= Math.ceil(share * MAX_SHARE_OF_KIND)) continue;
    files.add(mutation.file);
    ofKind.set(mutation.kind, already + 1);
    picked.push(mutation);
  }
  return picked;
}

function isEquivalent({ file, from, to, kind }: Mutation): boolean {
  return EQUIVALENTS.some(
    (each) => each.file === file && each.kind === kind && each.from === from && each.to === to,
  );
}
