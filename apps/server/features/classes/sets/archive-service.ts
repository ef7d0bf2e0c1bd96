import type { Readable } from 'node:stream';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Viewer } from '../../../platform/database/database.ts';
import { type ArchiveEntry, createArchive } from '../../../platform/formats/archive.ts';
import { BYTE_ORDER_MARK, writeCsvLine } from '../../../platform/formats/csv.ts';
import { makeNamesDistinct, toPortableName } from '../../../platform/formats/portable-name.ts';
import type { Document } from '../../../platform/http/files/documents.ts';
import { errorCode } from '../../../platform/refusal.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { type FoundSet, findSheets, type SetKey } from './service.ts';

export interface SetDependencies {
  readonly database: Database;
  readonly storage: Storage;
  readonly clock: Clock;
  /** So many bytes of files a zip holds. */
  readonly archiveBytes: number;
}

const WAITING = 'It was not ready yet. Download the set again in a moment.';
const FULL = 'The zip would be too large. Download it from the page of the resource.';
const LOST = 'The file is missing. Please tell whoever runs this site.';

/** The sheets that are ready, in a folder for each reader, and a list that says of each where it is or why it is not. */
export async function packSet(dependencies: SetDependencies, person: Viewer, key: SetKey): Promise<Document> {
  const set = await findSheets(dependencies, person, key, { makes: false });
  const name = toPortableName(`${set.class_name} ${set.collection}`);
  return {
    mediaType: 'application/zip',
    fileName: `${name.replaceAll(/[^\x20-\x7e]|["\\]/g, '_')}.zip`,
    body: createArchive(listEntries(dependencies, set)),
  };
}

async function* listEntries(
  { storage, clock, archiveBytes }: SetDependencies,
  { sheets }: FoundSet,
): AsyncGenerator<ArchiveEntry> {
  const changedAt = clock.now();
  const folders = nameFolders(sheets);
  const lines: string[] = [];
  let left = archiveBytes;
  for (const sheet of sheets) {
    const tell = (file: string, problem: string) =>
      lines.push(writeCsvLine([sheet.displayName, sheet.title, sheet.format, sheet.profile, file, problem]));
    if (sheet.files.length === 0) tell('', sheet.state === 'waiting' ? WAITING : sheet.problem);
    const names = makeNamesDistinct(sheet.files.map((file) => toPortableName(file.name)));
    for (const [at, { sha256, size }] of sheet.files.entries()) {
      const path = `${folders.get(sheet.userId)}/${numberOf(sheets, sheet)} ${names[at]}`;
      const opened = size > left ? FULL : await openFile(storage, sha256);
      if (typeof opened === 'string') tell('', opened);
      else {
        left -= size;
        tell(path, '');
        yield { name: path, changedAt, shrinks: false, bytes: () => opened };
      }
    }
  }
  const heading = writeCsvLine(['Reader', 'Resource', 'Format', 'Medium', 'File', 'Why it is missing']);
  const list = Buffer.from(BYTE_ORDER_MARK + heading + lines.join(''));
  yield {
    name: 'List of sheets.csv',
    changedAt,
    shrinks: true,
    bytes: async function* () {
      yield list;
    },
  };
}

async function openFile(storage: Storage, sha256: string): Promise<Readable | string> {
  return storage.read(sha256).catch((error: unknown) => {
    if (errorCode(error) === 'file_missing') return LOST;
    throw error;
  });
}

/** Two who have the same name have two folders. */
function nameFolders(sheets: FoundSet['sheets']): ReadonlyMap<string, string> {
  const readers = [...new Map(sheets.map(({ userId, displayName }) => [userId, displayName]))];
  const names = makeNamesDistinct(readers.map(([, name]) => toPortableName(name)));
  return new Map(readers.map(([userId], at) => [userId, names[at] ?? userId]));
}

/** The place of the resource in the assignment. */
function numberOf(sheets: FoundSet['sheets'], { userId, resourceId }: FoundSet['sheets'][number]): string {
  const own = sheets.filter((sheet) => sheet.userId === userId);
  const place = own.findIndex((sheet) => sheet.resourceId === resourceId) + 1;
  return String(place).padStart(String(own.length).length, '0');
}
