import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createOutputs,
  DEFAULT_SETTINGS,
  OUTPUT_NAMES,
  openBraille,
  openSpeech,
  profileForOutput,
  type Source,
} from '@relievo/convert';
import { getProfile, svg } from '@relievo/graphic';
import { type BrailleTimes, brailleLines, brailleTimes } from './outputs/braille.ts';
import { type Costs, measure, runProgram, type Task } from './outputs/measure.ts';
import { soundTimes } from './outputs/sound-times.ts';
import { subjects } from './outputs/subjects.ts';

/**
 * What every output costs on a simple chart, a dense map and a page of labels, with rsvg-convert,
 * lou_translate, espeak-ng and lame beside ours in the same rounds.
 */
const ROUNDS = 7;
const paper = getProfile('swell-a4');
const folder = mkdtempSync(join(tmpdir(), 'relievo-bench-'));
const outputs = createOutputs({ translator: openBraille(), speech: openSpeech() }, DEFAULT_SETTINGS);

const svgFile = (source: Source): string => {
  const made = svg.make(source, paper);
  if (!made.ok) throw new Error(made.problems[0].message);
  const path = join(folder, 'graphic.svg');
  writeFileSync(path, made.value.files[0].bytes);
  return path;
};

const tasksFor = (source: Source): readonly Task[] => {
  const svg = svgFile(source);
  const page = join(folder, 'page');
  return [
    ...OUTPUT_NAMES.map((name) => ({
      name,
      run: () => outputs[name].make(source, profileForOutput(name, paper)),
    })),
    { name: 'rsvg-convert to PDF', run: () => runProgram('rsvg-convert', ['-f', 'pdf', '-o', page, svg]) },
    {
      name: 'rsvg-convert to PNG',
      run: () =>
        runProgram('rsvg-convert', ['-w', `${DEFAULT_SETTINGS.pngWidth}`, '-b', 'white', '-o', page, svg]),
    },
  ];
};

const results: { readonly name: string; readonly milliseconds: Costs }[] = [];
const sources = await subjects();
for (const [name, source] of Object.entries(sources))
  results.push({ name, milliseconds: await measure(tasksFor(source), ROUNDS) });
const chart = sources['simple chart'];
const sound = chart ? await soundTimes(chart, folder, ROUNDS) : {};
const braille: readonly BrailleTimes[] = brailleTimes();
rmSync(folder, { recursive: true });

const ms = (value: number): string => `${value.toFixed(1)} ms`.padStart(12);
const table = (title: string, costs: Costs): readonly string[] => [
  `\n${title.padEnd(32)} ${'clock'.padStart(12)} ${'processor'.padStart(12)}`,
  ...Object.entries(costs).map(
    ([task, { clock, processor }]) => `  ${task.padEnd(30)} ${ms(clock)} ${ms(processor)}`,
  ),
];
const ratio = (label: string, costs: Costs, ours: string, theirs: string): string => {
  const over = (of: 'clock' | 'processor'): string =>
    ((costs[ours]?.[of] ?? Number.NaN) / (costs[theirs]?.[of] ?? Number.NaN)).toFixed(2).padStart(12);
  return `  ${label.padEnd(30)} ${over('clock')} ${over('processor')}`;
};
const lines: string[] = [];
for (const { name, milliseconds } of results)
  lines.push(
    ...table(name, milliseconds),
    ratio('PDF / rsvg-convert (reach: 1)', milliseconds, 'swell', 'rsvg-convert to PDF'),
    ratio('PNG / rsvg-convert (reach: 1)', milliseconds, 'png', 'rsvg-convert to PNG'),
  );
lines.push(...table('sound and speech', sound), ratio('MP3 / lame (reach: 1.5)', sound, 'MP3', 'lame'));
lines.push('\nbraille', ...brailleLines(braille));
process.stdout.write(`${lines.join('\n')}\n`);

mkdirSync(join(import.meta.dirname, 'results'), { recursive: true });
const machine = { node: process.version, cores: availableParallelism() };
const file = JSON.stringify({ machine, rounds: ROUNDS, results, sound, braille }, null, 2);
writeFileSync(join(import.meta.dirname, 'results/outputs.json'), `${file}\n`);
