import type { Block, Inline } from '@relievo/document/model';
import { plainText, textOfInlines, tidySpaces } from '@relievo/document/text';
import { maxOf } from '@relievo/words';
import type { Element } from '@xmldom/xmldom';
import { joinCaptions } from '../document/captions.ts';
import { type FlatItem, nestLists } from '../document/nest-lists.ts';
import { makeWholeTable } from '../document/whole-table.ts';
import { findChild, listChildren, nameOf, valueOf } from '../markup/xml.ts';
import { type ReadSlide, writeSlide } from '../text/open-slides.ts';
import { readGraphic } from './read-graphics.ts';
import { readInlines } from './read-words.ts';
import type { SlideReading } from './reading.ts';

/** The page that holds the notes of the speaker, and their heading. */
export interface NotedSlide {
  readonly page: Element | null;
  readonly heading: string;
}

/** The places for what is on every slide and says nothing about its content. */
const FURNITURE: ReadonlySet<string> = new Set(['dt', 'ftr', 'sldNum', 'hdr', 'sldImg']);

/** Reads the title first, then the shapes in the order in which screen readers go through them, then the notes of the speaker. */
export function readSlide(slide: Element, noted: NotedSlide, reading: SlideReading): ReadSlide {
  const { newId } = reading;
  const shapes = listShapes(slide);
  const titled = shapes.find((shape) => /^(?:ctrTitle|title)$/.test(placeOf(shape))) ?? findLargest(shapes);
  const title = titled ? joinContent(readParagraphs(titled, reading)) : [];
  const parts = shapes
    .filter((shape) => shape !== titled && !FURNITURE.has(placeOf(shape)))
    .flatMap((shape) => readShape(shape, reading));
  const said = noted.page ? listShapes(noted.page).filter((shape) => placeOf(shape) === 'body') : [];
  const spoken = said
    .flatMap((shape) => readParagraphs(shape, reading))
    .filter(saysSomething)
    .map(({ content }): Block => ({ kind: 'paragraph', id: newId('p'), content }));
  return writeSlide(
    {
      title,
      isCover: titled !== undefined && placeOf(titled) === 'ctrTitle',
      blocks: joinCaptions(nestLists<Block>(parts, newId)),
      spoken,
      heading: noted.heading,
    },
    newId,
  );
}

/** The letters of a title are at least this many times as large as the other letters of its slide. */
const LARGER = 1.2;
/** A longer text is not a title. */
const MAX_TITLE = 120;
/** On a slide without other text, a title has at least this size, in hundredths of a point. */
const LARGE = 2400;

/** Finds the short text in the largest letters at the top of a slide: some programs give their slides no place for a title. */
function findLargest(shapes: readonly Element[]): Element | undefined {
  const texts = shapes.flatMap((shape) => {
    const runs = listRuns(shape);
    const size = maxOf(runs.map((run) => Number(valueOf(findChild(run, 'rPr'), 'sz') ?? 0) || 0));
    const words = runs.map((run) => run.textContent ?? '').join('');
    const top = Number(valueOf(findChild(shape, 'spPr', 'xfrm', 'off'), 'y') ?? Number.NaN);
    return words.trim() === '' ? [] : [{ shape, size, length: words.length, top }];
  });
  const [first, second] = texts.toSorted((a, b) => b.size - a.size);
  const isLarge = first && first.size >= (second ? LARGER * second.size : LARGE);
  if (!isLarge || first.length > MAX_TITLE) return undefined;
  return texts.every(({ top }) => first.top <= top) ? first.shape : undefined;
}

function listRuns(shape: Element): readonly Element[] {
  const body = findChild(shape, 'txBody');
  return body ? listChildren(body, 'p').flatMap((paragraph) => listChildren(paragraph, 'r')) : [];
}

function joinContent(paragraphs: readonly Paragraph[]): readonly Inline[] {
  return tidySpaces(
    paragraphs.flatMap(({ content }, at) => (at > 0 ? [...plainText(' '), ...content] : content)),
  );
}

function listShapes(root: Element): readonly Element[] {
  const tree = findChild(root, 'cSld', 'spTree');
  return tree ? listWithin(tree) : [];
}

