import type { ProgressStep } from '@relievo/contracts/product';
import type { Database, Viewer } from '../../platform/database/database.ts';
import type { Storage, StoredFile } from '../../platform/storage/storage.ts';
import { DEMO_ORGANIZATION, DEMO_PEOPLE } from '../demo/service.ts';
import { recordFile } from '../files/service.ts';
import { lookUpPersonId } from '../people/service.ts';
import { beginSharedProgress, reportProgress } from '../progress/service.ts';
import { STARTER_COLLECTIONS, type StarterCollection } from './collections-data.ts';
import { STARTER_ENTRIES } from './entries-data.ts';
import { nameOf, type StarterEntry } from './entry-rules.ts';
import { type Drawn, drawEntry, type MadeFile } from './made-files-service.ts';
import {
  type FiledEntry,
  findEntries,
  findOrganizationId,
  insertCollection,
  insertCollectionItem,
  insertDecision,
  insertOutput,
  insertResource,
  insertSubmission,
  setLibraryProgress,
} from './repository.ts';

export interface StarterDependencies {
  readonly database: Database;
  readonly storage: Storage;
}

type Person = Viewer & { readonly userId: string; readonly name: string };
type People = Readonly<Record<(typeof DEMO_PEOPLE)[number]['role'], Person>>;

/** Far above any drawing of ours. */
const LIMIT = 10 * 1024 * 1024;
/** Who may use the resources, and how. */
const LICENCE = 'CC BY 4.0';

/** How the library is filled while people look around in it. */
export interface Filling {
  /** Told before each drawing how many there are. */
  readonly onProgress?: (done: number) => Promise<void>;
  /** Given when it shall end before it is done. */
  readonly signal?: AbortSignal;
}

/** Puts the starter library and the collections of the demo accounts in place; what is there already stays as it is. */
export async function seedStarter(
  dependencies: StarterDependencies,
  { onProgress, signal }: Filling = {},
): Promise<void> {
  const people = await findPeople(dependencies.database);
  const present = await entriesOf(dependencies.database, people);
  const left = STARTER_ENTRIES.filter((entry) => !isWhole(entry, present.get(nameOf(entry))));
  for (const [index, entry] of left.entries()) {
    signal?.throwIfAborted();
    await onProgress?.(STARTER_ENTRIES.length - left.length + index);
    await addEntry(dependencies, people, entry, present.get(nameOf(entry)));
  }
  const filed = await entriesOf(dependencies.database, people);
  for (const collection of STARTER_COLLECTIONS)
    await addCollection(dependencies.database, people, collection, filed);
}

/** Notes that the library will be filled, so that its page says so, and gives the id of that progress. */
export function announcePreparation(database: Database): Promise<string> {
  return database.asSystem(async (tx) => {
    const begun = await beginSharedProgress(tx, stepsOf('waiting', 0));
    await setLibraryProgress(tx, begun);
    return begun;
  });
}

/** Fills the library, and reports how far it is under the id that announcePreparation gave. */
export async function prepareStarter(
  dependencies: StarterDependencies,
  announced: string,
  signal: AbortSignal,
): Promise<void> {
  const { database } = dependencies;
  const onProgress = (done: number) =>
    reportProgress(database, announced, { state: 'working', steps: stepsOf('working', done) });
  try {
    await seedStarter(dependencies, { onProgress, signal });
  } catch (error) {
    // The database may be what went away.
    await reportProgress(database, announced, { state: 'failed' }).catch(() => undefined);
    throw error;
  }
  await reportProgress(database, announced, {
    state: 'done',
    steps: stepsOf('done', STARTER_ENTRIES.length),
  });
}

function stepsOf(state: ProgressStep['state'], done: number): ProgressStep[] {
  return [{ name: 'The starter library', state, done, total: STARTER_ENTRIES.length }];
}

async function findPeople(database: Database): Promise<People> {
  const found = await Promise.all(
    DEMO_PEOPLE.map(async ({ role, name, email }) => {
      const userId = await lookUpPersonId({ database }, email);
      if (userId === undefined) throw new Error(`Nobody has the address ${email}.`);
      return [role, { userId, organizationId: null, name }] as const;
    }),
  );
  return Object.fromEntries(found) as People;
}

/** One that was filed last before the product was killed may still wait for its decision. */
function isWhole(entry: StarterEntry, filed: FiledEntry | undefined): boolean {
  return filed !== undefined && (filed.submissionId === null || fateOf(entry) === 'waiting');
}

