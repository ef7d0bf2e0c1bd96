import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const { packages, jobs } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
/** Loads a package of the corpus, which the product does without. */
export const load = createRequire(join(packages, 'package.json'));
export { jobs };

/** Gives each figure and chart of a truth the path of its picture. */
export function addPictures({ truth, folder }) {
  let count = 0;
  return truth.blocks.map((part) => {
    if (part.kind !== 'figure' && part.kind !== 'chart') return part;
    count += 1;
    return { ...part, picture: join(folder, `picture-${count}.png`) };
  });
}

export function textOf(runs) {
  return runs
    .map((run) => (run.kind === 'text' ? run.text : run.kind === 'blank' ? '_'.repeat(run.width) : ''))
    .join('');
}
