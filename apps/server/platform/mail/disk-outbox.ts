import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { errorCode } from '../refusal.ts';

export interface KeptLetter {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly keptAt: Date;
}

const SUFFIX = '.eml';

/** The latest letters of an outbox on disk, the newest first. One that is never written to is empty. */
export async function readOutbox(folder: string, atMost: number): Promise<KeptLetter[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  const files = await Promise.all(
    names
      .filter((name) => name.endsWith(SUFFIX))
      .map(async (name) => ({ name, keptAt: (await stat(join(folder, name))).mtime })),
  );
  const latest = files
    .sort((one, other) => other.keptAt.getTime() - one.keptAt.getTime() || other.name.localeCompare(one.name))
    .slice(0, atMost);
  return Promise.all(latest.map((file) => readLetter(folder, file)));
}

async function readLetter(
  folder: string,
  { name, keptAt }: { name: string; keptAt: Date },
): Promise<KeptLetter> {
  const { to, subject = '', text = '' } = await PostalMime.parse(await readFile(join(folder, name)));
  const id = decodeURIComponent(name.slice(0, -SUFFIX.length));
  return { id, to: to?.[0]?.address ?? '', subject, text, keptAt };
}
