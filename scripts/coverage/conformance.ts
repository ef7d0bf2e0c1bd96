import { type Proof, proofsOf } from './rows.ts';

export const CONFORMANCE_PAGE = 'docs/conformance-report.md';

const TERMS = [
  'Supports',
  'Partially Supports',
  'Does Not Support',
  'Not Applicable',
  'Not Evaluated',
] as const;

/** Success criteria of levels A and AA of WCAG 2.2: 4.1.1 was removed, and AAA is not claimed. */
const CRITERIA =
  '1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5 1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11 2.5.1 2.5.2 2.5.3 2.5.4 2.5.7 2.5.8 3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8 4.1.2 4.1.3'.split(
    ' ',
  );

interface ConformanceRow {
  readonly number: string;
  readonly level: string;
  readonly term: string;
  readonly remark: string;
  readonly proofs: readonly Proof[];
}

/** The rows of the report: | 1.4.3 Contrast (Minimum) | AA | Supports | remarks | `file` title<br>`file` title | */
function readRows(markdown: string): ConformanceRow[] {
  return markdown.split('\n').flatMap((line) => {
    const [, name = '', level = '', term = '', remark = '', proofs = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    const number = /^\d[\d.]*/.exec(name)?.[0];
    return number === undefined ? [] : [{ number, level, term, remark, proofs: proofsOf(proofs) }];
  });
}

export const STATEMENT_PAGE = 'apps/web/features/accessibility/accessibility-page.tsx';

/** Finds the limits of A and AA that the statement leaves out, and a claim of the whole level beside such a limit. */
function findStatementFaults(statement: string, rows: readonly ConformanceRow[]): string[] {
  const limits = statement.split('title={t`Known limits`}')[1]?.split('</ProseSection>')[0] ?? '';
  const named = new Set(limits.match(/\b\d\.\d\.\d+\b/g));
  const partial = rows
    .filter(({ level, term }) => /^AA?$/.test(level) && /^(Partially|Does Not) Support/.test(term))
    .map(({ number }) => number);
  const claims = /\bclaims\s+conformance\b/.test(statement);
  return [
    ...partial
      .filter((number) => !named.has(number))
      .map(
        (number) =>
          `says ${number} is not fully supported, and the known limits of ${STATEMENT_PAGE} do not.`,
      ),
    ...[...named]
      .filter((number) => !partial.includes(number))
      .map((number) => `does not limit ${number}, which the known limits of ${STATEMENT_PAGE} name.`),
    ...(claims && partial.length > 0
      ? [`limits ${partial.length} criteria, and ${STATEMENT_PAGE} claims conformance.`]
      : []),
  ];
}

/** What the report claims and cannot show; `findProof` says what is wrong with a test that a row names. */
export function findConformanceFaults(
  markdown: string,
  statement: string,
  findProof: (number: string, proof: Proof) => string[],
): string[] {
  const rows = readRows(markdown);
  const criteria = rows.filter(({ level }) => level === 'A' || level === 'AA').map(({ number }) => number);
  const claimed = rows.filter(({ term }) => term === 'Supports' || term === 'Partially Supports');
  const count = (term: string) => `${rows.filter((row) => row.term === term).length} ${term}`;
  const summary = `In ${rows.length} rows: ${TERMS.map(count).join(', ')}.`;
  return [
    ...CRITERIA.filter((number) => criteria.filter((one) => one === number).length !== 1).map(
      (number) => `has not one row for ${number} of WCAG.`,
    ),
    ...criteria
      .filter((number) => !CRITERIA.includes(number))
      .map((number) => `has ${number}, which WCAG has not.`),
    ...rows
      .filter(({ term }) => !TERMS.some((one) => one === term))
      .map(({ number, term }) => `${number} is "${term}": write one of ${TERMS.join(', ')}.`),
    ...claimed
      .filter(({ proofs }) => proofs.length === 0)
      .map(({ number }) => `${number} is claimed, and shown by no test.`),
    ...rows
      .filter(({ term, remark }) => term === 'Partially Supports' && remark === '')
      .map(({ number }) => `${number} does not say what is not supported.`),
    ...rows
      .filter(({ level, term }) => /^AA?$/.test(level) && term === 'Not Evaluated')
      .map(({ number }) => `${number} is not evaluated: VPAT allows this for level AAA only.`),
    ...findStatementFaults(statement, rows),
    ...rows.flatMap(({ number, proofs }) => proofs.flatMap((proof) => findProof(number, proof))),
    ...(markdown.includes(summary) ? [] : [`counts its rows otherwise than: ${summary}`]),
  ].map((fault) => `${CONFORMANCE_PAGE} ${fault}`);
}
