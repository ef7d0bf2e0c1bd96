import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChildOptions } from './child-options.ts';
import { collectResult, type Work } from './collect-result.ts';
import { type Conversation, startConversation } from './conversation.ts';
import type { Limits } from './limits.ts';
import { createScratch, putFile, type Scratch } from './scratch.ts';
import { taskFiles } from './task-files.ts';
import { giveBackUser, takeUser } from './users.ts';

/** A process behind walls. It does one task after the other, and is ended by whoever opened it. */
export interface Child {
  /** Rejects where the task fails, is stopped or takes too much. A child that has failed gets no other task. */
  perform<Made>(work: Work<Made>): Promise<Made>;
  /** Whether it can be given another task. */
  readonly isAlive: boolean;
  end(): Promise<void>;
}

/** To start and to load its program, on a machine that does much else. */
const START_SECONDS = 120;

export async function openChild(options: ChildOptions): Promise<Child> {
  const owner = options.walls.otherUser ? takeUser() : undefined;
  const giveBack = () => owner !== undefined && giveBackUser(owner);
  const scratch = await createScratch(owner).catch((error: unknown) => {
    giveBack();
    throw error;
  });
  const conversation = startConversation(options, scratch, owner);
  let tasks = 0;
  let isAlive = true;
  let ended: Promise<void> | undefined;
  const leave = async () => {
    await conversation.end();
    await scratch.remove();
    giveBack();
  };
  // It ends once: afterwards its user may be that of another child.
  const end = () => {
    isAlive = false;
    ended ??= leave();
    return ended;
  };
  return {
    async perform(work) {
      try {
        tasks += 1;
        const place = join(scratch.folder, String(tasks));
        await performAt(place, work, { conversation, owner, limits: options.limits });
        const made = await collectResult(work, place, options.limits.diskBytes);
        await clearFolder(scratch);
        return made;
      } catch (error) {
        await end();
        throw error;
      }
    },
    get isAlive() {
      return isAlive && tasks < options.tasks && conversation.isAlive();
    },
    end,
  };
}

async function performAt(
  place: string,
  { request, input, seconds, signal, onStep }: Work<unknown>,
  { conversation, owner, limits }: { conversation: Conversation; owner: number | undefined; limits: Limits },
): Promise<void> {
  const files = taskFiles(place);
  await putFile(files.request, JSON.stringify(request), owner);
  await putFile(files.input, (await input?.()) ?? [], owner);
  await conversation.waitUntilReady({ seconds: START_SECONDS, signal });
  conversation.say(place);
  await conversation.waitUntilDone({ seconds: seconds ?? limits.seconds, signal, onStep });
}

/** The next task finds nothing of the one before. */
async function clearFolder({ folder }: Scratch): Promise<void> {
  const names = await readdir(folder);
  await Promise.all(names.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}
