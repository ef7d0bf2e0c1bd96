import type { Element } from '@xmldom/xmldom';
import { findChild, listChildren, valueOf } from '../../markup/xml.ts';
import type { DatePart } from '../cell-text.ts';

/** How the numbers of a cell are shown: as such, as percent, or as a day. */
export type Format = 'number' | 'percent' | DatePart;

/** Those that need not be declared (ECMA-376, part 1, 18.8.30); languages of East Asia add 27 to 36 and 50 to 58. */
const BUILT_IN: readonly (readonly [number, number, Format])[] = [
  [9, 10, 'percent'],
  [14, 17, 'date'],
  [18, 21, 'time'],
  [22, 22, 'both'],
  [27, 31, 'date'],
  [32, 35, 'time'],
  [36, 36, 'date'],
  [45, 47, 'time'],
  [50, 58, 'date'],
];

/** The format of each style that cells name by its place. */
export function readFormats(root: Element | null): readonly Format[] {
  const declared = new Map(
    listChildrenOf(root, 'numFmts', 'numFmt').map((one) => [
      Number(valueOf(one, 'numFmtId')),
      readCode(valueOf(one, 'formatCode') ?? ''),
    ]),
  );
  return listChildrenOf(root, 'cellXfs', 'xf').map((style) => {
    const id = Number(valueOf(style, 'numFmtId') ?? 0);
    const known = BUILT_IN.find(([from, to]) => id >= from && id <= to)?.[2];
    return declared.get(id) ?? known ?? 'number';
  });
}

function listChildrenOf(root: Element | null, list: string, name: string): readonly Element[] {
  const found = root && findChild(root, list);
  return found ? listChildren(found, name) : [];
}

/** Words in quotes, conditions and colours in brackets and escaped letters say nothing of the kind. */
function readCode(code: string): Format {
  const [first = ''] = code.replaceAll(/"[^"]*"|\\.|[_*].|\[(?![hms]+\])[^[\]]*\]/gi, '').split(';');
  if (/^general$/i.test(first)) return 'number';
  if (first.includes('%')) return 'percent';
  const hasDay = /[dy]|mmm/i.test(first) || (/m/i.test(first) && !/[hs]/i.test(first));
  const hasClock = /[hs]/i.test(first);
  if (hasDay) return hasClock ? 'both' : 'date';
  return hasClock ? 'time' : 'number';
}
