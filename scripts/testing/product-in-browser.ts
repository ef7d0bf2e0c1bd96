import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../chromium.ts';
import { startProcess } from './product-process.ts';

/** Starts the product on data that is thrown away, and a browser; PRODUCT_URL names a product that runs already. */
export async function withProductInBrowser(
  work: (browser: Browser, url: string) => Promise<void>,
): Promise<void> {
  const running = process.env['PRODUCT_URL'];
  const data = mkdtempSync(join(tmpdir(), 'relievo-measured-'));
  // Started by root, the database runs as another account, which has to be let in.
  chmodSync(data, 0o755);
  const product = running ? null : startProcess({ DATA_DIR: data });
  try {
    const url = running ?? (await product?.ready) ?? '';
    const executablePath = findChromium();
    const browser = await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: [...CHROMIUM_FLAGS],
    });
    try {
      await work(browser, url);
    } finally {
      await browser.close();
    }
  } finally {
    await product?.end('SIGINT');
    rmSync(data, { recursive: true, force: true });
  }
}
