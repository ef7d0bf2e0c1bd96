import { ASKERS, type Asker } from '../askers.ts';
import type { DocumentedOperation } from './documented-operations.ts';

/** docs/roles.md. */
export function rolesPage(
  operations: readonly DocumentedOperation[],
  expectedOf: (operation: DocumentedOperation, asker: Asker) => string,
): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rows = operations.map((operation) =>
    row([
      `${operation.method} ${operation.path}`,
      ...ASKERS.map((asker) => {
        const expected = expectedOf(operation, asker);
        return expected === 'an answer' ? 'yes' : expected;
      }),
    ]),
  );
  return `# Who may ask what

This page is made from the contract of the API and from \`apps/server/testing/access\`; a test fails when they differ,
and asks every operation as somebody of every role. Each asks for what somebody else owns, in an organization and a
class where they do not belong: \`not_found\` says that strangers find nothing there. What the database lets each of
them do, whatever a service asks of it, is tried by the statements of the same folder.

- **learner**: somebody whose account was made for a class. It holds no right in any organization, whatever anybody
  writes into its rows.
- **student** and the others: somebody with this role and no other.
- **yes**: it is answered, with what is theirs to see.

${row(['operation', ...ASKERS])}
|${'---|'.repeat(ASKERS.length + 1)}
${rows.join('\n')}
`;
}
