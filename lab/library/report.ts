import { CASES } from './cases.ts';
import type { CaseResult, Figures } from './measure.ts';

function formatMilliseconds(value: number): string {
  return (value < 10 ? value.toFixed(2) : value.toFixed(0)).padStart(7);
}

function writeLine(name: string, { perSecond, p50, p975 }: Figures): string {
  return `    ${name.padEnd(8)} ${perSecond.toFixed(0).padStart(7)} a second   p50 ${formatMilliseconds(p50)} ms   p97.5 ${formatMilliseconds(p975)} ms`;
}

/** What one case gave, round by round. */
export function writeResult(result: CaseResult): string[] {
  const subject = CASES.find(({ name }) => name === result.case);
  const reach = subject?.reach === undefined || result.rows > 100_000 ? '' : `   (reach: ${subject.reach})`;
  const most = result.rows < 1_000_000 ? undefined : subject?.atMillion;
  const gate = most ? `   (reach: ${most.p50} ms, alone ${most.alone} ms)` : '';
  return [
    `  ${result.case}: ${subject?.what ?? ''}`,
    writeLine('ours', result.ours),
    `    alone    p50 ${formatMilliseconds(result.alone)} ms${gate}`,
    writeLine(subject?.beside ?? '', result.beside),
    `    ours / ${subject?.beside}: ${result.ratio.toFixed(3)}${reach}   round by round: ${result.rounds.join(' ')}   ${result.totalsChecked} totals true`,
  ];
}

export interface Growth {
  readonly case: string;
  /** Our p50 with most rows over our p50 with fewest. */
  readonly growth: number;
  readonly reach: number;
}

export function growthOf(results: readonly CaseResult[]): Growth[] {
  return CASES.flatMap(({ name, growth: reach }) => {
    const ofCase = results.filter((result) => result.case === name).toSorted((a, b) => a.rows - b.rows);
    const [few, many] = [ofCase[0], ofCase.at(-1)];
    if (!few || !many || few === many) return [];
    return [{ case: name, growth: Number((many.ours.p50 / few.ours.p50).toFixed(2)), reach }];
  });
}

export function writeGrowth(growths: readonly Growth[]): string[] {
  return growths.map(
    ({ case: name, growth, reach }) =>
      `  ${name.padEnd(12)} ${growth.toFixed(2).padStart(7)}   (reach: ${reach})`,
  );
}

/** Two letters beside a common word, both of ours: at most three times as long. */
export function writeTwoLetters(results: readonly CaseResult[]): string[] {
  const ofCase = (name: string, rows: number) =>
    results.find((result) => result.case === name && result.rows === rows);
  const sizes = [...new Set(results.map(({ rows }) => rows))];
  return sizes.flatMap((rows) => {
    const [two, common] = [ofCase('two letters', rows), ofCase('c2', rows)];
    if (!two || !common) return [];
    return [`  ${rows} rows: ${(common.ours.perSecond / two.ours.perSecond).toFixed(2)}   (reach: 3)`];
  });
}
