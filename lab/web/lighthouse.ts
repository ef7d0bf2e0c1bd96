import { type AddressInfo, createServer } from 'node:net';
import { maxOf, minOf } from '@relievo/words';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.ts';

export interface Scores {
  readonly performance: number;
  readonly accessibility: number;
}

/** Of each page, by its name, the best of several rounds: whatever else the machine does can only make a page slower. */
export async function scoresOf(
  pages: ReadonlyMap<string, string>,
  rounds: number,
): Promise<Record<string, Scores>> {
  const port = await freePort();
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...CHROMIUM_FLAGS, '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  try {
    const scores: Record<string, Scores> = {};
    for (const [page, url] of pages) {
      const results: Scores[] = [];
      for (let round = 0; round < rounds; round++) results.push(await runRound(url, port));
      scores[page] = {
        performance: maxOf(results.map(({ performance }) => performance)),
        accessibility: minOf(results.map(({ accessibility }) => accessibility)),
      };
    }
    return scores;
  } finally {
    await browser.close();
  }
}

async function runRound(url: string, port: number): Promise<Scores> {
  const options = { port, onlyCategories: ['performance', 'accessibility'], logLevel: 'error' as const };
  const result = await lighthouse(url, options, desktopConfig);
  const score = (category: string) => Math.round((result?.lhr.categories[category]?.score ?? 0) * 100);
  return { performance: score('performance'), accessibility: score('accessibility') };
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => found(port));
    });
  });
}
