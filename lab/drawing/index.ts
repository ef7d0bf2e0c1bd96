import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Drawing } from '@relievo/graphic/model';
import { OUTPUTS, svg } from '@relievo/graphic/outputs';
import { encodePng } from '@relievo/graphic/png';
import { getProfile } from '@relievo/graphic/profiles';
import { heightPicture, rasterise } from '@relievo/graphic/raster';
import { toDots } from '@relievo/graphic/raster/dots';
import { shadeRelief } from '@relievo/graphic/raster/relief';
import { check, repair } from '@relievo/graphic/rules';
import { createDenseMap, createLabelledPage } from '../shared/crowded-drawings.ts';
import { exponentOf, findMedian } from '../shared/statistics.ts';
import { writeResults } from '../shared/write-results.ts';

/**
 * What the drawing costs: check, repair, raster at 20 and 100 dpi, every output, and librsvg beside
 * them in the same rounds. Rounds are interleaved, so that what else the machine does falls on all.
 */
const ROUNDS = 7;
const DPI = 100;
const paper = getProfile('swell-a4');
const folder = mkdtempSync(join(tmpdir(), 'relievo-lab-'));

interface Task {
  readonly name: string;
  readonly run: () => unknown;
}

function fileOf(name: string, source: Drawing): string {
  const result = svg.make({ drawing: source }, paper);
  if (!result.ok) throw new Error(result.problems[0].code);
  const path = join(folder, `${name}.svg`);
  writeFileSync(path, result.value.files[0].bytes);
  return path;
}

function runLibrsvg(path: string): void {
  const words = ['-d', `${DPI}`, '-p', `${DPI}`, '-b', 'white', '-o', join(folder, 'out.png'), path];
  const { status, error } = spawnSync('rsvg-convert', words);
  if (status !== 0)
    throw new Error(`rsvg-convert is needed for this measurement: ${error?.message ?? status}`);
}

function createTasks(name: string, source: Drawing): readonly Task[] {
  const path = fileOf(name, source);
  const blank = fileOf(`${name}-blank`, { ...source, layers: [] });
  const findings = check(source, paper);
  const map = rasterise(source, { pixelsPerMm: DPI / 25.4 });
  return [
    { name: 'check', run: () => check(source, paper) },
    { name: 'repair', run: () => repair(source, findings, paper) },
    { name: 'raster at 20 dpi', run: () => toDots(source) },
    { name: 'raster at 100 dpi', run: () => rasterise(source, { pixelsPerMm: DPI / 25.4 }) },
    { name: 'raster at 100 dpi and PNG', run: () => createGreyPng(source) },
    { name: 'relief picture', run: () => shadeRelief(map) },
    { name: 'rsvg-convert at 100 dpi', run: () => runLibrsvg(path) },
    { name: 'rsvg-convert of an empty page', run: () => runLibrsvg(blank) },
    ...OUTPUTS.map((output) => ({
      name: `output ${output.id}`,
      run: () => output.make({ drawing: source }, output.id === 'pins' ? getProfile('dotpad') : paper),
    })),
  ];
}

function createGreyPng(source: Drawing): Uint8Array {
  return encodePng(heightPicture(rasterise(source, { pixelsPerMm: DPI / 25.4 })));
}

function timeRun(run: () => unknown): number {
  const began = performance.now();
  run();
  return performance.now() - began;
}

function measureTasks(tasks: readonly Task[], rounds = ROUNDS): Readonly<Record<string, number>> {
  const times = tasks.map((): number[] => []);
  for (let round = 0; round <= rounds; round++) {
    for (const [i, { run }] of tasks.entries()) {
      const took = timeRun(run);
      // The first round only warms up.
      if (round > 0) times[i]?.push(took);
    }
  }
  return Object.fromEntries(
    tasks.map(({ name }, i) => [name, Math.round(findMedian(times[i] ?? []) * 100) / 100]),
  );
}

const SIZES = [1_000, 3_000, 10_000, 30_000, 100_000];
function measureGrowth(name: string, run: (source: Drawing) => unknown) {
  const tasks = SIZES.map((points) => {
    const source = createDenseMap(points);
    return { name: `${points}`, run: () => run(source) };
  });
  const times = measureTasks(tasks, 5);
  return { name, times, exponent: exponentOf(SIZES.map((points) => [points, times[`${points}`] ?? 0])) };
}

const subjects = {
  'dense map of 10,000 points': createDenseMap(10_000),
  'page of 40 labels': createLabelledPage(),
};
const results = Object.entries(subjects).map(([name, source]) => ({
  name,
  milliseconds: measureTasks(createTasks(name.replaceAll(/\W+/g, '-'), source)),
}));
const grown = [
  measureGrowth('raster at 100 dpi', (source) => rasterise(source, { pixelsPerMm: DPI / 25.4 })),
  measureGrowth('check', (source) => check(source, paper)),
];
rmSync(folder, { recursive: true });

const lines: string[] = [];
for (const { name, milliseconds } of results) {
  lines.push(`\n${name}, median of ${ROUNDS} rounds`);
  for (const [task, time] of Object.entries(milliseconds))
    lines.push(`  ${task.padEnd(32)} ${time.toFixed(1).padStart(9)} ms`);
  const of = (task: string): number => milliseconds[task] ?? Number.NaN;
  const drawn = of('rsvg-convert at 100 dpi') - of('rsvg-convert of an empty page');
  const ratios = {
    'raster / rsvg-convert (reach: 2)': of('raster at 100 dpi') / of('rsvg-convert at 100 dpi'),
    'raster and PNG / rsvg-convert': of('raster at 100 dpi and PNG') / of('rsvg-convert at 100 dpi'),
    'raster / rsvg-convert less its empty page': of('raster at 100 dpi') / drawn,
    'check / raster (reach: 5)': of('check') / of('raster at 100 dpi'),
  };
  for (const [ratio, value] of Object.entries(ratios))
    lines.push(`  ${ratio.padEnd(44)} ${value.toFixed(2)}`);
}
lines.push('\nGrowth from 1,000 to 100,000 points (n log n is at most 1.12 here)');
for (const { name, times, exponent } of grown)
  lines.push(
    `  ${name.padEnd(20)} ${Object.values(times)
      .map((time) => time.toFixed(1))
      .join(', ')} ms: n to the ${exponent.toFixed(2)}`,
  );
process.stdout.write(`${lines.join('\n')}\n`);

const machine = { node: process.version, cores: availableParallelism() };
writeResults('drawing', { machine, rounds: ROUNDS, results, growth: grown });
