import { groupBy } from '../shared/group-by.ts';
import type { Case } from './corpus.ts';
import type { Judged, Verdict } from './judge.ts';

type Marked = Case & Judged;
const VERDICTS: readonly Verdict[] = ['pass', 'small', 'reject'];

/** Writes sums for each kind, medium, style and form, and the reasons, most frequent first. */
export function writeTables(marked: readonly Marked[]): string {
  const groups: readonly (readonly [string, (one: Marked) => string])[] = [
    ['kind and medium', ({ truth, medium }) => `${truth.kind} ${medium}`],
    ['style', ({ truth }) => truth.style],
    ['form', ({ truth }) => truth.form],
  ];
  const parts = groups.map(([name, key]) => {
    const rows = [...groupBy(marked, key)].toSorted((a, b) => a[0].localeCompare(b[0]));
    return [name, ...rows.map(([of, own]) => `  ${of.padEnd(22)} ${writeSums(own)}`)].join('\n');
  });
  const reasons = marked.flatMap((one) => one.reasons.map(({ weight, code }) => `${weight} ${code}`));
  const counted = [...groupBy(reasons, (one) => one)].toSorted((a, b) => b[1].length - a[1].length);
  return [
    ...parts,
    ['reasons', ...counted.map(([reason, own]) => `  ${String(own.length).padStart(4)} ${reason}`)].join(
      '\n',
    ),
    `all: ${writeSums(marked)}`,
  ].join('\n\n');
}

function writeSums(marked: readonly Marked[]): string {
  const counts = VERDICTS.map((verdict) => {
    const count = marked.filter((one) => one.verdict === verdict).length;
    return `${verdict} ${count} (${((100 * count) / Math.max(1, marked.length)).toFixed(0)} %)`;
  });
  return `${marked.length} sheets: ${counts.join(', ')}`;
}
