import { availableParallelism } from 'node:os';
import { drawChart } from '@relievo/chart/drawing';
import { reachSpot, scoreSounding, UNEXPLORED, walkChart } from '@relievo/chart/explore';
import { type Chart, makeChart, planChart } from '@relievo/chart/model';
import { scoreOf } from '@relievo/chart/score';
import { readTable } from '@relievo/chart/table';
import { dataTableOf, writeDescription } from '@relievo/chart/words';
import { openBraille } from '@relievo/convert/braille';
import type { Result } from '@relievo/graphic/model';
import { getProfile } from '@relievo/graphic/profiles';
import { DEFAULT_SOUND, synthesise, toWav } from '@relievo/sound';
import { findMedian } from '../shared/statistics.ts';
import { writeResults } from '../shared/write-results.ts';
import { measureFrames } from './keys-in-a-browser.ts';
import { createCourse } from './tables.ts';

/** From a CSV file to all that a chart becomes, by step, and from a key to the samples of its note. */
const ROUNDS = 5;
const KEYS = 200;
const paper = getProfile('swell-a4');
const translator = openBraille();

function valueOf<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(result.problems[0].code);
  return result.value;
}

/** Milliseconds of the processor, not of the clock: what else the machine does is none of it. */
function readProcessor(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const times = new Map<string, number[]>();

function time<Made>(step: string, make: () => Made): Made {
  const began = readProcessor();
  const made = make();
  times.set(step, [...(times.get(step) ?? []), readProcessor() - began]);
  return made;
}

function makeOnce(csv: string): Chart {
  const { table } = time('read the table', () => valueOf(readTable(csv)));
  const chart = time('make the chart', () => {
    const planned = valueOf(planChart(table));
    return valueOf(makeChart(planned.table, planned.mapping, { title: 'Temperature' }));
  });
  time('draw the sheets', () =>
    drawChart(chart, paper, (text) => {
      const [made] = translator.translate([text], 'ueb-1');
      if (!made) throw new Error('A text came back without braille.');
      return { cells: made.cells, engine: made.engine, table: made.table };
    }),
  );
  time('make the sound', () => toWav(synthesise(scoreOf(chart).score)));
  time('write the description', () => writeDescription(chart));
  time('write the data table', () => dataTableOf(chart));
  return chart;
}

/** What happens between a key and the samples that a browser is given; the browser adds what its sound card needs. */
function pressKeys(chart: Chart) {
  let { state } = reachSpot(chart, UNEXPLORED, { series: 0, point: 0 }, 'normal');
  const presses = Array.from({ length: KEYS }, () => {
    const began = readProcessor();
    const step = walkChart(chart, state, 'next', 'normal');
    if (step?.sound) synthesise(scoreSounding(chart, step.sound, DEFAULT_SOUND));
    if (step) state = step.state;
    return readProcessor() - began;
  });
  // The first ones are read and compiled.
  const warm = presses.slice(KEYS / 10).toSorted((a, b) => a - b);
  return { median: findMedian(warm), ofHundred95: warm[Math.floor(warm.length * 0.95)] ?? Number.NaN };
}

/** Milliseconds from a key to its note, in a browser, and bytes of gzip of the explorer in a frame. */
const LIMITS = { key: 30, frame: 60_000 };

const results: object[] = [];
const made: Chart[] = [];
for (const rows of [100, 10_000, 100_000]) {
  times.clear();
  const csv = createCourse(rows);
  const charts = Array.from({ length: ROUNDS }, () => makeOnce(csv));
  const [chart] = charts;
  if (!chart) throw new Error('No chart was made.');
  made.push(chart);
  const key = pressKeys(chart);
  const steps = Object.fromEntries([...times].map(([step, all]) => [step, Math.round(findMedian(all))]));
  const total = Object.values(steps).reduce((sum, one) => sum + one, 0);
  results.push({ rows, milliseconds: { ...steps, total }, key });
  console.log(`${rows} rows: ${total} ms`, steps, key);
}
const frames = await measureFrames(made);
for (const { rows, median, ofHundred95, bytes } of frames)
  console.log(
    `${rows} rows in a browser: ${median.toFixed(1)} ms from key to note, 95 of 100 within ${ofHundred95.toFixed(1)} ms; the frame weighs ${(bytes / 1000).toFixed(1)} kB`,
  );
const isOver = frames.some(({ ofHundred95, bytes }) => ofHundred95 >= LIMITS.key || bytes > LIMITS.frame);
if (isOver) {
  console.error(`More than ${LIMITS.key} ms or ${LIMITS.frame / 1000} kB.`);
  process.exitCode = 1;
}
writeResults('chart-times', {
  node: process.version,
  processors: availableParallelism(),
  rounds: ROUNDS,
  limits: LIMITS,
  results,
  frames,
});
