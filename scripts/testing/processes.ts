import { readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { commandOf, isAlive, parentOf } from '../../apps/server/platform/postgres/processes.ts';

/** All processes that came from this one, children of children included. */
export function descendantsOf(pid: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = parentOf(Number(name)) ?? 0;
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const collect = (parent: number): number[] =>
    (children.get(parent) ?? []).flatMap((child) => [child, ...collect(child)]);
  return collect(pid);
}

/**
 * Finds the outermost descendant whose command holds the word. A process that it has just forked still has its command,
 * until it runs another program.
 */
export function findDescendant(pid: number, word: string): number | undefined {
  return descendantsOf(pid).find((each) => commandOf(each).includes(word));
}

/** Finds the innermost descendant whose command holds the word: the program itself, inside what bounds it. */
export function findInnermost(pid: number, word: string): number | undefined {
  return descendantsOf(pid).findLast((each) => commandOf(each).includes(word));
}

/** Waits until none of the processes lives; tells which still do at the deadline. */
export async function waitForSurvivors(pids: readonly number[], deadlineMs = 60_000): Promise<string[]> {
  const end = performance.now() + deadlineMs;
  while (pids.some(isAlive) && performance.now() < end) await wait(25);
  return pids.filter(isAlive).map((pid) => `${pid} ${commandOf(pid)}`);
}