/** Lists shapes; a group counts as the shapes inside it. */
function listWithin(holder: Element): readonly Element[] {
  return listChildren(holder).flatMap((child) => {
    const name = nameOf(child);
    if (name === 'grpSp') return listWithin(child);
    if (name === 'AlternateContent') return listChildren(child, 'Choice').slice(0, 1).flatMap(listWithin);
    return /^(?:sp|pic|graphicFrame|cxnSp)$/.test(name) ? [child] : [];
  });
}

/** Returns the place of the layout that a shape fills: empty if it fills none, 'obj' if the file does not name it. */
function placeOf(shape: Element): string {
  const around = listChildren(shape).find((child) => /^nv\w*Pr$/.test(nameOf(child)));
  const place = findChild(around, 'nvPr', 'ph');
  return place ? (valueOf(place, 'type') ?? 'obj') : '';
}

function readShape(shape: Element, reading: SlideReading): readonly (Block | FlatItem)[] {
  const table = findChild(shape, 'graphic', 'graphicData', 'tbl');
  if (table) return readTable(table, reading);
  const paragraphs = readParagraphs(shape, reading).filter(saysSomething);
  if (paragraphs.length === 0) return readGraphic(shape, reading);
  const isList = /^(?:obj|body)$/.test(placeOf(shape));
  return paragraphs.map(({ content, depth, isMarked, mark }): Block | FlatItem => {
    const paragraph: Block = { kind: 'paragraph', id: reading.newId('p'), content };
    return (isMarked ?? isList) ? { kind: 'flat-item', depth, mark, blocks: [paragraph] } : paragraph;
  });
}

interface Paragraph {
  readonly content: readonly Inline[];
  readonly depth: number;
  /** null if the layout of the slide decides it. */
  readonly isMarked: boolean | null;
  readonly mark: string;
}

function saysSomething({ content }: Paragraph): boolean {
  return textOfInlines(content).trim() !== '';
}

function readParagraphs(shape: Element, reading: SlideReading): readonly Paragraph[] {
  const body = findChild(shape, 'txBody');
  const counts: number[] = [];
  return (body ? listChildren(body, 'p') : []).map((paragraph) => {
    const properties = findChild(paragraph, 'pPr');
    const depth = Math.min(8, Math.max(0, Number(valueOf(properties, 'lvl') ?? 0) || 0));
    const counted = findChild(properties, 'buAutoNum');
    const isPlain = findChild(properties, 'buNone') !== undefined;
    counts.length = Math.min(counts.length, depth + 1);
    counts[depth] = counted ? (counts[depth] ?? Number(valueOf(counted, 'startAt') ?? 1) - 1) + 1 : 0;
    const isMarked = counted || findChild(properties, 'buChar') ? true : isPlain ? false : null;
    return {
      content: readInlines(paragraph, reading),
      depth,
      isMarked,
      mark: counted ? `${counts[depth] ?? 1}.` : '',
    };
  });
}

function readTable(table: Element, reading: SlideReading): readonly Block[] {
  const rows = listChildren(table, 'tr').map((row) =>
    listChildren(row, 'tc')
      .filter((cell) => valueOf(cell, 'hMerge') === null && valueOf(cell, 'vMerge') === null)
      .map((cell) => {
        const span = (name: string) => Math.max(1, Number(valueOf(cell, name) ?? 1) || 1);
        const blocks = readParagraphs(cell, reading)
          .filter(saysSomething)
          .map(({ content }): Block => ({ kind: 'paragraph', id: reading.newId('p'), content }));
        return { blocks, columns: span('gridSpan'), rows: span('rowSpan') };
      }),
  );
  if (rows.length < 2) return rows.flat().flatMap(({ blocks }) => blocks);
  const first = valueOf(findChild(table, 'tblPr'), 'firstRow');
  return [
    {
      kind: 'table',
      id: reading.newId('table'),
      caption: [],
      headerRows: first === '0' ? 0 : 1,
      headerColumns: 0,
      rows: makeWholeTable(rows, reading.newId).rows,
    },
  ];
}
