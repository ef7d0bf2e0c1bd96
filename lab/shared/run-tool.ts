import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

/** A tool of node_modules/.bin, or a script of ours. */
export interface Command {
  readonly words: readonly string[];
  readonly in?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Runs a tool as npm would, with the programs of the folder before those of the machine. */
export function runTool(
  folder: string,
  { words, in: place = '.', environment = {} }: Command,
  { silent = false } = {},
): Promise<boolean> {
  const [program = '', ...others] = words;
  if (!silent) console.log(`\n> ${words.join(' ')}`);
  const bin = join(folder, 'node_modules/.bin');
  const child = spawn(program === 'node' ? process.execPath : join(bin, program), others, {
    cwd: join(folder, place),
    env: { ...process.env, ...environment, PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}` },
    stdio: silent ? 'ignore' : ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((done) => {
    child.once('error', () => done(false));
    child.once('close', (code) => done(code === 0));
  });
}
