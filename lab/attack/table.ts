import { maxOf } from '@relievo/words';
import type { Findings } from '../../apps/server/testing/attacks/findings.ts';

export interface Row extends Findings {
  readonly attack: string;
  readonly note: string;
  readonly seconds: number;
}

const SHOWN_OF_EACH = 20;

/** Prints the table of all attacks, and the first holes of each; `write-holes.ts` writes all of them. */
export function describeAttacks(rows: readonly Row[]): string {
  const cells = [
    ['attack', 'tried', 'holes', 'seconds', 'what happened'],
    ...rows.map(({ attack, tried, holes, seconds, note }) => [
      attack,
      tried.toLocaleString('en'),
      String(holes.length),
      seconds.toFixed(0),
      note,
    ]),
  ];
  const widths = (cells[0] ?? []).map((_, at) => maxOf(cells.map((row) => row[at]?.length ?? 0)));
  const lines = cells.map((row) =>
    row
      .map((cell, at) =>
        at === 0 || at === 4 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  const found = rows.flatMap(({ attack, holes }) =>
    holes.slice(0, SHOWN_OF_EACH).map((hole) => `- ${attack}: ${hole}`),
  );
  return [...lines, ...(found.length > 0 ? ['', ...found] : [])].join('\n');
}
