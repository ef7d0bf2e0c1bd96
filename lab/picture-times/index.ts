import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { maxOf } from '@relievo/words';
import { buildCommand } from '../../scripts/build-programs.ts';
import { type Costs, measure, runProgram, type Task } from '../shared/measure.ts';
import { writeResults } from '../shared/write-results.ts';
import { type PictureFile, writePictures } from './files.ts';

/**
 * What a picture costs from the start of our command to its end, on swell paper and as braille, beside what somebody
 * would script of ImageMagick, potrace, tesseract and lou_translate: both in turns, in one run.
 */
const ROUNDS = Number(process.argv[2] ?? 3);
const RELIEVO = resolve(import.meta.dirname, '../../apps/cli/relievo.mjs');
const BRAILLE = 'en-ueb-g2.ctb';

await buildCommand();
const folder = mkdtempSync(join(tmpdir(), 'relievo-lab-'));
const files = await writePictures(folder);
const tasks: readonly Task[] = files.flatMap((file) => [
  { name: `${file.what}, ours`, run: () => convert(file) },
  { name: `${file.what}, scripted`, run: () => script(file) },
]);
const load = loadavg()[0];
const costs = await measure(tasks, ROUNDS);
const memory = Object.fromEntries(files.map((file) => [file.what, measureMemory(file)]));
rmSync(folder, { recursive: true });
report(costs);

function convertWords({ path }: PictureFile): readonly string[] {
  return [RELIEVO, 'convert', path, '--to', 'swell,brf', '--out', join(folder, 'ours')];
}

/** It ends with 1 where it found something to look at. */
function convert(file: PictureFile): void {
  const { status, stderr } = spawnSync(process.execPath, convertWords(file), {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status !== 0 && status !== 1) throw new Error(stderr);
}

/** Ink from paper, lines as a PDF, words, braille: one after the other, with one thread as in our command. */
function script({ path, layout }: PictureFile): void {
  const [bitmap, pdf, words] = ['ink.pbm', 'ink.pdf', 'words'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  runProgram('convert', [path, '-colorspace', 'Gray', '-auto-level', '-threshold', '50%', bitmap]);
  runProgram('potrace', ['-b', 'pdf', '-o', pdf, bitmap]);
  runProgram('env', ['OMP_THREAD_LIMIT=1', 'tesseract', path, words, '-l', 'eng', '--psm', layout]);
  runProgram('lou_translate', [BRAILLE], readFileSync(`${words}.txt`, 'utf8'));
}

/** The most that our command held, and that any program that it started held, in megabytes. */
function measureMemory(file: PictureFile): number {
  const { stderr } = spawnSync('/usr/bin/time', ['-f', '%M', process.execPath, ...convertWords(file)], {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const kilobytes = Number(stderr.trim().split('\n').at(-1));
  if (Number.isNaN(kilobytes)) throw new Error(`GNU time is needed for this measurement: ${stderr}`);
  return Math.round(kilobytes / 1024);
}

function report(measured: Costs): void {
  const rows = files.map(({ what }) => {
    const [ours, theirs] = [measured[`${what}, ours`], measured[`${what}, scripted`]];
    if (!ours || !theirs) throw new Error(`${what} was not measured.`);
    return { what, ours, theirs, megabytes: memory[what] ?? 0 };
  });
  const sum = (of: 'ours' | 'theirs') => ({
    clock: rows.reduce((all, row) => all + row[of].clock, 0),
    processor: rows.reduce((all, row) => all + row[of].processor, 0),
  });
  const most = maxOf(rows.map(({ megabytes }) => megabytes));
  const all = [...rows, { what: 'the whole set', ours: sum('ours'), theirs: sum('theirs'), megabytes: most }];
  writeLine('milliseconds', ['ours', 'scripted', 'ratio', 'processor ratio', 'our MB']);
  for (const { what, ours, theirs, megabytes } of all)
    writeLine(what, [
      ours.clock.toFixed(0),
      theirs.clock.toFixed(0),
      (ours.clock / theirs.clock).toFixed(2),
      (ours.processor / theirs.processor).toFixed(2),
      String(megabytes),
    ]);
  const machine = { node: process.version, cores: availableParallelism(), load };
  writeResults('picture-times', { machine, rounds: ROUNDS, rows: all });
}

function writeLine(what: string, values: readonly string[]): void {
  console.log(what.padEnd(36) + values.map((one) => one.padStart(17)).join(''));
}
