import { groupBy } from '../shared/group-by.ts';
import type { Case } from './corpus.ts';
import type { ReadingMark } from './judge-reading.ts';

type Read = Case & { readonly reading: ReadingMark };

/** Writes for each medium and style how many charts were claimed, and how many cells of each certainty are right. */
export function writeReadingTable(read: readonly Read[]): string {
  const charts = read.filter(({ truth }) => truth.kind === 'chart');
  const figures = read.filter(({ truth }) => truth.kind === 'figure');
  const groups: readonly (readonly [string, readonly Read[]])[] = [
    ...groupBy(charts, ({ medium }) => medium),
    ...groupBy(charts, ({ truth }) => truth.style),
    ...groupBy(charts, ({ truth }) => truth.form),
    ['all', charts],
  ];
  const claims = figures.filter(({ reading }) => reading.claimed === 'false');
  return [
    'charts read',
    ...groups.map(([name, own]) => `  ${name.padEnd(12)} ${writeCounts(own)}`),
    `  pictures without a chart: ${figures.length}, a chart claimed on ${claims.length}: ${claims.map(({ truth, medium }) => `${truth.name} ${medium}`).join(', ')}`,
  ].join('\n');
}

function writeCounts(own: readonly Read[]): string {
  const sum = (of: (mark: ReadingMark) => number): number =>
    own.reduce((all, { reading }) => all + of(reading), 0);
  const count = (claimed: ReadingMark['claimed']): number =>
    own.filter(({ reading }) => reading.claimed === claimed).length;
  const [exact, measured] = [sum((one) => one.exact), sum((one) => one.measured)];
  const wrong = exact - sum((one) => one.exactRight) + measured - sum((one) => one.measuredRight);
  return [
    `${own.length} charts: ${count('right')} claimed, ${count('other kind')} as another kind, ${count('several')} as several, ${count('none')} not`,
    `exact ${writeShare(
      sum((one) => one.exactRight),
      exact,
    )}`,
    `within bound ${writeShare(
      sum((one) => one.measuredRight),
      measured,
    )}`,
    `certain and wrong ${writeShare(wrong, exact + measured)}`,
    `unsure ${sum((one) => one.unsure)}`,
  ].join('; ');
}

function writeShare(part: number, whole: number): string {
  return `${part} of ${whole}${whole > 0 ? ` (${((100 * part) / whole).toFixed(1)} %)` : ''}`;
}
