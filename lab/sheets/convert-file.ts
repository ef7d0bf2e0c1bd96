import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const COMMAND = join(import.meta.dirname, '../../apps/cli/relievo.mjs');
const run = promisify(execFile);

/** The files that the command line made of a source. */
export interface Made {
  readonly sheets: readonly string[];
  readonly texts: readonly string[];
  readonly messages: readonly string[];
  readonly report: unknown;
  readonly seconds: number;
}

interface Said {
  readonly message?: string;
}

/** Converts as a person at the command line does who chooses nothing but braille. */
export async function convertFile(file: string, out: string): Promise<Made> {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const words = [
    'convert',
    file,
    '--to',
    'swell,brf,text',
    '--labels',
    'braille',
    '--profile',
    'swell-a4',
    '--out',
    out,
    '--json',
  ];
  const start = performance.now();
  const { stdout, stderr } = await run(process.execPath, [COMMAND, ...words], {
    maxBuffer: 1 << 28,
    timeout: 180_000,
  }).catch((error: { readonly stdout?: string; readonly stderr?: string; readonly message: string }) => ({
    stdout: error.stdout ?? '',
    stderr: error.stderr || error.message,
  }));
  const report = parse(stdout);
  const messages = report === undefined ? [stderr.trim()] : listMessages(report, 'findings');
  return {
    sheets: listFiles(out, '**/swell*.pdf'),
    texts: listFiles(out, '**/*.brf').map((path) => readFileSync(path, 'latin1')),
    messages,
    report,
    seconds: (performance.now() - start) / 1000,
  };
}

function listFiles(folder: string, pattern: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return globSync(pattern, { cwd: folder })
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map((file) => join(folder, file));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Lists each message of the report, except those in the part that is left out. */
function listMessages(value: unknown, without: string): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((one) => listMessages(one, without));
  if (typeof value !== 'object' || value === null) return [];
  const { message } = value as Said;
  return [
    ...(typeof message === 'string' ? [message] : []),
    ...Object.entries(value).flatMap(([key, one]) => (key === without ? [] : listMessages(one, without))),
  ];
}
