import { judgeByChart } from '@relievo/chart/claims';
import { judgeByDrawing } from '@relievo/graphic/claims';
import { listStarterCharts, listStrangersCharts } from './charts.ts';
import { listStarterFigures, readStrangersFigures } from './figures.ts';
import { addRows, measureSentences, type Row } from './measure.ts';
import { checkStarterDescriptions, checkWrittenDescriptions } from './own-sentences.ts';
import { PORTIONS } from './portions.ts';

/**
 * `npm run lab -- sentences [FOLDER] [COUNT]`: plants COUNT false sentences and as many true ones in each portion, about
 * the charts and figures of the starter library and of FOLDER, which `npm run lab -- strangers` made, and counts those
 * that the checker catches and refuses. Their truth is that of the source. It then checks descriptions that no one
 * wrote for it.
 */
const [folder = '', count = '500'] = process.argv.slice(2);
const CAUGHT = 0.98;
const REFUSED = 0.01;
const SEED = 7;

const known = [...listStarterCharts(), ...(folder === '' ? [] : listStrangersCharts(folder))];
const charts = known.map((one) => ({ ...one, judge: judgeByChart(one.chart) }));
const figures = [...listStarterFigures(), ...(folder === '' ? [] : await readStrangersFigures(folder))].map(
  (one) => ({
    ...one,
    judge: judgeByDrawing(one.drawing),
  }),
);
console.log(`${charts.length} charts, ${figures.length} figures`);

let all: readonly Row[] = [];
for (const portion of PORTIONS) {
  const half = portion.figures.length > 0 ? Math.round(Number(count) / 2) : 0;
  const ofCharts = measureSentences(charts, portion.charts, Number(count) - half, SEED);
  const ofFigures = measureSentences(figures, portion.figures, half, SEED);
  const rows = [...ofCharts.rows, ...ofFigures.rows];
  all = [...all, ...rows];
  console.log(`\nThe ${portion.name} portion`);
  for (const row of [...rows, addRows(rows)]) console.log(writeRow(row));
  for (const fault of [...ofCharts.faults, ...ofFigures.faults]) console.log(`  ${fault}`);
}

const written = checkWrittenDescriptions(known);
const starters = checkStarterDescriptions();
for (const [name, { sentences, confirmed, refused }] of Object.entries({ written, starters })) {
  console.log(
    `\n${name} descriptions: ${sentences} sentences, ${confirmed} confirmed, ${refused.length} refused`,
  );
  for (const one of refused) console.log(`  ${one}`);
}
const { planted, caught, right, refused } = addRows(all);
console.log(
  `\nAll portions: ${caught} of ${planted} false sentences caught, ${refused} of ${right} true ones refused`,
);
process.exitCode = caught >= CAUGHT * planted && refused <= REFUSED * right ? 0 : 1;

function writeRow({
  kind,
  planted: wrong,
  caught: found,
  right: good,
  refused: bad,
  confirmed,
}: Row): string {
  return `${kind.padEnd(20)} ${found} of ${wrong} caught, ${bad} of ${good} refused, ${confirmed} confirmed`;
}
