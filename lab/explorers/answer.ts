import { dirname, join } from 'node:path';
import type { Chart } from '@relievo/chart/model';
import type { Page } from 'playwright-core';
import { findPackage } from '../shared/find-package.ts';

const PACKAGE = 'chart2music';
const VERSION = '1.20.0';

/** Where the program of another explorer is, or what to run so that it is there. */
export type Program = { readonly program: string } | { readonly missing: string };

export function findChart2Music(): Program {
  const stated = findPackage(PACKAGE);
  return stated
    ? { program: join(dirname(stated), 'dist/index.js') }
    : {
        missing: `This program runs ${PACKAGE} beside ours. Run: npm install --no-save --ignore-scripts ${PACKAGE}@${VERSION}`,
      };
}

/** An explorer in a page: keys go in, words come out. */
export interface Explorer {
  /** Presses each key, and gives what was said after each. */
  press(keys: readonly string[]): Promise<readonly string[]>;
}

export async function openOurs(page: Page, address: string): Promise<Explorer> {
  await page.goto(address);
  await page.locator('#walk').focus();
  return pressIn(page, '#words');
}

/** The same values, with the names of the points as its labels. */
export async function openChart2Music(page: Page, program: string, chart: Chart): Promise<Explorer> {
  await page.setContent(
    '<!doctype html><title>Chart2Music</title><div id="chart" tabindex="0">A chart</div><div id="said"></div>',
  );
  await page.addScriptTag({ path: program });
  await page.evaluate(startChart2Music, { title: chart.title, points: readPoints(chart) });
  await page.locator('#chart').focus();
  // It begins with what the chart is.
  await page.locator('#said').filter({ hasText: /./ }).waitFor();
  return pressIn(page, '#said');
}

/** What others are given of a chart: the names of its points and their values. */
export function readPoints({
  series: [first],
}: Chart): readonly { readonly label: string; readonly y: number }[] {
  return (first?.points ?? []).flatMap(({ label, y }) => (y === null ? [] : [{ label, y }]));
}

interface Given {
  readonly title: string;
  readonly points: readonly { readonly label: string; readonly y: number }[];
}

/** Runs in the page. */
function startChart2Music({ title, points }: Given): void {
  const { c2mChart } = window as unknown as { c2mChart: (given: object) => { err: string | null } };
  const { err } = c2mChart({
    type: 'line',
    lang: 'en',
    title,
    element: document.getElementById('chart'),
    cc: document.getElementById('said'),
    axes: {
      x: { valueLabels: points.map(({ label }) => label) },
      y: { format: (value: number) => String(value) },
    },
    data: points.map(({ y }, x) => ({ x, y })),
  });
  if (err) throw new Error(err);
}

/** Where nothing new is said for so long, the same was said again. */
const PATIENCE_MS = 1500;

/** Each key after the words of the one before it. */
function pressIn(page: Page, place: string): Explorer {
  const read = async (): Promise<string> =>
    (await page.locator(place).innerText()).trim().split('\n').at(-1) ?? '';
  return {
    async press(keys) {
      const said: string[] = [];
      for (const key of keys) {
        const before = await read();
        await page.keyboard.press(key);
        await page
          .waitForFunction(hasOtherWords, { place, before }, { polling: 20, timeout: PATIENCE_MS })
          .catch(() => undefined);
        said.push(await read());
      }
      return said;
    },
  };
}

/** Runs in the page. */
function hasOtherWords({ place, before }: { readonly place: string; readonly before: string }): boolean {
  const words = document.querySelector<HTMLElement>(place)?.innerText.trim().split('\n').at(-1) ?? '';
  return words !== before;
}
