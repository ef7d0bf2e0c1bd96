import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildCommand } from '../../scripts/build-programs.ts';
import { type Costs, measure, runProgram, type Task } from '../shared/measure.ts';
import { writeResults } from '../shared/write-results.ts';
import { type Files, writeFiles } from './files.ts';

/**
 * What a file costs from the start of our command to its end, beside what somebody would script of pdftocairo,
 * rsvg-convert, pdftotext, pandoc, lou_translate and LibreOffice for the same: both in turns, in one run.
 */
const ROUNDS = 3;
const RELIEVO = resolve(import.meta.dirname, '../../apps/cli/relievo.mjs');
const BRAILLE = 'en-ueb-g2.ctb';

interface Pair {
  readonly what: string;
  readonly ours: () => void;
  readonly theirs: () => void;
}

await buildCommand();
const folder = mkdtempSync(join(tmpdir(), 'relievo-lab-'));
const files = await writeFiles(join(folder, 'files'));
const pairs = createPairs(files);
const tasks: readonly Task[] = pairs.flatMap(({ what, ours, theirs }) => [
  { name: `${what}, ours`, run: ours },
  { name: `${what}, scripted`, run: theirs },
]);
const costs = await measure(tasks, ROUNDS);
rmSync(folder, { recursive: true });
report(pairs, costs);

function createPairs({ page, text, map, table, document }: Files): readonly Pair[] {
  const [svg, pdf, words] = ['page.svg', 'page.pdf', 'words.txt'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const drawPaper = (from: string) => {
    runProgram('pdftocairo', ['-svg', from, svg]);
    runProgram('rsvg-convert', ['-f', 'pdf', '-o', pdf, svg]);
  };
  const translate = () => runProgram('lou_translate', [BRAILLE], readFileSync(words, 'utf8'));
  return [
    {
      what: 'one-page vector PDF to paper',
      ours: () => convert(page, 'swell'),
      theirs: () => drawPaper(page),
    },
    {
      what: '20-page PDF to braille',
      ours: () => convert(text, 'brf'),
      theirs: () => {
        runProgram('pdftotext', [text, words]);
        translate();
      },
    },
    {
      what: 'map PDF of 10,000 paths to paper',
      ours: () => convert(map, 'swell'),
      theirs: () => drawPaper(map),
    },
    {
      what: '10,000-row CSV to paper',
      ours: () => convert(table, 'swell'),
      theirs: () => {
        const profile = `-env:UserInstallation=file://${join(folder, 'office')}`;
        runProgram('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, table]);
      },
    },
    {
      what: 'DOCX with 10 pictures to braille',
      ours: () => convert(document, 'brf'),
      theirs: () => {
        runProgram('pandoc', [document, '-t', 'plain', '-o', words]);
        translate();
      },
    },
  ];
}

/** It ends with 1 where it found something to look at. */
function convert(file: string, output: string): void {
  const words = [RELIEVO, 'convert', file, '--to', output, '--out', join(folder, 'ours')];
  // Of a map it tells more than a buffer holds.
  const { status, stderr } = spawnSync(process.execPath, words, {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status !== 0 && status !== 1) throw new Error(stderr);
}

function report(all: readonly Pair[], measured: Costs): void {
  const rows = all.map(({ what }) => {
    const [ours, theirs] = [measured[`${what}, ours`], measured[`${what}, scripted`]];
    if (!ours || !theirs) throw new Error(`${what} was not measured.`);
    return { what, ours, theirs };
  });
  const sum = (of: 'ours' | 'theirs') => ({
    clock: rows.reduce((all, row) => all + row[of].clock, 0),
    processor: rows.reduce((all, row) => all + row[of].processor, 0),
  });
  const whole = { what: 'the whole set', ours: sum('ours'), theirs: sum('theirs') };
  console.log(
    `${'milliseconds'.padEnd(36)}${['ours', 'scripted', 'ratio', 'processor ratio'].map((one) => one.padStart(17)).join('')}`,
  );
  for (const { what, ours, theirs } of [...rows, whole])
    console.log(
      what.padEnd(36) +
        [
          ours.clock.toFixed(0),
          theirs.clock.toFixed(0),
          (ours.clock / theirs.clock).toFixed(2),
          (ours.processor / theirs.processor).toFixed(2),
        ]
          .map((one) => one.padStart(17))
          .join(''),
    );
  const machine = { node: process.version, cores: availableParallelism() };
  writeResults('convert', { machine, rounds: ROUNDS, rows: [...rows, whole] });
}
