import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { descendantsOf, waitForSurvivors } from '../../scripts/testing/processes.ts';
import { waitUntil } from '../../scripts/testing/wait-until.ts';

const START_MS = 300_000;

/** `npm run dev` of a folder. */
export interface DevProcess {
  readonly url: string;
  readonly output: () => string;
  end(): Promise<void>;
}

export async function startDev(folder: string, data: string): Promise<DevProcess> {
  const child = spawn(process.execPath, [join(folder, 'scripts/dev.ts')], {
    cwd: folder,
    // Under this name it ends when the process that started it has ended.
    env: {
      ...process.env,
      npm_lifecycle_event: 'dev',
      PORT: '0',
      DATA_DIR: data,
      NO_COLOR: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (words: string) => (output += words));
  const end = async () => {
    const all = descendantsOf(child.pid ?? 0);
    if (child.exitCode === null) {
      const exited = once(child, 'exit');
      child.kill('SIGINT');
      await exited;
    }
    await waitForSurvivors(all);
  };
  const findUrl = () => /Local: +(http:\/\/\S+?)\/?\s/.exec(output)?.[1];
  try {
    await waitUntil(
      'npm run dev shows its page',
      () => findUrl() !== undefined || child.exitCode !== null,
      START_MS,
    );
  } catch (error) {
    await end();
    throw error;
  }
  const url = findUrl();
  if (url === undefined) throw new Error(`npm run dev ended:\n${output}`);
  return { url, output: () => output, end };
}
