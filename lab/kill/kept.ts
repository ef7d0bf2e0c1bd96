import type { Dependencies } from '../../apps/server/dependencies.ts';

export interface Kept {
  /** Conversions of which something other than one draft came, or of which nothing is said. */
  readonly faults: readonly string[];
  readonly done: number;
  readonly failed: number;
}

interface Row {
  id: string;
  state: string;
  problem: string;
  resources: number;
  has_picture: boolean;
}

/** What the database and the storage hold of the conversions, read past the product. */
export async function readKept(
  { database, storage }: Pick<Dependencies, 'database' | 'storage'>,
  ids: readonly string[],
): Promise<Kept> {
  const rows = await database.asOwner((tx) =>
    tx.query<Row>(
      'probe-conversions',
      `select c.id, c.state, c.problem,
         (select count(*)::int from resources r where r.source_file_id = c.source_file_id) as resources,
         exists (select from resources r where r.id = c.resource_id and r.image_file_id is not null) as has_picture
       from conversions c where c.id = any($1)`,
      [ids],
    ),
  );
  const known = new Set(rows.map(({ id }) => id));
  const lost = ids.filter((id) => !known.has(id)).map((id) => `${id} is lost`);
  return {
    faults: [
      ...lost,
      ...rows.flatMap(findFault),
      ...(await findOrphans({ database, storage })),
      ...(await findHalfMade(database)),
    ],
    done: rows.filter(({ state }) => state === 'done').length,
    failed: rows.filter(({ state }) => state === 'failed').length,
  };
}

function findFault({ id, state, problem, resources, has_picture: hasPicture }: Row): string[] {
  if (state === 'done' && resources === 1 && hasPicture) return [];
  if (state === 'failed' && resources === 0 && problem !== '') return [];
  return [`${id} is ${state} with ${resources} resources, picture ${hasPicture}, and says "${problem}"`];
}

/** Drafts that no conversion tells of. */
async function findHalfMade(database: Dependencies['database']): Promise<string[]> {
  const drafts = await database.asOwner((tx) =>
    tx.query<{ id: string }>(
      'probe-drafts',
      `select r.id from resources r
       where r.submitted_by in (select owner_id from conversions)
         and not exists (select from conversions c where c.resource_id = r.id)`,
    ),
  );
  return drafts.map(({ id }) => `the draft ${id} belongs to no conversion`);
}

/** Rows of files that nothing shows, and rows whose bytes are gone. */
async function findOrphans({
  database,
  storage,
}: Pick<Dependencies, 'database' | 'storage'>): Promise<string[]> {
  const files = await database.asOwner((tx) =>
    tx.query<{ id: string; sha256: string; is_used: boolean }>(
      'probe-files',
      `select f.id, f.sha256, exists (select from conversions c where c.source_file_id = f.id)
         or exists (select from resources r
           where f.id in (
             r.source_file_id, r.image_file_id, r.thumbnail_file_id, r.document_file_id, r.reading_file_id)) as is_used
       from files f where f.owner_id in (select owner_id from conversions)`,
    ),
  );
  const found: string[] = [];
  for (const { id, sha256, is_used: isUsed } of files) {
    if (!isUsed) found.push(`the file ${id} belongs to nothing`);
    if (!(await storage.has(sha256))) found.push(`the bytes of the file ${id} are gone`);
  }
  return found;
}
