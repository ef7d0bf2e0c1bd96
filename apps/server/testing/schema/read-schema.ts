/** The columns of each table. A table of the library of jobs is named with its schema: `jobs.queue`. */
export type Schema = ReadonlyMap<string, ReadonlySet<string>>;

const TABLE = /^create table (\w+)\.(\w+) \(\n([\s\S]*?)\n\);$/gm;

/** Reads docs/schema.sql, which a test holds equal to the migrated database: the check starts none. */
export function readSchema(sql: string): Schema {
  const tables = new Map<string, ReadonlySet<string>>();
  for (const [, schema = '', table = '', body = ''] of sql.matchAll(TABLE)) {
    tables.set(schema === 'public' ? table : `${schema}.${table}`, new Set(readColumns(body)));
  }
  return tables;
}

function readColumns(body: string): string[] {
  return body.split('\n').map((line) => line.trim().split(' ', 1)[0]?.replaceAll('"', '') ?? '');
}
