import { createWriteStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { type TaskFiles, taskFiles } from './task-files.ts';

/** One piece of work inside a child. */
export interface Task {
  readonly request: unknown;
  /** The path of the file that the work is done on. */
  readonly input: string;
  writeFile(name: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>;
  /** Tells whoever waits how far it is. */
  tellStep(step: string): void;
}

type Perform = (task: Task) => Promise<unknown>;

/** The other end of `child.ts`: does the tasks whose places come in on standard input, one after the other. */
export async function performTasks(perform: Perform): Promise<void> {
  say('ready');
  for await (const place of createInterface({ input: process.stdin })) {
    const files = taskFiles(place);
    const answer = await performOne(files, perform).catch((error: unknown) => ({ failure: String(error) }));
    await writeFile(files.answer, JSON.stringify(answer));
    say('done');
  }
}

async function performOne(files: TaskFiles, perform: Perform): Promise<{ answer: unknown }> {
  const answer = await perform({
    request: JSON.parse(await readFile(files.request, 'utf8')),
    input: files.input,
    writeFile: (name, content) =>
      pipeline(content instanceof Uint8Array ? [content] : content, createWriteStream(files.made(name))),
    tellStep: (step) => say(`step ${step}`),
  });
  return { answer: answer ?? null };
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
