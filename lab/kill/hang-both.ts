import { hangEventLoop } from '../../scripts/testing/hang.ts';
import { findDescendant } from '../../scripts/testing/processes.ts';
import type { ProductProcess } from '../../scripts/testing/product-process.ts';
import { waitUntil } from '../../scripts/testing/wait-until.ts';

/** How something hangs: its event loop turns no more, or all of its threads stand still. */
export const WAYS_TO_HANG = ['loop', 'stop'] as const;
export type WayToHang = (typeof WAYS_TO_HANG)[number];

const PATIENCE_MS = 120_000;

export async function hangProcess(product: ProductProcess, pid: number, way: WayToHang): Promise<void> {
  if (way === 'stop') process.kill(pid, 'SIGSTOP');
  else await hangEventLoop(pid, product.output);
}

/** After how many milliseconds of a hang another process was there, and answered. */
export interface Replaced {
  readonly server: number;
  readonly answer: number;
  readonly worker: number;
}

/** Hangs the server and the worker at the same time. */
export async function hangBoth(product: ProductProcess, url: string, way: WayToHang): Promise<Replaced> {
  const server = await waitForProcess(product, 'serve.ts');
  const worker = await waitForProcess(product, 'worker.ts');
  await waitUntil('the server answers', () => isAnswered(url), PATIENCE_MS);
  const isReplaced = (word: string, pid: number) => {
    const found = findDescendant(product.pid, word);
    return found !== undefined && found !== pid;
  };
  // One after the other, for what they say of their inspectors is told apart by its order.
  await hangProcess(product, server, way);
  const began = performance.now();
  await hangProcess(product, worker, way);
  const workerBegan = performance.now();
  const measure = async (from: number, what: string, isSo: () => boolean | Promise<boolean>) => {
    await waitUntil(what, isSo, PATIENCE_MS);
    return performance.now() - from;
  };
  const [serverMs, workerMs] = await Promise.all([
    measure(began, 'another server is there', () => isReplaced('serve.ts', server)),
    measure(workerBegan, 'another worker is there', () => isReplaced('worker.ts', worker)),
  ]);
  const answer = await measure(began, 'another server answers', () => isAnswered(url));
  return { server: serverMs, answer, worker: workerMs };
}

async function waitForProcess(product: ProductProcess, word: string): Promise<number> {
  await waitUntil(`${word} runs`, () => findDescendant(product.pid, word) !== undefined, PATIENCE_MS);
  return findDescendant(product.pid, word) as number;
}

const ANSWER_MS = 1_000;

async function isAnswered(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(ANSWER_MS) }).catch(
    () => undefined,
  );
  return answer?.status === 200;
}
