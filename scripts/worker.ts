import { readConfig } from '../apps/server/config.ts';
import { startChild } from './start/child.ts';
import { runProgram, waitForEnd } from './start/lifetime.ts';
import { describeChild } from './start/product.ts';

/** `npm run worker`: a worker beside those of `npm start`, which is started again when it dies or hangs. */
await runProgram(async () => {
  const end = waitForEnd();
  const tell = (line: string) => process.stderr.write(`${line}\n`);
  const worker = await startChild(describeChild('worker', readConfig(), tell));
  process.stdout.write('A worker takes jobs until Ctrl+C.\n');
  await end;
  await worker.stop();
});
process.exit();
