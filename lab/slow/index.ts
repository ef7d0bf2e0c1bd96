import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { timeFixedWork } from '../../scripts/suite/fixed-work.ts';
import { descendantsOf } from '../../scripts/testing/processes.ts';
import { parseCores, takeOneAway } from './cores.ts';
import { startLoad } from './load.ts';

/**
 * `npm run lab -- slow [--runs 5] [--minutes 60] COMMAND...` runs a command with one core taken away and four processes
 * beside it that take all they get, so often, each run for at most so long. It prints the result of each run.
 */
const LOAD = 4;
const ROOT = resolve(import.meta.dirname, '../..');

interface Asked {
  readonly runs: number;
  readonly minutes: number;
  readonly command: readonly string[];
}

function readAsked(words: readonly string[]): Asked {
  const asked = { runs: 1, minutes: 60 };
  let at = 0;
  for (; words[at] === '--runs' || words[at] === '--minutes'; at += 2)
    asked[words[at] === '--runs' ? 'runs' : 'minutes'] = Number(words[at + 1]);
  return { ...asked, command: words.slice(at) };
}

/** Runs the command once; a run that takes too long is ended with all that it began, and counts as failed. */
function runOnce(command: readonly string[], minutes: number): Promise<string | undefined> {
  return new Promise((done) => {
    const [program = '', ...words] = command;
    const child = spawn(program, words, { cwd: ROOT, stdio: 'inherit' });
    let problem: string | undefined;
    const end = setTimeout(() => {
      problem = `took more than ${minutes} minutes`;
      for (const pid of [...descendantsOf(child.pid ?? 0).toReversed(), child.pid ?? 0]) killIfThere(pid);
    }, minutes * 60_000);
    child.once('error', ({ message }) => (problem ??= message));
    child.once('close', (code, signal) => {
      clearTimeout(end);
      done(problem ?? (code === 0 ? undefined : `ended with ${signal ?? code}`));
    });
  });
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}

const { runs, minutes, command } = readAsked(process.argv.slice(2));
if (command.length === 0 || !(runs > 0) || !(minutes > 0)) {
  console.error('Say what to run: npm run lab -- slow --runs 5 npm test');
  process.exitCode = 2;
} else {
  const cores = takeOneAway(parseCores(readFileSync('/proc/self/status', 'utf8')));
  const { status } = spawnSync('taskset', ['-cp', cores.join(','), String(process.pid)], { stdio: 'ignore' });
  // Everything that is started from here on stays on these cores.
  console.log(
    status === 0
      ? `Runs on core ${cores.join(', ')} with a load of ${LOAD} beside it.`
      : `No core can be taken away here; runs with a load of ${LOAD} beside it.`,
  );
  const quiet = timeFixedWork();
  const stop = startLoad(LOAD);
  try {
    let failed = 0;
    for (let run = 1; run <= runs; run++) {
      const began = performance.now();
      const problem = await runOnce(command, minutes);
      if (problem !== undefined) failed++;
      const took = ((performance.now() - began) / 60_000).toFixed(1);
      console.log(
        `run ${run} of ${runs}: ${problem === undefined ? 'passed' : `failed, ${problem}`}, ${took} minutes`,
      );
    }
    const piece = (timeFixedWork() / quiet).toFixed(1);
    console.log(`A fixed piece of work takes ${piece} times as long beside the load.`);
    console.log(`${runs - failed} of ${runs} runs passed`);
    if (failed > 0) process.exitCode = 1;
  } finally {
    stop();
  }
}
