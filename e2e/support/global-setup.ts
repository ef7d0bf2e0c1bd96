import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from '../../scripts/testing/product-process.ts';

/**
 * Starts the product as a person would, on a data folder that is thrown away, and stops it after the last
 * journey. PRODUCT_URL and PRODUCT_DATA name one that runs already: that saves its start while working on journeys.
 */
export default async function startProduct(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['PRODUCT_URL']) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'relievo-journeys-'));
  // Started by root, the database runs as another account; where that cannot enter, it lies outside and would stay.
  chmodSync(folder, 0o755);
  const product = startProcess({
    DATA_DIR: folder,
    GRANT_ACKNOWLEDGEMENT: 'Supported by the test suite.',
    // Each journey says where it comes from: see support/journey.ts.
    TRUSTED_PROXIES: '127.0.0.0/8,::1',
  });
  process.env['PRODUCT_URL'] = await product.ready;
  process.env['PRODUCT_DATA'] = folder;
  return async () => {
    const left = await product.end('SIGINT');
    rmSync(folder, { recursive: true, force: true });
    if (left.length > 0) throw new Error(`The product left processes behind: ${left.join(', ')}`);
  };
}
