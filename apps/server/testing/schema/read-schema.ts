import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The columns of each table after all migrations, read from their text: the check starts no database. */
export type Schema = ReadonlyMap<string, ReadonlySet<string>>;

export function readSchema(folder: string): Schema {
  const tables = new Map<string, Set<string>>();
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted())
    for (const statement of splitStatements(readFileSync(join(folder, file), 'utf8')))
      applyStatement(tables, statement);
  return tables;
}

/** Statements without comments, strings and bodies of functions, in small letters. */
export function splitStatements(sql: string): string[] {
  const bare = sql.replaceAll(/--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|(\$\w*\$)[\s\S]*?\1/g, ' ');
  return bare
    .toLowerCase()
    .split(';')
    .map((statement) => statement.trim().replaceAll(/\s+/g, ' '));
}

const CREATE = /^create (?:unlogged )?table (?:if not exists )?([\w.]+) \((.*)\)[^)]*$/;
const ALTER = /^alter table (?:if exists )?(?:only )?([\w.]+) (.*)$/;
const DROP = /^drop table (?:if exists )?([\w., ]+?)(?: cascade)?$/;
/** What begins a part of a table that is no column. */
const CONSTRAINT = /^(constraint|primary key|foreign key|unique|check|exclude|like)\b/;

function applyStatement(tables: Map<string, Set<string>>, statement: string): void {
  const [, created, body = ''] = CREATE.exec(statement) ?? [];
  if (created !== undefined) {
    const columns = splitParts(body).filter((part) => !CONSTRAINT.test(part));
    if (columns.length > 0)
      keepTable(
        tables,
        created,
        columns.map((part) => part.split(' ', 1)[0] ?? ''),
      );
    return;
  }
  const [, dropped] = DROP.exec(statement) ?? [];
  if (dropped !== undefined) for (const name of dropped.split(',')) tables.delete(name.trim());
  const [, altered, changes = ''] = ALTER.exec(statement) ?? [];
  if (altered !== undefined) for (const change of splitParts(changes)) applyChange(tables, altered, change);
}

/** The schema of the library of jobs is told as one: its tables stand in the place of columns. */
function keepTable(tables: Map<string, Set<string>>, name: string, columns: readonly string[]): void {
  const [schema, table] = name.split('.');
  if (table === undefined) tables.set(name, new Set(columns.map((column) => column.replaceAll('"', ''))));
  else tables.set(schema ?? '', new Set([...(tables.get(schema ?? '') ?? []), table]));
}

function applyChange(tables: Map<string, Set<string>>, table: string, change: string): void {
  const columns = tables.get(table);
  if (!columns) return;
  const [, added] = /^add (?:column )?(?:if not exists )?(\w+)/.exec(change) ?? [];
  if (added !== undefined && !CONSTRAINT.test(change.replace(/^add /, ''))) columns.add(added);
  const [, dropped] = /^drop column (?:if exists )?(\w+)/.exec(change) ?? [];
  if (dropped !== undefined) columns.delete(dropped);
  const [, from, to] = /^rename (?:column )?(\w+) to (\w+)/.exec(change) ?? [];
  if (from !== undefined && to !== undefined && columns.delete(from)) columns.add(to);
  const [, renamed] = /^rename to (\w+)/.exec(change) ?? [];
  if (renamed !== undefined && tables.delete(table)) tables.set(renamed, columns);
}

/** Parts between commas that stand in no brackets. */
function splitParts(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const letter of text) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) {
      parts.push(part.trim());
      part = '';
    } else part += letter;
  }
  return [...parts, part.trim()].filter(Boolean);
}
