import { spawn } from 'node:child_process';

/** How a program ended, and the end of what it printed, where runners say what failed. */
export interface Ended {
  readonly succeeded: boolean;
  readonly lastWords: string;
}

const LAST_WORDS = 6000;

/** Runs a script of ours; what it prints is shown as it comes. */
export function runNode(
  root: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  return new Promise((done) => {
    let lastWords = '';
    const end = (succeeded: boolean) => done({ succeeded, lastWords });
    const child = spawn(process.execPath, words, {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      from.setEncoding('utf8').on('data', (text: string) => {
        to.write(text);
        lastWords = (lastWords + text).slice(-LAST_WORDS);
      });
    }
    child.once('error', (error) => {
      lastWords += error.message;
      end(false);
    });
    child.once('close', (code) => end(code === 0));
  });
}
