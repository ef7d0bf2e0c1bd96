import type { Element } from '@xmldom/xmldom';
import type { ListItem, TextBlock } from '../../documents/text.ts';
import { findChild, listChildren, nameOf, valueOf } from '../markup/xml.ts';
import type { NoteTaker } from '../notes.ts';
import { createDataTable, type GridCell } from '../text/grid.ts';
import { createItem, joinLists } from '../text/write-blocks.ts';
import { readPictureWords } from './picture-words.ts';
import { readWords } from './read-words.ts';

export interface ReadSlide {
  readonly title: string;
  /** Whether it is the one that the whole is called by. */
  readonly isCover: boolean;
  readonly blocks: readonly TextBlock[];
}

/** The page of what the speaker noted, and what that is called. */
export interface NotedSlide {
  readonly page: Element | null;
  readonly heading: string;
}

/** What stands on every slide, and is no part of what it says. */
const FURNITURE = new Set(['dt', 'ftr', 'sldNum', 'hdr', 'sldImg']);

/** The title first, then what stands on the slide in the order in which screen readers go through it. */
export function readSlide(slide: Element, noted: NotedSlide, notes: NoteTaker): ReadSlide {
  const shapes = listShapes(slide);
  const titled = shapes.find((shape) => /^(?:ctrTitle|title)$/.test(placeOf(shape)));
  const title = titled
    ? readParagraphs(titled, notes)
        .map(({ text }) => text)
        .join(' ')
        .trim()
    : '';
  const blocks = shapes
    .filter((shape) => shape !== titled && !FURNITURE.has(placeOf(shape)))
    .flatMap((shape) => readShape(shape, notes));
  const said = noted.page ? listShapes(noted.page).filter((shape) => placeOf(shape) === 'body') : [];
  const spoken = said
    .flatMap((shape) => readParagraphs(shape, notes))
    .filter(({ text }) => text.trim() !== '')
    .map(({ text }): TextBlock => ({ kind: 'paragraph', text }));
  return {
    title,
    isCover: titled !== undefined && placeOf(titled) === 'ctrTitle',
    blocks: [
      ...(title === '' ? [] : [{ kind: 'heading' as const, level: 1, text: title }]),
      ...joinLists(blocks),
      ...(spoken.length > 0 ? [{ kind: 'heading' as const, level: 2, text: noted.heading }, ...spoken] : []),
    ],
  };
}

function listShapes(root: Element): readonly Element[] {
  const tree = findChild(root, 'cSld', 'spTree');
  return tree ? listWithin(tree) : [];
}

/** Groups are read as what they hold. */
function listWithin(holder: Element): readonly Element[] {
  return listChildren(holder).flatMap((child) => {
    const name = nameOf(child);
    if (name === 'grpSp') return listWithin(child);
    if (name === 'AlternateContent') return listChildren(child, 'Choice').slice(0, 1).flatMap(listWithin);
    return /^(?:sp|pic|graphicFrame|cxnSp)$/.test(name) ? [child] : [];
  });
}

/** Which place of its layout a shape fills; '' where it fills none, 'obj' where it says no more. */
function placeOf(shape: Element): string {
  const around = listChildren(shape).find((child) => /^nv\w*Pr$/.test(nameOf(child)));
  const place = findChild(around, 'nvPr', 'ph');
  return place ? (valueOf(place, 'type') ?? 'obj') : '';
}

function readShape(shape: Element, notes: NoteTaker): readonly TextBlock[] {
  const table = findChild(shape, 'graphic', 'graphicData', 'tbl');
  if (table) return readTable(table, notes);
  const paragraphs = readParagraphs(shape, notes).filter(({ text }) => text.trim() !== '');
  if (paragraphs.length === 0) return readPictureWords(shape, notes);
  const isList = /^(?:obj|body)$/.test(placeOf(shape));
  return paragraphs.map((paragraph): TextBlock => {
    const isItem = paragraph.isMarked ?? isList;
    const mark = paragraph.mark;
    const item: ListItem = createItem(paragraph.text, paragraph.depth, mark);
    return isItem ? { kind: 'list', items: [item] } : { kind: 'paragraph', text: paragraph.text };
  });
}

interface Paragraph {
  readonly text: string;
  readonly depth: number;
  /** null where its layout decides it. */
  readonly isMarked: boolean | null;
  readonly mark: string;
}

function readParagraphs(shape: Element, notes: NoteTaker): readonly Paragraph[] {
  const body = findChild(shape, 'txBody');
  const counts: number[] = [];
  return (body ? listChildren(body, 'p') : []).map((paragraph) => {
    const properties = findChild(paragraph, 'pPr');
    const depth = Math.max(0, Number(valueOf(properties, 'lvl') ?? 0) || 0);
    const counted = findChild(properties, 'buAutoNum');
    const isPlain = findChild(properties, 'buNone') !== undefined;
    counts.length = Math.min(counts.length, depth + 1);
    counts[depth] = counted ? (counts[depth] ?? Number(valueOf(counted, 'startAt') ?? 1) - 1) + 1 : 0;
    const isMarked = counted || findChild(properties, 'buChar') ? true : isPlain ? false : null;
    return {
      text: readWords(paragraph, notes),
      depth,
      isMarked,
      mark: counted ? `${counts[depth] ?? 1}.` : '',
    };
  });
}

function readTable(table: Element, notes: NoteTaker): readonly TextBlock[] {
  const rows = listChildren(table, 'tr').map((row, at) =>
    listChildren(row, 'tc')
      .filter((cell) => valueOf(cell, 'hMerge') === null && valueOf(cell, 'vMerge') === null)
      .map((cell): GridCell => {
        const span = (name: string) => Math.max(1, Number(valueOf(cell, name) ?? 1) || 1);
        const text = readParagraphs(cell, notes)
          .map((one) => one.text)
          .join(' ');
        return { text, columns: span('gridSpan'), rows: span('rowSpan'), isHead: at === 0 };
      }),
  );
  const made = createDataTable(rows);
  if (made) return [{ kind: 'table', table: made }];
  return rows.flat().map(({ text }) => ({ kind: 'paragraph', text }));
}
