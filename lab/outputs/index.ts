import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_SETTINGS, type Source } from '@relievo/convert';
import { openBraille } from '@relievo/convert/braille';
import { chooseProfile, createOutputs, OUTPUT_NAMES } from '@relievo/convert/outputs';
import { openSpeech } from '@relievo/convert/speech';
import { svg } from '@relievo/graphic/outputs';
import { getProfile } from '@relievo/graphic/profiles';
import { addAll } from '@relievo/words';
import { type Costs, measure, runProgram, type Task } from '../shared/measure.ts';
import { writeResults } from '../shared/write-results.ts';
import { type BrailleTimes, measureBraille, writeBraille } from './braille.ts';
import { measureSound } from './sound-times.ts';
import { createSubjects } from './subjects.ts';

/**
 * What every output costs on a simple chart, a dense map and a page of labels, with rsvg-convert,
 * lou_translate, espeak-ng and lame beside ours in the same rounds.
 */
const ROUNDS = 7;
const paper = getProfile('swell-a4');
const folder = mkdtempSync(join(tmpdir(), 'relievo-lab-'));
const outputs = createOutputs({ translator: openBraille(), speech: openSpeech() }, DEFAULT_SETTINGS);

function writeSvg(source: Source): string {
  const made = svg.make(source, paper);
  if (!made.ok) throw new Error(made.problems[0].code);
  const path = join(folder, 'graphic.svg');
  writeFileSync(path, made.value.files[0].bytes);
  return path;
}

function createTasks(source: Source): readonly Task[] {
  const svg = writeSvg(source);
  const page = join(folder, 'page');
  return [
    ...OUTPUT_NAMES.map((name) => ({
      name,
      run: () => outputs[name].make(source, chooseProfile(name, paper)),
    })),
    // Without its values a chart is not drawn anew for pins: what is left is what every drawing takes.
    {
      name: 'pins as it is',
      run: () => outputs.pins.make({ drawing: source.drawing }, chooseProfile('pins', paper)),
    },
    { name: 'rsvg-convert to PDF', run: () => runProgram('rsvg-convert', ['-f', 'pdf', '-o', page, svg]) },
    {
      name: 'rsvg-convert to PNG',
      run: () =>
        runProgram('rsvg-convert', ['-w', `${DEFAULT_SETTINGS.pngWidth}`, '-b', 'white', '-o', page, svg]),
    },
  ];
}

const results: { readonly name: string; readonly milliseconds: Costs }[] = [];
const sources = await createSubjects();
for (const [name, source] of Object.entries(sources))
  results.push({ name, milliseconds: await measure(createTasks(source), ROUNDS) });
const chart = sources['simple chart'];
const sound = chart ? await measureSound(chart, folder, ROUNDS) : {};
const braille: readonly BrailleTimes[] = measureBraille();
rmSync(folder, { recursive: true });

function formatMilliseconds(value: number): string {
  return `${value.toFixed(1)} ms`.padStart(12);
}
function writeTable(title: string, costs: Costs): readonly string[] {
  return [
    `\n${title.padEnd(32)} ${'clock'.padStart(12)} ${'processor'.padStart(12)}`,
    ...Object.entries(costs).map(
      ([task, { clock, processor }]) =>
        `  ${task.padEnd(30)} ${formatMilliseconds(clock)} ${formatMilliseconds(processor)}`,
    ),
  ];
}
function writeRatio(label: string, costs: Costs, ours: string, theirs: string): string {
  const over = (of: 'clock' | 'processor'): string =>
    ((costs[ours]?.[of] ?? Number.NaN) / (costs[theirs]?.[of] ?? Number.NaN)).toFixed(2).padStart(12);
  return `  ${label.padEnd(30)} ${over('clock')} ${over('processor')}`;
}
const lines: string[] = [];
for (const { name, milliseconds } of results)
  addAll(lines, [
    ...writeTable(name, milliseconds),
    writeRatio('PDF / rsvg-convert (reach: 1)', milliseconds, 'swell', 'rsvg-convert to PDF'),
    writeRatio('PNG / rsvg-convert (reach: 1)', milliseconds, 'png', 'rsvg-convert to PNG'),
  ]);
addAll(lines, [
  ...writeTable('sound and speech', sound),
  writeRatio('MP3 / lame (reach: 1.5)', sound, 'MP3', 'lame'),
]);
addAll(lines, ['\nbraille', ...writeBraille(braille)]);
process.stdout.write(`${lines.join('\n')}\n`);

const machine = { node: process.version, cores: availableParallelism() };
writeResults('outputs', { machine, rounds: ROUNDS, results, sound, braille });
