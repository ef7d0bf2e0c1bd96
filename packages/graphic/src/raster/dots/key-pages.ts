import { BLANK, linesOf } from '@relievo/braille';
import { wrapCells } from '@relievo/braille/layout';
import { type BrailleGrid, gridDots } from './braille-grid.ts';
import { type KeyedLabel, listKeyEntries } from './keyed-label.ts';
import type { PinGrid } from './place-label.ts';

/** What runs over stands in from the codes. */
const INDENT = 2;

/** Pages of a display with each code and its name, one below the other; none where every name has its room. */
export function raiseKeyPages(
  keyed: readonly KeyedLabel[],
  { columns, rows }: Pick<PinGrid, 'columns' | 'rows'>,
  steps: BrailleGrid,
): readonly PinGrid[] {
  const across = Math.floor((columns - steps.dot - 1) / steps.cell) + 1;
  const down = Math.floor((rows - 2 * steps.dot - 1) / steps.line) + 1;
  if (across <= INDENT || down < 1) return [];
  const lines = listKeyLines(keyed, across);
  return Array.from({ length: Math.ceil(lines.length / down) }, (_, page) => {
    const pins = new Uint8Array(columns * rows);
    const shown = lines.slice(page * down, (page + 1) * down).join('\n');
    for (const { x, y } of gridDots(shown, steps)) pins[y * columns + x] = 1;
    return { columns, rows, pins };
  });
}

function listKeyLines(keyed: readonly KeyedLabel[], across: number): readonly string[] {
  const entries = listKeyEntries(keyed).map(({ code, cells }) => {
    const name = linesOf(cells).join(BLANK);
    return code === null ? name : `${code}${BLANK}${name}`;
  });
  return entries.flatMap((entry) =>
    wrapCells(entry, across - INDENT, across).map((line, at) =>
      at === 0 ? line : BLANK.repeat(INDENT) + line,
    ),
  );
}