function fateOf({ fate }: StarterEntry) {
  return fate?.kind ?? 'published';
}

function entriesOf(database: Database, people: People): Promise<Map<string, FiledEntry>> {
  const authors = Object.values(people).map(({ userId }) => userId);
  return database.asSystem((tx) => findEntries(tx, authors, STARTER_ENTRIES.map(nameOf)));
}

/** As people do it: the author files and submits it, and somebody else decides. */
async function addEntry(
  dependencies: StarterDependencies,
  people: People,
  entry: StarterEntry,
  filed: FiledEntry | undefined,
): Promise<void> {
  const { database, storage } = dependencies;
  const drawn = await drawEntry(entry);
  const { resourceId, submissionId } = filed ?? (await fileEntry(dependencies, people, entry, drawn));
  for (const output of drawn.outputs) {
    const { format, profile, report } = output;
    const file = await storeFile(storage, output);
    await database.asSystem((tx) => insertOutput(tx, { ...file, resourceId, format, profile, report }));
  }
  if (submissionId !== null && fateOf(entry) !== 'waiting')
    await decideSubmission(database, people, entry, submissionId);
}

async function fileEntry(
  { database, storage }: StarterDependencies,
  people: People,
  entry: StarterEntry,
  drawn: Drawn,
): Promise<FiledEntry> {
  const picture = await storeFile(storage, drawn.picture);
  const source = await storeFile(storage, drawn.source);
  const author = people[entry.author];
  return database.asUser(author, async (tx) => {
    const pictureId = await recordFile(tx, storage, picture);
    const sourceId =
      drawn.source.bytes === drawn.picture.bytes ? pictureId : await recordFile(tx, storage, source);
    const resourceId = await insertResource(
      tx,
      rowOf(entry, drawn, author, { pictureId, sourceId, size: source.size }),
    );
    if (fateOf(entry) === 'draft') return { resourceId, submissionId: null };
    const organizationId =
      fateOf(entry) === 'organization' ? await findOrganizationId(tx, DEMO_ORGANIZATION.name) : null;
    return { resourceId, submissionId: await insertSubmission(tx, { resourceId, organizationId }) };
  });
}

async function decideSubmission(
  database: Database,
  people: People,
  { fate }: StarterEntry,
  submissionId: string,
): Promise<void> {
  const reviewer = fate?.kind === 'organization' ? people.institution : people.admin;
  const refused = fate?.kind === 'rejected';
  const kind = refused ? 'request_changes' : 'approve';
  const words = refused ? fate.why : '';
  await database.asUser(reviewer, (tx) => insertDecision(tx, { submissionId, kind, words }));
}

function rowOf(
  entry: StarterEntry,
  { title, description, type, altText, source, chart, simplifications }: Drawn,
  author: Person,
  { pictureId, sourceId, size }: { pictureId: string; sourceId: string; size: number },
) {
  return {
    name: nameOf(entry),
    title,
    description,
    category: entry.category,
    type,
    content_type: entry.contentType ?? 'graphic',
    difficulty_level: entry.level,
    subject: entry.subject,
    graphic_type: entry.graphicType,
    tags: entry.tags,
    format: source.format,
    alt_text: altText,
    source_file_id: sourceId,
    image_file_id: pictureId,
    file_size: size,
    licence: LICENCE,
    is_premium: entry.isPremium ?? false,
    author_name: author.name,
    conversion_metadata: {
      ...(chart === null ? {} : { chart_content: chart }),
      ...(simplifications === null ? {} : { simplifications }),
    },
  };
}

async function storeFile(
  storage: Storage,
  { bytes, mediaType, name }: MadeFile,
): Promise<StoredFile & { mediaType: string; name: string }> {
  return { ...(await storage.write(streamOnce(bytes), { limit: LIMIT })), mediaType, name };
}

async function* streamOnce(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function addCollection(
  database: Database,
  people: People,
  { owner, items, ...collection }: StarterCollection,
  filed: ReadonlyMap<string, FiledEntry>,
): Promise<void> {
  await database.asUser(people[owner], async (tx) => {
    const collectionId = await insertCollection(tx, collection);
    if (collectionId === null) return;
    for (const { entry, notes = '' } of items) {
      const resourceId = filed.get(entry)?.resourceId;
      if (resourceId) await insertCollectionItem(tx, { collectionId, resourceId, notes });
    }
  });
}
