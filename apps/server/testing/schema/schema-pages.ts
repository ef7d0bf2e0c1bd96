import type { Policy, SchemaPart } from './read-database.ts';

/** docs/schema.sql. */
export function schemaPage(tables: readonly SchemaPart[], functions: readonly SchemaPart[]): string {
  const parts = [...tables, ...functions].map(({ statements }) =>
    statements.map((statement) => `${statement.trim().replace(/;$/, '')};\n`).join(''),
  );
  return `-- The database as all migrations leave it, told by PostgreSQL: tables, then functions. A test makes it anew and fails
-- when it differs. Nobody runs it: the tables are made by apps/server/migrations. Policies stand in docs/policies.md.

${parts.join('\n')}`;
}

/** docs/policies.md. */
export function policiesPage(policies: readonly Policy[], tables: readonly SchemaPart[]): string {
  const section = ({ name, statements }: SchemaPart) => {
    const its = policies.filter(({ table }) => table === name);
    const rows = its.map(({ policy, command, roles, narrows, using, check }) =>
      [policy, narrows ? `${command}, narrows` : command, roles, cell(using), cell(check)].join(' | '),
    );
    const isForced = statements.some((statement) => statement.endsWith('force row level security'));
    return `## ${name}

${isForced ? 'Row-level security is forced.' : 'Row-level security is not forced.'}
${rows.length === 0 ? '\nIt has no policy.\n' : `\n| policy | for | to | rows that are seen | rows that may be written |\n|---|---|---|---|---|\n${rows.map((row) => `| ${row} |`).join('\n')}\n`}`;
  };
  return `# Who sees which rows

The policies of each table as the migrated database holds them; a test makes this page anew and fails when it differs.
A role that no policy names sees nothing. Policies of one command add up, apart from those that narrow.

- **relievo_app**: what is done for a person, with the policies that name them.
- **relievo_auth**: signing in and sessions. **relievo_system**: what the product does by itself. **relievo_owner**:
  migrations, and functions that are asked a single question.

${tables.map(section).join('\n')}`;
}

function cell(expression: string | null): string {
  if (expression === null) return '';
  return `\`${expression.replaceAll(/\s+/g, ' ').replaceAll('|', String.raw`\|`)}\``;
}
