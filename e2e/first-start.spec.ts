import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findDescendant } from '../scripts/testing/processes.ts';
import { startProcess } from '../scripts/testing/product-process.ts';
import { expect, openPage, seeText, test } from './support/journey.ts';

test('the library answers before its drawings are made, says so once, and has all of them at the end', async ({
  page,
  spoken,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'relievo-first-start-'));
  // Started by root, the database runs as another account, which has to enter.
  chmodSync(folder, 0o755);
  const product = startProcess({ DATA_DIR: folder });
  try {
    const url = await product.answers;
    // The process that draws rests while the page is looked at.
    signalDrawing(product.pid, 'SIGSTOP');
    await openPage(page, new URL('/library', url).href, 'Library');
    const progress = page.getByRole('progressbar', { name: 'The starter library is being prepared' });
    await expect(progress).toBeVisible();
    await spoken.toInclude('The starter library is being prepared. You can look around already');
    await expect(seeText(progress, /^\d+ of \d+ resources are there/)).toBeVisible();
    signalDrawing(product.pid, 'SIGCONT');
    await product.ready;
    await spoken.toInclude('The starter library is ready.');
    await expect(progress).toHaveCount(0);
    await expect(page.locator('.list-count')).toHaveText(/^[78]\d marketplace items found$/);
    const said = await spoken.all();
    expect(said.filter((words) => words.startsWith('The starter library is being prepared'))).toHaveLength(1);
  } finally {
    signalDrawing(product.pid, 'SIGCONT');
    // A page asks on, and would complain of a server that is gone.
    await page.close();
    await product.end('SIGINT');
    rmSync(folder, { recursive: true, force: true });
  }
});

/** The process that draws ends by itself when all is drawn. */
function signalDrawing(product: number, signal: NodeJS.Signals): void {
  const drawing = findDescendant(product, 'fill-library.ts');
  if (drawing !== undefined) process.kill(drawing, signal);
}
