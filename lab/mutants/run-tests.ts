import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import type { Failure, TestAnswer, TestRequest } from './test-process.ts';

/** What a test waits for comes in a fraction of this, or never. */
const PATIENCE = 15_000;
/** A file of tests that takes longer meets a loop without an end. */
const MAX_SECONDS_OF_FILE = 120;

export type Outcome =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ran out of time' };

/** A process that runs tests again and again, and is replaced when a fault makes it hang. */
export interface TestRunner {
  run(request: TestRequest): Promise<Outcome>;
  end(): void;
}

export function createTestRunner(root: string): TestRunner {
  let child: ChildProcess | null = null;

  async function start(): Promise<ChildProcess> {
    const bin = join(root, 'node_modules/.bin');
    const started = spawn(process.execPath, [join(import.meta.dirname, 'test-process.ts')], {
      cwd: root,
      env: {
        ...process.env,
        PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`,
        TEST_PATIENCE: String(PATIENCE),
        NODE_ENV: 'test',
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // A group of its own, so that its workers end with it.
      detached: true,
    });
    await new Promise((done, fail) => {
      started.once('message', done);
      started.once('exit', () => fail(new Error(`The tests do not start.`)));
    });
    return started;
  }

  function end() {
    if (child?.pid && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGKILL');
    child = null;
  }

  return {
    async run(request) {
      child ??= await start();
      const outcome = await ask(child, request);
      if (outcome.kind === 'ran out of time') end();
      return outcome;
    },
    end,
  };
}

function ask(child: ChildProcess, request: TestRequest): Promise<Outcome> {
  return new Promise((done) => {
    const finish = (outcome: Outcome) => {
      clearTimeout(timer);
      child.off('message', hear);
      child.off('exit', giveUp);
      done(outcome);
    };
    const giveUp = () => finish({ kind: 'ran out of time' });
    const hear = (answer: TestAnswer) => {
      if (answer.kind === 'file done') timer.refresh();
      else if (answer.failure) finish({ kind: 'failed', failure: answer.failure });
      else finish({ kind: 'passed' });
    };
    const timer = setTimeout(giveUp, MAX_SECONDS_OF_FILE * 1000);
    child.on('message', hear);
    child.once('exit', giveUp);
    child.send(request);
  });
}
