import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Database } from '../platform/database/database.ts';
import type { OperationCases } from './http/operation-case.ts';
import type { OperationRoles } from './http/roles.ts';
import type { RulesOfTable } from './policies/rule.ts';
import type { World } from './policies/world.ts';

/** Who may do what, as one file of testing/access says it. */
interface Access {
  /** For each of its tables the statements that somebody may run and somebody may not. */
  readonly rules?: (world: World, database: Database) => RulesOfTable | Promise<RulesOfTable>;
  /** For each of its operations the call that its owner makes. */
  readonly calls?: OperationCases;
  /** Where some roles get something else than any other person does. */
  readonly roles?: OperationRoles;
}

const FOLDER = join(import.meta.dirname, 'access');

/** All that the files of testing/access and its folders say: a new one is found by itself. */
export async function readAccess() {
  const names = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => name.endsWith('.ts')).toSorted();
  const parts = await Promise.all(
    files.map((file) => import(pathToFileURL(join(FOLDER, file)).href) as Promise<Access>),
  );
  return {
    calls: Object.assign({}, ...parts.map(({ calls = {} }) => calls)) as OperationCases,
    roles: Object.assign({}, ...parts.map(({ roles = {} }) => roles)) as OperationRoles,
    rules: async (world: World, database: Database): Promise<RulesOfTable> =>
      Object.assign(
        {},
        ...(await Promise.all(parts.map(async ({ rules }) => (await rules?.(world, database)) ?? {}))),
      ),
  };
}
