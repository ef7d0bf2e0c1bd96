import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CONFORMANCE_PAGE, findConformanceFaults, STATEMENT_PAGE } from './conformance.ts';

const REPORT = readFileSync(join(import.meta.dirname, '../..', CONFORMANCE_PAGE), 'utf8');
const STATEMENT = readFileSync(join(import.meta.dirname, '../..', STATEMENT_PAGE), 'utf8');
function findFaults(text: string, statement = STATEMENT): string[] {
  return findConformanceFaults(text, statement, () => []);
}

test('the conformance report has a row for each criterion, and its counts are those of its rows', () => {
  expect(findFaults(REPORT)).toEqual([]);
});

test('a claim without a test, a missing criterion, an unknown term and a wrong count are faults', () => {
  const faults = findFaults(
    REPORT.replace(/\| 1\.4\.3 .*\n/, '')
      .replace(/(\| 2\.1\.2 .*?\| Supports \|[^|]*\|)[^|]*\|/, '$1 |')
      .replace(/(\| 2\.1\.1 .*?\| )Supports/, '$1Perfect'),
  );
  expect(faults).toEqual([
    'docs/conformance-report.md has not one row for 1.4.3 of WCAG.',
    expect.stringContaining('2.1.1 is "Perfect": write one of Supports'),
    'docs/conformance-report.md 2.1.2 is claimed, and shown by no test.',
    expect.stringMatching(/counts its rows otherwise than: In \d+ rows/),
  ]);
});

test('a test that a row names has to be there', () => {
  const named = findConformanceFaults(REPORT, STATEMENT, (number, { file, title }) =>
    file && title ? [] : [number],
  );
  expect(named).toEqual([]);
});

test('a criterion of A or AA that is not evaluated is a fault, since VPAT allows it for AAA only', () => {
  expect(findFaults(REPORT.replace(/(\| 1\.3\.4 [^|]*\| AA \| )Supports/, '$1Not Evaluated'))).toContain(
    'docs/conformance-report.md 1.3.4 is not evaluated: VPAT allows this for level AAA only.',
  );
});

test('the statement names each criterion that is supported in part, and claims no conformance beside it', () => {
  const faults = findFaults(
    REPORT,
    STATEMENT.replace('3.1.2', '3.1.1').replace('partially conforms', 'claims conformance'),
  );
  expect(faults).toEqual([
    expect.stringContaining(' says 3.1.2 is not fully supported, and the known limits'),
    expect.stringContaining(' does not limit 3.1.1, which the known limits'),
    expect.stringMatching(/ limits \d+ criteria, and .* claims conformance\.$/),
  ]);
});
