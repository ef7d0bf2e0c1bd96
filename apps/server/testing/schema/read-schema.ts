/** The columns of each table. The schema of the library of jobs is told as one: its tables stand in the place of columns. */
export type Schema = ReadonlyMap<string, ReadonlySet<string>>;

const TABLE = /^create table (\w+)\.(\w+) \(\n([\s\S]*?)\n\);$/gm;

/** Reads docs/schema.sql, which a test holds equal to the migrated database: the check starts none. */
export function readSchema(sql: string): Schema {
  const tables = new Map<string, Set<string>>();
  for (const [, schema = '', table = '', body = ''] of sql.matchAll(TABLE)) {
    if (schema === 'jobs') tables.set(schema, new Set([...(tables.get(schema) ?? []), table]));
    else if (table !== 'schema_migrations') tables.set(table, new Set(readColumns(body)));
  }
  return tables;
}

function readColumns(body: string): string[] {
  return body.split('\n').map((line) => line.trim().split(' ', 1)[0]?.replaceAll('"', '') ?? '');
}
