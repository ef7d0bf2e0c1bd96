import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CONFORMANCE_PAGE, findConformanceFaults } from './conformance.ts';

const REPORT = readFileSync(join(import.meta.dirname, '../..', CONFORMANCE_PAGE), 'utf8');
function findFaults(text: string): string[] {
  return findConformanceFaults(text, () => []);
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
    expect.stringMatching(/counts its rows otherwise than: Of \d+ rows/),
  ]);
});

test('a test that a row names has to be there', () => {
  const named = findConformanceFaults(REPORT, (number, { file, title }) => (file && title ? [] : [number]));
  expect(named).toEqual([]);
});
