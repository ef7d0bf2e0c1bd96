import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addAll } from '@relievo/words';
import type { CorpusFile } from '../corpus-file.ts';
import { listParts, type Truth } from '../truth.ts';
import { drawChart, drawFigure } from './draw-pictures.ts';
import { DTBOOK_MAKERS } from './dtbook.ts';
import type { Job, Maker, Tools } from './maker.ts';
import { OFFICE_MAKERS } from './office.ts';
import { PACKAGE_MAKERS } from './packages.ts';
import { PAGE_MAKERS } from './pages.ts';
import { PANDOC_MAKERS } from './pandoc.ts';
import { SCAN_MAKERS } from './scans.ts';
import { TYPESETTING_MAKERS } from './typesetters.ts';

/** A maker that begins with the file of another comes after it. */
const MAKERS: readonly Maker[] = [
  ...PANDOC_MAKERS,
  ...PACKAGE_MAKERS,
  ...DTBOOK_MAKERS,
  ...OFFICE_MAKERS,
  ...PAGE_MAKERS,
  ...TYPESETTING_MAKERS,
  ...SCAN_MAKERS,
];
const ZOOM = '2';

/** Makes the missing files in sequence, and returns all with a sentence for each maker that failed. */
export async function makeCorpus(
  folder: string,
  truths: readonly Truth[],
): Promise<{ readonly files: readonly CorpusFile[]; readonly left: readonly string[] }> {
  const left: string[] = [];
  const files: CorpusFile[] = [];
  for (const truth of truths) preparePictures(folder, truth);
  for (const maker of MAKERS) {
    const jobs = truths.filter(maker.suits).map((truth) => describeJob(folder, maker, truth));
    const open = jobs.filter(
      ({ out, from }) => !existsSync(out) && (maker.from === undefined || existsSync(from)),
    );
    if (open.length > 0) addAll(left, await makeAll(folder, maker, open));
    for (const { truth, out, from } of jobs)
      if (existsSync(out))
        files.push({
          path: out,
          truth,
          maker: maker.id,
          producer: maker.producer,
          medium: maker.medium,
          without: maker.without,
          numbersPages: maker.numbersPages ?? false,
          from,
        });
  }
  return { files, left };
}

function describeJob(folder: string, maker: Maker, truth: Truth): Job {
  const ending = MAKERS.find(({ id }) => id === maker.from)?.ending ?? '';
  return {
    truth,
    folder: join(folder, 'truths', truth.name),
    out: join(folder, 'files', `${truth.name}.${maker.id}.${maker.ending}`),
    from: maker.from === undefined ? '' : join(folder, 'files', `${truth.name}.${maker.from}.${ending}`),
  };
}

/** Runs a maker, and after a failure for each file alone, so that one file does not hold up the others. */
async function makeAll(folder: string, maker: Maker, jobs: readonly Job[]): Promise<readonly string[]> {
  mkdirSync(join(folder, 'files'), { recursive: true });
  console.log(`${maker.id}: ${jobs.length} files`);
  const whole = await tryMaker(folder, maker, jobs);
  if (whole === null || jobs.length === 1) return whole === null ? [] : [whole];
  const left: string[] = [];
  for (const job of jobs.filter(({ out }) => !existsSync(out))) {
    const failure = await tryMaker(folder, maker, [job]);
    if (failure !== null) left.push(failure);
  }
  return left;
}

async function tryMaker(folder: string, maker: Maker, jobs: readonly Job[]): Promise<string | null> {
  const scratch = mkdtempSync(join(tmpdir(), 'documents-'));
  const tools: Tools = { run: runProgram, scratch, packages: folder };
  try {
    await maker.make(jobs, tools);
    return null;
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n').slice(-3);
    return `${maker.id} left out ${jobs.map(({ truth }) => truth.name).join(', ')}: ${reason.slice(0, 300)}`;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function runProgram(program: string, words: readonly string[], cwd?: string): string {
  return execFileSync('nice', ['-n', '10', program, ...words], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 1 << 26,
  });
}

/** Draws the pictures of a truth, and throws its files away where the truth has changed. */
function preparePictures(folder: string, truth: Truth): void {
  const own = join(folder, 'truths', truth.name);
  const path = join(own, 'truth.json');
  const text = JSON.stringify(truth, null, 1);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  for (const maker of MAKERS) rmSync(describeJob(folder, maker, truth).out, { force: true });
  mkdirSync(own, { recursive: true });
  let count = 0;
  for (const part of listParts(truth.blocks)) {
    if (part.kind !== 'figure' && part.kind !== 'chart') continue;
    count += 1;
    const picture = join(own, `picture-${count}`);
    const seed = truth.name.length * 100 + count;
    writeFileSync(`${picture}.svg`, part.kind === 'figure' ? drawFigure(part, seed) : drawChart(part));
    runProgram('rsvg-convert', ['-z', ZOOM, '-o', `${picture}.png`, `${picture}.svg`]);
  }
  writeFileSync(path, text);
}
