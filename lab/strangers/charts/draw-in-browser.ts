import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../../../scripts/chromium.ts';
import { groupBy } from '../../shared/group-by.ts';
import type { ChartTruth } from '../../shared/truth.ts';
import { FONTS, PALETTES } from '../styles/look.ts';

const STYLES_FOLDER = join(import.meta.dirname, '../styles');

/** The scripts that each style loads into the page first, from the packages beside the corpus. */
const SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  plot: ['d3/dist/d3.min.js', '@observablehq/plot/dist/plot.umd.min.js'],
  'vega-lite': ['vega/build/vega.min.js', 'vega-lite/build/vega-lite.min.js'],
  'chart-js': ['chart.js/dist/chart.umd.min.js'],
  echarts: ['echarts/dist/echarts.min.js'],
  d3: ['d3/dist/d3.min.js'],
  worksheet: [],
};
const PACKAGES = '@observablehq/plot@0.6.17 vega@6.4.0 vega-lite@6.5.0 chart.js@4.6.1 echarts@6.1.0 d3@7.9.2';

/** Draws the charts in pages of Chromium, and returns a sentence for each style that could not be drawn. */
export async function drawInBrowser(
  folder: string,
  truths: readonly ChartTruth[],
): Promise<readonly string[]> {
  const executablePath = findChromium();
  if (executablePath === undefined)
    return ['The styles of the browser were left out: Chromium is not installed.'];
  const packages = join(folder, '../node_modules');
  const left: string[] = [];
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    for (const [style, charts] of groupBy(truths, (one) => one.style)) {
      const scripts = (SCRIPTS[style] ?? []).map((one) => join(packages, one));
      if (!scripts.every((one) => existsSync(one))) {
        left.push(`${style} was left out: run npm install --prefix ${join(folder, '..')} ${PACKAGES}`);
        continue;
      }
      for (const truth of charts) await drawOne(browser, folder, truth, scripts);
    }
  } finally {
    await browser.close();
  }
  return left;
}

async function drawOne(
  browser: Browser,
  folder: string,
  truth: ChartTruth,
  scripts: readonly string[],
): Promise<void> {
  const path = join(folder, truth.name);
  for (const dpi of [96, 200]) {
    const page = await browser.newPage({
      deviceScaleFactor: dpi / 96,
      viewport: { width: 1000, height: 900 },
    });
    await page.setContent(
      '<!doctype html><body style="margin:12px"><div id="at" style="display:inline-block"></div>',
    );
    for (const script of scripts) await page.addScriptTag({ path: script });
    await page.addScriptTag({ path: join(STYLES_FOLDER, `${truth.style}.js`) });
    const look = { colors: PALETTES[truth.look.palette], font: FONTS[truth.look.font] };
    await page.evaluate(
      `(async () => draw(${JSON.stringify(truth)}, { ...${JSON.stringify(look)}, at: document.getElementById('at') }))()`,
    );
    await page.locator('#at').screenshot({ path: `${path}-${dpi}.png` });
    if (dpi === 96) {
      const isWhole = truth.style !== 'worksheet' && truth.style !== 'chart-js';
      if (isWhole) writeFileSync(`${path}.svg`, await page.evaluate<string>(WRITE_SVG));
      const paper = { path: `${path}.pdf`, printBackground: true };
      await page.pdf({
        ...paper,
        format: 'A4',
        landscape: truth.look.width > 600 && truth.style !== 'worksheet',
      });
    }
    await page.close();
  }
}

const WRITE_SVG = `new XMLSerializer().serializeToString(document.querySelector('#at svg'))`;
