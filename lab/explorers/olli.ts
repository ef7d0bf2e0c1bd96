import { dirname, join } from 'node:path';
import type { Chart } from '@relievo/chart/model';
import { maxOf, minOf } from '@relievo/words';
import type { Page } from 'playwright-core';
import { findPackage } from '../shared/find-package.ts';
import { type Explorer, type Program, readPoints } from './answer.ts';

const PACKAGE = 'olli';
const VERSION = '1.0.7';

/** The program of Olli for a page, or what to run so that it is there. */
export function findOlli(): Program {
  const stated = findPackage(PACKAGE);
  return stated
    ? { program: join(dirname(stated), 'dist/olli.js') }
    : {
        missing: `This program runs ${PACKAGE} beside ours. Run: npm install --no-save --ignore-scripts ${PACKAGE}@${VERSION}`,
      };
}

/** An axis of its tree: intervals of values, each with the rows that lie in it. */
export type Branch = readonly (readonly string[])[];

export interface OlliTree extends Explorer {
  readonly x: Branch;
  readonly y: Branch;
}

/** The same values as a tree: names along x, and about as many marks along y as a chart has. */
export async function openOlli(page: Page, program: string, chart: Chart): Promise<OlliTree> {
  await page.setContent('<!doctype html><title>Olli</title><div id="chart"></div>');
  await page.addScriptTag({ path: program });
  const points = readPoints(chart);
  await page.evaluate(growTree, { title: chart.title, points, marks: listMarks(points.map(({ y }) => y)) });
  const read = (axis: string) => page.locator(`[data-nodetype="${axis}"]`).evaluate(readBranch);
  const tree = { x: await read('xAxis'), y: await read('yAxis') };
  await page.locator('[role="treeitem"]').first().focus();
  return {
    ...tree,
    async press(keys) {
      const said: string[] = [];
      for (const key of keys) {
        await page.keyboard.press(key);
        said.push(await page.evaluate(readFocus));
      }
      return said;
    },
  };
}

function listMarks(values: readonly number[]): readonly number[] {
  const [least, greatest] = [minOf(values), maxOf(values)];
  const step = 10 ** Math.floor(Math.log10(greatest - least));
  const first = Math.floor(least / step);
  return Array.from({ length: Math.ceil(greatest / step) - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}

interface Given {
  readonly title: string;
  readonly points: readonly { readonly label: string; readonly y: number }[];
  readonly marks: readonly number[];
}

/** Runs in the page. */
function growTree({ title, points, marks }: Given): void {
  const { olli } = window as unknown as { olli: (given: object) => HTMLElement };
  const data = points.map(({ label, y }) => ({ Place: label, Value: y }));
  const x = {
    axisType: 'x',
    type: 'discrete',
    field: 'Place',
    title: 'Place',
    values: data.map(({ Place }) => Place),
  };
  const y = {
    axisType: 'y',
    type: 'continuous',
    field: 'Value',
    title: 'Value',
    values: marks,
    scaleType: 'linear',
  };
  document
    .getElementById('chart')
    ?.append(olli({ type: 'chart', mark: 'line', title, data, legends: [], axes: [x, y] }));
}

/** Runs in the page. */
function readBranch(axis: Element): string[][] {
  return [...axis.querySelectorAll(':scope > ul > li')].map((interval) =>
    [...interval.querySelectorAll('tbody tr')].map((row) => row.getAttribute('aria-label') ?? ''),
  );
}

/** Runs in the page: what a screen reader says of the place of the focus. */
function readFocus(): string {
  const here = document.activeElement;
  return here?.getAttribute('aria-label') ?? here?.querySelector(':scope > span')?.textContent ?? '';
}

/** From the first of so many to one of them. */
function goAmong(count: number, index: number): readonly string[] {
  const onward = Array.from({ length: index }, () => 'ArrowRight');
  const back = ['End', ...Array.from({ length: count - 1 - index }, () => 'ArrowLeft')];
  return back.length < onward.length ? back : onward;
}

/** From anywhere to an interval of an axis: X and Y go to the axes. */
export function goToInterval(axis: 'x' | 'y', branch: Branch, index: number): readonly string[] {
  return [axis, 'ArrowDown', ...goAmong(branch.length, index)];
}

/** From an interval through its table, with the names of its columns, to all of its rows. */
export function readRows(rows: readonly string[]): readonly string[] {
  return ['ArrowDown', 'ArrowDown', ...rows.map(() => 'ArrowRight')];
}
