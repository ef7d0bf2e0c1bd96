import { tmpdir } from 'node:os';
import { preferBuilt } from './built.ts';
import { type Child, openChild } from './child.ts';
import type { Work } from './collect-result.ts';
import { type Held, tryWalls } from './detect.ts';
import { removeLeftBehind } from './left-behind.ts';
import type { Limits } from './limits.ts';
import type { Program } from './program.ts';

export type { Child } from './child.ts';
export type { Result, Work } from './collect-result.ts';
export type { Held } from './detect.ts';
export type { Limits } from './limits.ts';
export type { Program } from './program.ts';
export { TookTooMuch } from './took-too-much.ts';

/**
 * Programs that work on what others made run in a process of their own: with no settings and no secrets, nothing of
 * the disk but their own program and the file they are given, no network, and an end when they take too much.
 */
export interface Isolation {
  /** One task in a child of its own. */
  run<Made>(program: Program, limits: Limits, work: Work<Made>): Promise<Made>;
  /** A child that may get several tasks. They see each other's files at most: let them be of one person. */
  open(program: Program, limits: Limits, tasks: number): Promise<Child>;
  /** What the machine can close, found by trying when it is first asked for. */
  held(): Promise<Held>;
  /** Whether files of others are opened also where disk and network stay open. */
  readonly allowsWeak: boolean;
}

export interface IsolationOptions {
  readonly allowWeak: boolean;
  /** Programs run from their sources, which somebody is working on, and not as they were joined. */
  readonly asWritten?: boolean;
  /** How the machine is tried; a test may hand in another. */
  readonly detect?: () => Promise<Held>;
}

/** Nothing of others is opened here until the machine can close it in. */
export class WeakIsolation extends Error {
  override readonly name = 'WeakIsolation';
}

export function openIsolation({
  allowWeak,
  asWritten = false,
  detect = tryWalls,
}: IsolationOptions): Isolation {
  let found: Promise<Held> | undefined;
  const held = () => {
    found ??= removeLeftBehind(tmpdir()).then(detect);
    return found;
  };
  const open: Isolation['open'] = async (program, limits, tasks) => {
    const { walls, isStrong } = await held();
    if (!isStrong && !allowWeak) throw new WeakIsolation(HOW_TO_GET_IT);
    return openChild({ program: asWritten ? program : preferBuilt(program), limits, walls, tasks });
  };
  return {
    held,
    allowsWeak: allowWeak,
    open,
    async run(program, limits, work) {
      const child = await open(program, limits, 1);
      try {
        return await child.perform(work);
      } finally {
        await child.end();
      }
    },
  };
}

export const HOW_TO_GET_IT =
  'Files of others are not opened here, because this machine cannot keep what opens them away from its disk and its network. Run "npm run setup:system" as root, which installs bubblewrap, and start again; ALLOW_WEAK_ISOLATION=1 does without.';
