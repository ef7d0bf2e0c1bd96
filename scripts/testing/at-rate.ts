import { setTimeout as wait } from 'node:timers/promises';

/** Begins so many a second, whether or not those before have ended. */
export async function atRate(
  aSecond: number,
  seconds: number,
  work: (turn: number) => Promise<void>,
): Promise<void> {
  const begin = performance.now();
  const works: Promise<void>[] = [];
  for (let turn = 0; turn < aSecond * seconds; turn++) {
    await wait(Math.max(0, begin + (turn * 1000) / aSecond - performance.now()));
    works.push(work(turn));
  }
  await Promise.all(works);
}

export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? Number.NaN;
}

/** How long each first page takes in milliseconds, asked for so many times a second. */
export async function timePages(site: string, aSecond: number, seconds: number): Promise<number[]> {
  const times: number[] = [];
  await atRate(aSecond, seconds, async () => {
    const begin = performance.now();
    const answer = await fetch(site);
    await answer.text();
    if (answer.status !== 200) throw new Error(`GET / answered ${answer.status}.`);
    times.push(performance.now() - begin);
  });
  return times;
}
