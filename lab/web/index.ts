import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildWeb } from '../../scripts/build-web.ts';
import { startProcess } from '../../scripts/testing/product-process.ts';
import { writeResults } from '../shared/write-results.ts';
import { scoresOf } from './lighthouse.ts';
import { sizesOf } from './sizes.ts';
import { measureLongestTask } from './typing.ts';

/**
 * What the web app weighs, what Lighthouse says of four pages on a desktop, and whether typing waits for a hundred
 * cards. Fails when a limit is passed.
 */
const LIMITS = {
  initialScripts: 165_000,
  libraryScripts: 210_000,
  performance: 95,
  accessibility: 100,
  longestTask: 50,
};
const PAGES = ['/', '/help', '/library'];
const RESOURCE = '/resource/{id}';
const LIBRARY = 'features/library/tabs/library-page.tsx';
const ROUNDS = 5;

const root = resolve(import.meta.dirname, '../..');
const running = process.env['PRODUCT_URL'];

await buildWeb(console.log, root);
const sizes = sizesOf(join(root, 'apps/web/dist'));
const libraryScripts = sizes.initialScripts + (sizes.onDemand[LIBRARY] ?? 0);
const { scores, longestTask } = running ? await seenAt(running) : await seenAtOwnProduct();

const report = {
  measured: new Date().toISOString().slice(0, 10),
  limits: LIMITS,
  ...sizes,
  libraryScripts,
  scores,
  longestTask,
};
writeResults('web', report);

function formatKilobytes(bytes: number) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
console.log(
  `Initial JavaScript ${formatKilobytes(sizes.initialScripts)}, styles ${formatKilobytes(sizes.initialStyles)} (gzip)`,
);
console.log(`On /library JavaScript ${formatKilobytes(libraryScripts)}`);
for (const [part, bytes] of Object.entries(sizes.onDemand))
  console.log(`  on demand ${formatKilobytes(bytes).padStart(9)}  ${part}`);
for (const [page, { performance, accessibility }] of Object.entries(scores))
  console.log(`${page}: performance ${performance}, accessibility ${accessibility}`);
console.log(
  `Typing into a list of a hundred cards: ${longestTask === 0 ? 'no task over 50 ms' : `the longest task took ${longestTask} ms`}`,
);

const isOver =
  sizes.initialScripts > LIMITS.initialScripts ||
  libraryScripts > LIMITS.libraryScripts ||
  longestTask > LIMITS.longestTask ||
  Object.values(scores).some(
    ({ performance, accessibility }) =>
      performance < LIMITS.performance || accessibility < LIMITS.accessibility,
  );
if (isOver) {
  console.error('A limit is passed.');
  process.exitCode = 1;
}

async function seenAt(url: string) {
  const addresses = new Map(PAGES.map((page) => [page, page]));
  addresses.set(RESOURCE, `/resource/${await aResource(url)}`);
  const scores = await scoresOf(
    new Map([...addresses].map(([page, path]) => [page, new URL(path, url).href])),
    ROUNDS,
  );
  return { scores, longestTask: await measureLongestTask(url, ROUNDS) };
}

/** The first one of the library. */
async function aResource(url: string): Promise<string> {
  const answer = await fetch(new URL('/api/library/marketplace?limit=1', url));
  const { rows } = (await answer.json()) as { rows: readonly { readonly id: string }[] };
  const [first] = rows;
  if (!first) throw new Error('The library of the product is empty.');
  return first.id;
}

async function seenAtOwnProduct() {
  const folder = mkdtempSync(join(tmpdir(), 'relievo-lab-'));
  const product = startProcess({ DATA_DIR: folder });
  try {
    return await seenAt(await product.ready);
  } finally {
    await product.end('SIGINT');
    rmSync(folder, { recursive: true, force: true });
  }
}
