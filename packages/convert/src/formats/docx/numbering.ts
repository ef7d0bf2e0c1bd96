import type { NumberStyle } from '@relievo/document/model';
import { writeNumber } from '@relievo/document/text';
import type { Element } from '@xmldom/xmldom';
import { findChild, listChildren, valueOf } from '../markup/xml.ts';
import type { NumberedBy } from './styles.ts';

/** The mark of a paragraph that continues the previous item: some programs give it a list with a blank for a mark. */
export const GOES_ON = ' ';

/** Counts the next item of a list and returns its mark: null if the list is turned off, empty for a dot. */
export type NextMark = (numbered: NumberedBy) => string | null;

/** Counts the items of each list as Word does: an outer item begins the inner ones anew. */
export function createNumbering(root: Element | null): NextMark {
  const kinds = readLists(root);
  const counts = new Map<string, number[]>();
  const begun = new Set<string>();
  return ({ list, depth }) => {
    if (list === '0') return null;
    const { counted: shared, levels, restarts } = kinds.get(list) ?? UNKNOWN;
    const { format, start, text } = levels.get(depth) ?? { format: 'bullet', start: 1, text: '' };
    if (format === 'bullet' && text === ' ') return GOES_ON;
    if (format === 'bullet' || format === 'none') return '';
    // Lists of one definition go on counting, but for one that says where it begins (ECMA-376, part 1, 17.9.26).
    const counted = counts.get(shared ?? list) ?? [];
    counts.set(shared ?? list, counted);
    const restart = begun.has(`${list} ${depth}`) ? undefined : restarts.get(depth);
    begun.add(`${list} ${depth}`);
    counted[depth] = restart ?? (counted[depth] === undefined ? start : counted[depth] + 1);
    counted.length = depth + 1;
    return writeMark(levels, counted, depth);
  };
}

interface List {
  /** The definition that it shares its counting with. */
  readonly counted: string | null;
  readonly levels: ReadonlyMap<number, Kind>;
  readonly restarts: ReadonlyMap<number, number>;
}

const UNKNOWN: List = { counted: null, levels: new Map(), restarts: new Map() };

interface Kind {
  readonly format: string;
  readonly start: number;
  /** The mark, in which %1 is the count of the outermost level (ECMA-376, part 1, 17.9.11). */
  readonly text: string;
}

const LONGEST_MARK = 20;

function writeMark(levels: List['levels'], counted: readonly number[], depth: number): string {
  const own = levels.get(depth);
  return (own?.text ?? `%${depth + 1}.`)
    .replaceAll(/%([1-9])/g, (_, level: string) => {
      const at = Number(level) - 1;
      const { format = 'decimal', start = 1 } = levels.get(at) ?? {};
      return writeNumber(counted[at] ?? start, FORMATS[format] ?? 'decimal');
    })
    .trim()
    .slice(0, LONGEST_MARK);
}

/** The styles of numbers by the names that Word has for them. */
const FORMATS: Readonly<Record<string, NumberStyle>> = {
  lowerLetter: 'lower-letters',
  upperLetter: 'upper-letters',
  lowerRoman: 'lower-roman',
  upperRoman: 'upper-roman',
};

function readLists(root: Element | null): ReadonlyMap<string, List> {
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
            text: valueOf(findChild(level, 'lvlText')) ?? `%${Number(valueOf(level, 'ilvl')) + 1}.`,
          },
        ]),
      ),
    ]),
  );
  return new Map(
    listChildren(root, 'num').map((one): readonly [string, List] => {
      const counted = valueOf(findChild(one, 'abstractNumId'));
      const restarts = listChildren(one, 'lvlOverride').flatMap(
        (level): readonly (readonly [number, number])[] => {
          const start = valueOf(findChild(level, 'startOverride'));
          return start === null ? [] : [[Number(valueOf(level, 'ilvl')), Number(start)]];
        },
      );
      const levels = abstract.get(counted) ?? UNKNOWN.levels;
      return [valueOf(one, 'numId') ?? '', { counted, levels, restarts: new Map(restarts) }];
    }),
  );
}
