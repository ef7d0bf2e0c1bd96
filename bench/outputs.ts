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
import { knownProfile, OUTPUTS } from '@relievo/graphic';
import { type BrailleTimes, brailleLines, brailleTimes } from './outputs/braille.ts';
import { measure, process as program, type Task, type Times } from './outputs/measure.ts';
import { soundTimes } from './outputs/sound-times.ts';
import { subjects } from './outputs/subjects.ts';

/**
 * What every output costs on a simple chart, a dense map and a page of labels, with rsvg-convert,
 * lou_translate, espeak-ng and lame beside ours in the same rounds.
 */
const ROUNDS = 7;
const paper = knownProfile('swell-a4');
const folder = mkdtempSync(join(tmpdir(), 'relievo-bench-'));
const outputs = createOutputs({ translator: openBraille(), speech: openSpeech() }, DEFAULT_SETTINGS);

const svgFile = (source: Source): string => {
  const made = OUTPUTS[0].make(source, paper);
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
    { name: 'rsvg-convert to PDF', run: () => program('rsvg-convert', ['-f', 'pdf', '-o', page, svg]) },
    {
      name: 'rsvg-convert to PNG',
      run: () =>
        program('rsvg-convert', ['-w', `${DEFAULT_SETTINGS.pngWidth}`, '-b', 'white', '-o', page, svg]),
    },
  ];
};

const results: { readonly name: string; readonly milliseconds: Times }[] = [];
const sources = await subjects();
for (const [name, source] of Object.entries(sources))
  results.push({ name, milliseconds: await measure(tasksFor(source), ROUNDS) });
const chart = sources['simple chart'];
const sound = chart ? await soundTimes(chart, folder, ROUNDS) : {};
const braille: readonly BrailleTimes[] = brailleTimes();
rmSync(folder, { recursive: true });

const of = (times: Times, task: string): number => times[task] ?? Number.NaN;
const row = (label: string, value: string): string => `  ${label.padEnd(44)} ${value.padStart(9)}`;
const ms = (value: number): string => `${value.toFixed(value < 1 ? 3 : 1)} ms`;
const lines: string[] = [];
for (const { name, milliseconds } of results) {
  lines.push(`\n${name}, median of ${ROUNDS} rounds`);
  for (const [task, time] of Object.entries(milliseconds)) lines.push(row(task, ms(time)));
  lines.push(
    row(
      'PDF / rsvg-convert (reach: 1)',
      (of(milliseconds, 'swell') / of(milliseconds, 'rsvg-convert to PDF')).toFixed(2),
    ),
    row(
      'PNG / rsvg-convert (reach: 1)',
      (of(milliseconds, 'png') / of(milliseconds, 'rsvg-convert to PNG')).toFixed(2),
    ),
  );
}
lines.push('\nsound and speech');
for (const [task, time] of Object.entries(sound)) lines.push(row(task, ms(time)));
lines.push(row('MP3 / lame (reach: 1.5)', (of(sound, 'MP3') / of(sound, 'lame')).toFixed(2)));
lines.push('\nbraille', ...brailleLines(braille));
process.stdout.write(`${lines.join('\n')}\n`);

mkdirSync(join(import.meta.dirname, 'results'), { recursive: true });
const machine = { node: process.version, cores: availableParallelism() };
const file = JSON.stringify({ machine, rounds: ROUNDS, results, sound, braille }, null, 2);
writeFileSync(join(import.meta.dirname, 'results/outputs.json'), `${file}\n`);
