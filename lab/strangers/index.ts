import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { drawCharts } from './charts/draw-charts.ts';
import { makeChart } from './charts/make-chart.ts';
import { STYLES } from './charts/styles.ts';
import { drawFigures } from './figures/draw-figures.ts';

/**
 * `npm run lab -- strangers DIR [charts|figures] [COUNT]`: makes files of known contents as other people's programs
 * draw them: charts of twelve styles as SVG, PDF and PNG at 96 and 200 dpi in DIR/charts, and drawings with labels in
 * DIR/figures. NAME.json beside each file says what it shows. The same seed gives the same data.
 * It needs python3-matplotlib, python3-openpyxl, gnuplot-nox, r-base-core, LibreOffice, texlive-pictures and Chromium; what is not
 * installed is left out with a sentence. `npm run lab -- sheets DIR` judges what the product makes of them.
 */
const [given, part = 'all', count] = process.argv.slice(2);
if (given === undefined) {
  console.error('Say where the files shall be made: npm run lab -- strangers DIR [charts|figures] [COUNT]');
  process.exit(2);
}
const folder = resolve(given);
mkdirSync(folder, { recursive: true });
if (part === 'all' || part === 'charts') {
  const each = Math.ceil(Number(count ?? 300) / Object.keys(STYLES).length);
  const truths = Object.entries(STYLES).flatMap(([style, forms], at) =>
    Array.from({ length: each }, (_, i) => {
      const form = forms[(i + at) % forms.length] ?? 'bar';
      return makeChart(style, form, 1000 * at + i);
    }),
  );
  for (const line of await drawCharts(join(folder, 'charts'), truths)) console.log(line);
  console.log(`${truths.length} charts`);
}
if (part === 'all' || part === 'figures')
  for (const line of drawFigures(join(folder, 'figures'), Number(count ?? 42))) console.log(line);
