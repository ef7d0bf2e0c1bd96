import { composeOutputFileName } from '@relievo/contracts/library/files';
import { addAll } from '@relievo/words';
import type { Viewer } from '../../../platform/database/database.ts';
import { type ArchiveEntry, isWorthShrinking } from '../../../platform/formats/archive.ts';
import { makeNamesDistinct, toPortableName } from '../../../platform/formats/portable-name.ts';
import { unpackArchive } from '../../../platform/formats/unpack-archive.ts';
import type { SentArchive } from '../../../platform/http/files/archives.ts';
import { refuse } from '../../../platform/http/refusals/refuse.ts';
import { errorCode } from '../../../platform/refusal.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { type Listed, listMissing, writeContents } from './contents-rules.ts';
import { type Manifest, parseManifest } from './manifest-rules.ts';
import type { BatchRow, KeptFile } from './repository.ts';
import { type BatchOutputDependencies, findInOrder, tellStanding } from './service.ts';

const LOST = 'The file is missing. Please tell us about it.';
const FULL = 'The zip would be too large. Download it from the page of the resource.';
const NOT_READY = 'It is still being made. Download the zip again in a few minutes.';

/** What stands ready at this moment; a list at its end says what could not be made. */
export async function openBatchArchive(
  dependencies: BatchOutputDependencies,
  person: Viewer,
  ids: readonly string[],
): Promise<SentArchive> {
  const { database, clock } = dependencies;
  const found = await database.asUser(person, (tx) => findInOrder(tx, ids));
  const rows = found.filter((row) => row !== undefined);
  if (rows.length === 0) throw refuse('not_found');
  const day = clock.now().toISOString().slice(0, 10);
  return { name: `Relievo ${day}.zip`, entries: packBatch(dependencies, rows) };
}

async function* packBatch(
  { storage, clock, archiveBytes }: BatchOutputDependencies,
  rows: readonly BatchRow[],
): AsyncGenerator<ArchiveEntry> {
  const titles = makeNamesDistinct(rows.map(({ title }) => toPortableName(title)));
  const listed: Listed[] = [];
  let left = archiveBytes;
  for (const [at, row] of rows.entries()) {
    const one = { storage, row, title: titles[at] ?? row.title };
    const { state, problem } = tellStanding(row);
    const size = row.zip?.size ?? row.own?.size ?? 0;
    const missing = problem ? [problem] : [];
    let files = 0;
    if (size > left) missing.push(FULL);
    else if (state === 'waiting') missing.push(NOT_READY);
    else {
      left -= size;
      for await (const entry of row.zip ? unpackForms(one, row.zip, missing) : packOwn(one, missing)) {
        files += 1;
        yield entry;
      }
    }
    listed.push({ title: row.title, files, missing });
  }
  const madeAt = clock.now();
  async function* bytes() {
    yield Buffer.from(writeContents(listed, madeAt));
  }
  yield { name: 'Contents.txt', changedAt: madeAt, shrinks: true, bytes };
}

interface Packing {
  readonly storage: Storage;
  readonly row: BatchRow;
  /** As files are named by it. */
  readonly title: string;
}

/** Each form under a name that says what it is of; the manifest, which comes first, stays with them. */
async function* unpackForms(
  { storage, row, title }: Packing,
  zip: KeptFile,
  missing: string[],
): AsyncGenerator<ArchiveEntry> {
  const packed = await openKept(storage, zip);
  if (!packed) {
    missing.push(LOST);
    return;
  }
  let manifest: Manifest = { outputs: [] };
  for await (const { name, bytes } of unpackArchive(packed)) {
    const entry = { changedAt: row.updated_at, shrinks: isWorthShrinking(name, Number.POSITIVE_INFINITY) };
    if (name === 'manifest.json') {
      const read = await readAll(bytes());
      manifest = parseManifest(read);
      addAll(missing, listMissing(manifest));
      yield { ...entry, name: `${title}/${title} - ${name}`, bytes: () => streamOnce(read) };
    } else yield { ...entry, name: `${title}/${nameOfForm(title, name, manifest)}`, bytes };
  }
}

/** From 'brf/braille.brf': a file of a further sheet says so in its name, because it lies in no folder of its own. */
function nameOfForm(title: string, path: string, { outputs }: Manifest): string {
  const [format = '', ...rest] = path.split('/');
  const profile = outputs.find(({ name }) => name === format)?.profile ?? '';
  return composeOutputFileName({ title, format, profile, file: rest.join('-') });
}

async function* packOwn(
  { storage, row: { own, updated_at: changedAt }, title }: Packing,
  missing: string[],
): AsyncGenerator<ArchiveEntry> {
  if (!own) return;
  const opened = await openKept(storage, own);
  if (!opened) missing.push(LOST);
  else
    yield {
      name: `${title}/${toPortableName(own.name || title)}`,
      changedAt,
      shrinks: isWorthShrinking(own.name, own.size),
      bytes: () => opened,
    };
}

async function openKept(storage: Storage, { sha256 }: KeptFile): Promise<AsyncIterable<Uint8Array> | null> {
  return storage.read(sha256).catch((error: unknown) => {
    if (errorCode(error) === 'file_missing') return null;
    throw error;
  });
}

async function readAll(bytes: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of bytes) pieces.push(piece);
  return Buffer.concat(pieces);
}

async function* streamOnce(bytes: Uint8Array) {
  yield bytes;
}
