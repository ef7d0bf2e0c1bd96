import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Truth } from '../shared/truth.ts';

/** The kinds of file that a person brings, and their endings: vector, page, picture of the screen, of a scanner or of a telephone. */
const MEDIA = {
  svg: '.svg',
  pdf: '.pdf',
  'png-96': '-96.png',
  'png-150': '-150.png',
  'png-200': '-200.png',
  scan: '-scan.jpg',
  photo: '-photo.jpg',
} as const;
export type Medium = keyof typeof MEDIA;

export interface Case {
  readonly truth: Truth;
  readonly medium: Medium;
  readonly file: string;
}

/** Lists the files that `lab -- strangers` made, in an order of which any part shows every kind and medium. */
export function listCases(folder: string): readonly Case[] {
  const names = globSync('{charts,figures}/[!.]*.json', { cwd: folder }).toSorted();
  const cases = names.flatMap((name) => {
    const truth = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Truth;
    const path = join(folder, name.replace(/\.json$/, ''));
    return Object.entries(MEDIA).flatMap(([medium, ending]) =>
      existsSync(path + ending) ? [{ truth, medium: medium as Medium, file: path + ending }] : [],
    );
  });
  // A step that has no part in common with the length visits each once, and neighbours seldom.
  const step = findStep(cases.length);
  return cases.map((_, at) => cases[(at * step) % cases.length]).filter((one) => one !== undefined);
}

function findStep(length: number): number {
  for (let step = Math.max(1, Math.round(length * 0.381966)); step < length; step += 1)
    if (share(step, length) === 1) return step;
  return 1;
}

function share(a: number, b: number): number {
  return b === 0 ? a : share(b, a % b);
}
