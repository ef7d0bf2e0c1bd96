import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.ts';
import type { Canary } from './canary.ts';
import { listScriptSvgs } from './script-svgs.ts';

/** What a browser does with them where nobody looks after it: without that the measurement says nothing. */
export async function countUnguarded(canary: Canary): Promise<number> {
  const svgs = listScriptSvgs(canary.address);
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'image/svg+xml').end(svgs[Number(request.url?.slice(1))]?.svg);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const before = canary.calls().length;
  await withBrowser(async (context) => {
    const page = await context.newPage();
    for (const at of svgs.keys()) await visit(page, `${address}/${at}`);
  });
  server.closeAllConnections();
  server.close();
  return canary.calls().length - before;
}

/** Each as its own address, in an <img>, and on the pages where its owner meets it. Tells how often it was looked at. */
export async function lookAtAll(
  url: string,
  cookie: string,
  resourceIds: readonly string[],
): Promise<number> {
  let looks = 0;
  await withBrowser(async (context) => {
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url }]);
    const page = await context.newPage();
    for (const resourceId of resourceIds) {
      const paths = ['file', 'picture'].map((part) => `/api/resources/${resourceId}/${part}`);
      for (const path of paths) await visit(page, url + path);
      await visit(page, `${url}/resource/${resourceId}`);
      await page.evaluate(async (all) => {
        for (const path of all)
          await new Promise((done) => {
            const image = new Image();
            image.addEventListener('load', done);
            image.addEventListener('error', done);
            image.src = path;
            document.body.append(image);
          });
      }, paths);
      looks += 2 * paths.length + 1;
    }
    await visit(page, `${url}/tools`);
    looks += 1;
  });
  return looks;
}

async function withBrowser(work: (context: BrowserContext) => Promise<void>): Promise<void> {
  const executablePath = findChromium();
  if (executablePath === undefined)
    throw new Error('Chromium is needed: "npm run setup:system" installs it.');
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    await work(await browser.newContext({ acceptDownloads: true }));
  } finally {
    await browser.close();
  }
}

/** As long as the slowest of them needs to run where nobody guards. */
const LOOKED_AT_MS = 700;

/** What is sent as a download is no page: the browser says so by an error. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address).catch((error: unknown) => {
    if (!String(error).includes('Download is starting')) throw error;
  });
  await page.waitForTimeout(LOOKED_AT_MS);
  await page.mouse.move(100, 100);
  await page.mouse.click(120, 120);
}
