import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildWeb } from '../scripts/build-web.ts';
import { startProcess } from '../scripts/testing/product-process.ts';
import { scoresOf } from './web/lighthouse.ts';
import { sizesOf } from './web/sizes.ts';

/** What the web app weighs, and what Lighthouse says of two pages on a desktop. Fails when a limit is passed. */
const LIMITS = { initialScripts: 165_000, performance: 95, accessibility: 100 };
const PAGES = ['/', '/help'];
const ROUNDS = 3;

const root = resolve(import.meta.dirname, '..');
const running = process.env['PRODUCT_URL'];

await buildWeb(console.log, root);
const sizes = sizesOf(join(root, 'apps/web/dist'));
const scores = running ? await scoresAt(running) : await scoresOfOwnProduct();

mkdirSync(join(import.meta.dirname, 'results'), { recursive: true });
const report = { measured: new Date().toISOString().slice(0, 10), limits: LIMITS, ...sizes, scores };
writeFileSync(join(import.meta.dirname, 'results/web.json'), `${JSON.stringify(report, null, 2)}\n`);

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
console.log(
  `Initial JavaScript ${kilobytes(sizes.initialScripts)}, styles ${kilobytes(sizes.initialStyles)} (gzip)`,
);
for (const [part, bytes] of Object.entries(sizes.onDemand))
  console.log(`  on demand ${kilobytes(bytes).padStart(9)}  ${part}`);
for (const [page, { performance, accessibility }] of Object.entries(scores))
  console.log(`${page}: performance ${performance}, accessibility ${accessibility}`);

const isOver =
  sizes.initialScripts > LIMITS.initialScripts ||
  Object.values(scores).some(
    ({ performance, accessibility }) =>
      performance < LIMITS.performance || accessibility < LIMITS.accessibility,
  );
if (isOver) {
  console.error('A limit is passed.');
  process.exitCode = 1;
}

function scoresAt(url: string) {
  return scoresOf(
    PAGES.map((page) => new URL(page, url).href),
    ROUNDS,
  );
}

async function scoresOfOwnProduct() {
  const folder = mkdtempSync(join(tmpdir(), 'relievo-bench-'));
  const product = startProcess({ DATA_DIR: folder });
  try {
    return await scoresAt(await product.ready);
  } finally {
    await product.end('SIGINT');
    rmSync(folder, { recursive: true, force: true });
  }
}
