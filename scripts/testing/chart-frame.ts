import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Chart } from '@relievo/chart/model';
import type { Page, Response } from 'playwright-core';
import { buildFramePage } from '../build-web.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

export interface ChartFrames {
  /** Where the explorer of a chart stands, by its place in the list. */
  readonly addressOf: (index: number) => string;
  end(): Promise<void>;
}

/** The page for frames as it is built, with charts that no library has: what measures the explorer needs no more of the product. */
export async function serveChartFrames(charts: readonly Chart[]): Promise<ChartFrames> {
  const built = mkdtempSync(join(tmpdir(), 'relievo-frame-'));
  await buildFramePage(built, ROOT);
  const folders = [built, join(ROOT, 'apps/web/public')];
  const server = createServer(({ url = '/' }, answer) => {
    const path = new URL(url, 'http://frame').pathname;
    const chart = charts[Number(/^\/api\/resources\/(\d+)\/chart$/.exec(path)?.[1] ?? -1)];
    if (chart) return answer.setHeader('content-type', 'application/json').end(JSON.stringify(chart));
    const asked = /^\/embed\/\d+$/.test(path) ? 'embed.html' : path;
    const file = folders.map((folder) => join(folder, asked)).find((one) => existsSync(one));
    if (!file || !extname(file)) return answer.writeHead(404).end();
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    return answer.setHeader('content-type', type).end(readFileSync(file));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    addressOf: (index) => `http://127.0.0.1:${port}/embed/${index}`,
    end: () =>
      new Promise((done) => {
        server.close(() => {
          rmSync(built, { recursive: true, force: true });
          done();
        });
        server.closeAllConnections();
      }),
  };
}

/** What a page asks for from now on, in bytes of gzip, without the data of its chart. */
export function weighPage(page: Page): () => Promise<number> {
  const weights: Promise<number>[] = [];
  const weigh = (response: Response) => {
    if (!response.url().includes('/api/'))
      weights.push(response.body().then((body) => gzipSync(body, { level: 9 }).byteLength));
  };
  page.on('response', weigh);
  return async () => {
    page.off('response', weigh);
    return (await Promise.all(weights)).reduce((sum, bytes) => sum + bytes, 0);
  };
}
