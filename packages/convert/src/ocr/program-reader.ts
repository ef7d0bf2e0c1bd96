import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Grid } from '@relievo/trace/pixels';
import {
  type LinePicture,
  type Reader,
  type ReadLanguage,
  type ReadWord,
  readTsv,
  readTsvLines,
  SEGMENTATION,
  writePgm,
} from './reader.ts';

const run = promisify(execFile);
/** On more threads it takes longer: they wait for each other. Where there is no `env`, the built-in reader reads. */
const ONE_THREAD = ['OMP_THREAD_LIMIT=1', 'tesseract'];
const MOST_BYTES = 32 * 1024 * 1024;

/** The program of the system, where this process may start programs and it knows the language; else null. */
export async function openProgramReader(language: ReadLanguage): Promise<Reader | null> {
  if (process.permission && !process.permission.has('child')) return null;
  const listed = await run('env', [...ONE_THREAD, '--list-langs']).catch(() => null);
  const knows = listed?.stdout.split('\n').some((name) => name.trim() === language);
  if (!knows) return null;
  return {
    name: 'program',
    language,
    read: (lines, signal) => readAll(lines, language, signal),
    readPage: (page, signal) => readWhole(page, language, signal),
  };
}

async function readWhole(
  page: Grid,
  language: ReadLanguage,
  signal: AbortSignal | undefined,
): Promise<readonly (readonly ReadWord[])[]> {
  const folder = await mkdtemp(join(tmpdir(), 'relievo-print-'));
  try {
    const path = join(folder, 'page.pgm');
    await writeFile(path, writePgm(page));
    return readTsvLines(await runTesseract(path, language, SEGMENTATION.page, signal));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function runTesseract(
  input: string,
  language: ReadLanguage,
  mode: number,
  signal: AbortSignal | undefined,
): Promise<string> {
  const options = { maxBuffer: MOST_BYTES, ...(signal && { signal }) };
  const words = [input, 'stdout', '-l', language, '--oem', '1', '--psm', String(mode), 'tsv'];
  const { stdout } = await run('env', [...ONE_THREAD, ...words], options);
  return stdout;
}

async function readAll(
  lines: readonly LinePicture[],
  language: ReadLanguage,
  signal: AbortSignal | undefined,
): Promise<readonly (readonly ReadWord[])[]> {
  const folder = await mkdtemp(join(tmpdir(), 'relievo-print-'));
  try {
    const words = new Map<LinePicture, readonly ReadWord[]>();
    for (const isLetter of [false, true]) {
      const own = lines.filter((line) => line.isLetter === isLetter);
      if (own.length === 0) continue;
      for (const [line, found] of await readKind(own, folder, language, signal)) words.set(line, found);
    }
    return lines.map((line) => words.get(line) ?? []);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** One process for all: its language is loaded once. */
async function readKind(
  lines: readonly LinePicture[],
  folder: string,
  language: ReadLanguage,
  signal: AbortSignal | undefined,
): Promise<ReadonlyMap<LinePicture, readonly ReadWord[]>> {
  const paths = lines.map((_, i) => join(folder, `${i}.pgm`));
  for (const [i, { grid }] of lines.entries()) await writeFile(paths[i] ?? '', writePgm(grid));
  const list = join(folder, 'list.txt');
  await writeFile(list, paths.join('\n'));
  const mode = lines[0]?.isLetter ? SEGMENTATION.letter : SEGMENTATION.line;
  const found = readTsv(await runTesseract(list, language, mode, signal));
  return new Map(lines.map((line, i) => [line, found.filter(({ page }) => page === i + 1)]));
}
