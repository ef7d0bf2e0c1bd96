import { buffer } from 'node:stream/consumers';
import { tellError } from '@relievo/contracts/errors';
import { composeOutputFileName } from '@relievo/contracts/library/files';
import type { Clock } from '../../platform/clock/clock.ts';
import { createArchive } from '../../platform/formats/archive.ts';
import { type Limits, WeakIsolation } from '../../platform/isolation/isolation.ts';
import type { Log } from '../../platform/log/log.ts';
import { type ApartDependencies, type Impossible, makeApart, type OutputToMake } from './apart-service.ts';
import { tellWhyEnded } from './ended-rules.ts';

export interface OneFileDependencies extends ApartDependencies {
  readonly clock: Clock;
  readonly log: Log;
}

const MB = 1024 * 1024;
/** A person waits for it with their work before them. */
const LIMITS: Limits = { memoryBytes: 1024 * MB, seconds: 120, diskBytes: 100 * MB };

interface OneFile extends Pick<OutputToMake, 'input'> {
  readonly request: Omit<OutputToMake['request'], 'date'>;
  /** A person reads this advice after a failure. */
  readonly whatToDo: string;
}

/** Makes an output as one file, the same that a resource would have; a zip where the output has several. */
export async function makeOneFile(
  dependencies: OneFileDependencies,
  { request, input, whatToDo }: OneFile,
): Promise<File | Impossible> {
  const { clock, log, storage } = dependencies;
  const { title, format, profile } = request;
  const made = await makeApart(dependencies, {
    request: { ...request, date: clock.now().toISOString().slice(0, 10) },
    input,
    limits: LIMITS,
  }).catch((error: unknown) => {
    if (error instanceof WeakIsolation) return { problem: tellError('files_not_opened_here') };
    log.warn({ err: error, format }, 'a file of a draft could not be made');
    return { problem: tellWhyEnded(error, whatToDo) };
  });
  if ('problem' in made) return made;
  const nameOf = (part: string) => composeOutputFileName({ title, file: part, format, profile });
  const [first, ...more] = made.files;
  if (first && more.length === 0)
    return new File([new Uint8Array(await buffer(await storage.read(first.sha256)))], nameOf(first.part), {
      type: first.mediaType,
    });
  const entries = made.files.map(({ part, sha256 }) => ({
    name: part,
    changedAt: clock.now(),
    shrinks: true,
    async *bytes() {
      yield* await storage.read(sha256);
    },
  }));
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for await (const piece of createArchive(entries)) pieces.push(new Uint8Array(piece));
  return new File(pieces, nameOf(`${format}.zip`), { type: 'application/zip' });
}
