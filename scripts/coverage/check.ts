import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contract } from '@relievo/contracts';
import { bulletsOf } from './bullets.ts';
import { CALLS_PAGE, callFaults, endpointsOf } from './calls.ts';
import { CONFORMANCE_PAGE, findConformanceFaults, STATEMENT_PAGE } from './conformance.ts';
import { type Results, readReports } from './reports.ts';
import { type Proof, type Row, rowsOf } from './rows.ts';
import { titlesOf } from './titles.ts';

const PAGE = 'docs/spec-coverage.md';
/** What was found by using the product, in the same form. */
const FOUND_PAGE = 'docs/found-by-using.md';
const STATES = ['shown', 'departs', 'planned'];
const DECISION_LINK = /\]\((decisions\/\d{4}-[a-z0-9-]+\.md)\)/;
/** A test that gives the web app other pages than those that stand shows what may come, and not what is there. */
const SAYS_WHAT_STANDS = /\bisBuilt\b/;

export interface Evidence {
  /** Absent: it is only checked that the tests exist. */
  readonly results?: Results;
  /** Absent: it is not checked that every bullet has its row. */
  readonly specification?: string;
}

/** What is wrong with the page of coverage in this folder; nothing when each row keeps what it says. */
export function findCoverageFaults(root: string, { results, specification }: Evidence): string[] {
  const faults = findPageFaults(root, PAGE, results);
  if (specification === undefined) return faults;
  const numbers = readRows(root, PAGE).map(({ number }) => number);
  const bullets = bulletsOf(specification);
  for (const [number, text] of bullets)
    if (!numbers.includes(number)) faults.push(`${PAGE} has no row for ${number}: ${text.slice(0, 80)}`);
  for (const number of numbers)
    if (!bullets.has(number))
      faults.push(`${PAGE} has a row for ${number}, which the specification does not have.`);
  return faults;
}

function readRows(root: string, page: string): Row[] {
  return rowsOf(readFileSync(join(root, page), 'utf8'));
}

/** What is wrong with the rows of a page, each by itself. */
export function findPageFaults(root: string, page: string, results?: Results): string[] {
  const rows = readRows(root, page);
  const numbers = rows.map(({ number }) => number);
  const repeated = new Set(numbers.filter((each, index) => numbers.indexOf(each) !== index));
  return [
    ...rows.flatMap((row) =>
      findRowFaults(root, row, results).map((fault) => `${page}:${row.line} ${fault}`),
    ),
    ...[...repeated].map((number) => `${page} has more than one row for ${number}.`),
  ];
}

function findRowFaults(
  root: string,
  { number, requirement, state, proofs }: Row,
  results?: Results,
): string[] {
  if (!requirement) return [`${number} does not say what is required.`];
  if (!STATES.includes(state)) return [`${number} is "${state}": write one of ${STATES.join(', ')}.`];
  if (state === 'planned') return proofs.length > 0 ? [`${number} is planned, and yet names a test.`] : [];
  if (proofs.length === 0)
    return [`${number} is shown by no test: name one as \`file\` title, or write planned.`];
  return [
    ...(state === 'departs' ? findDecisionFaults(root, number, requirement) : []),
    ...proofs.flatMap((proof) => findProofFaults(root, number, proof, results)),
  ];
}

function findDecisionFaults(root: string, number: string, requirement: string): string[] {
  const decision = DECISION_LINK.exec(requirement)?.[1];
  if (!decision) return [`${number} departs, and links to no decision that says why.`];
  return existsSync(join(root, 'docs', decision))
    ? []
    : [`${number} departs by ${decision}, which does not exist.`];
}

function findProofFaults(root: string, number: string, { file, title }: Proof, results?: Results): string[] {
  if (!file || !title)
    return [`${number} names its test in a form that cannot be read: write \`file\` title.`];
  if (!existsSync(join(root, file))) return [`${number} names ${file}, which does not exist.`];
  const text = readFileSync(join(root, file), 'utf8');
  if (!file.startsWith('scripts/') && SAYS_WHAT_STANDS.test(text))
    return [
      `${number} is shown by ${file}, which says itself which pages stand: show it on the running product.`,
    ];
  const titles = titlesOf(file, text);
  const asWritten = titles.find(({ written }) => written === title);
  if (!asWritten && !titles.some(({ pattern }) => pattern.test(title)))
    return [`${number} names a test that ${file} does not have: ${title}`];
  if (!results) return [];
  const ran = [...(results.get(file) ?? [])].filter(([name]) =>
    asWritten ? asWritten.pattern.test(name) : name === title,
  );
  if (ran.length === 0) return [`${number} is shown by a test that did not run: ${file} ${title}`];
  return ran.every(([, passed]) => passed)
    ? []
    : [`${number} is shown by a test that did not pass: ${file} ${title}`];
}

if (import.meta.main) {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const reports = process.argv[2];
  const path = join(root, '..', 'shared', 'spec.md');
  const specification = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  const results = reports ? readReports(root, reports) : undefined;
  const faults = [
    ...findCoverageFaults(root, {
      ...(results && { results }),
      ...(specification !== undefined && { specification }),
    }),
    ...findPageFaults(root, FOUND_PAGE, results),
    ...findConformanceFaults(
      readFileSync(join(root, CONFORMANCE_PAGE), 'utf8'),
      readFileSync(join(root, STATEMENT_PAGE), 'utf8'),
      (number, proof) => findProofFaults(root, number, proof, results),
    ),
    ...callFaults(readFileSync(join(root, CALLS_PAGE), 'utf8'), endpointsOf(contract), specification),
  ];
  const rows = readRows(root, PAGE);
  for (const fault of faults) console.error(fault);
  const count = (state: string) => rows.filter((row) => row.state === state).length;
  console.log(
    `${count('shown')} of ${rows.length} requirements are shown by a test, ` +
      `${count('departs')} are built differently by a decision. ` +
      (reports
        ? 'Each was looked up in the reports of the run.'
        : 'Without a report it is only checked that the tests exist.'),
  );
  if (faults.length > 0) process.exitCode = 1;
}
