import type { Element } from '@xmldom/xmldom';
import { findChild, listChildren, valueOf } from '../markup/xml.ts';
import type { NumberedBy } from './styles.ts';

/** The mark of the next item of a list; null where the list is switched off, empty for a dot. */
export type NextMark = (numbered: NumberedBy) => string | null;

/** Counts the items of each list as Word does: an outer item begins the inner ones anew. */
export function createNumbering(root: Element | null): NextMark {
  const kinds = readKinds(root);
  const counts = new Map<string, number[]>();
  return ({ list, depth }) => {
    if (list === '0') return null;
    const { format, start } = kinds.get(list)?.get(depth) ?? { format: 'bullet', start: 1 };
    if (format === 'bullet' || format === 'none') return '';
    const counted = counts.get(list) ?? [];
    counts.set(list, counted);
    counted[depth] = counted[depth] === undefined ? start : counted[depth] + 1;
    counted.length = depth + 1;
    return `${writeCount(counted[depth] ?? start, format)}.`;
  };
}

interface Kind {
  readonly format: string;
  readonly start: number;
}

function readKinds(root: Element | null): ReadonlyMap<string, ReadonlyMap<number, Kind>> {
  if (!root) return new Map();
  const abstract = new Map(
    listChildren(root, 'abstractNum').map((one) => [
      valueOf(one, 'abstractNumId'),
      new Map(
        listChildren(one, 'lvl').map((level) => [
          Number(valueOf(level, 'ilvl')),
          {
            format: valueOf(findChild(level, 'numFmt')) ?? 'decimal',
            start: Number(valueOf(findChild(level, 'start')) ?? '1') || 1,
          },
        ]),
      ),
    ]),
  );
  return new Map(
    listChildren(root, 'num').map((one) => [
      valueOf(one, 'numId') ?? '',
      abstract.get(valueOf(findChild(one, 'abstractNumId'))) ?? new Map<number, Kind>(),
    ]),
  );
}

const LETTERS = 26;

function writeCount(count: number, format: string): string {
  if (format !== 'lowerLetter' && format !== 'upperLetter') return String(count);
  const letter = String.fromCharCode(97 + ((count - 1) % LETTERS));
  return format === 'upperLetter' ? letter.toUpperCase() : letter;
}
