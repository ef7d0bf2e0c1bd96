import type { Direction, Inline } from '@relievo/document/model';
import { element, emptyElement } from '../html/markup.ts';
import { writeRuns } from './write-runs.ts';
import type { WordWriting } from './writing-word.ts';

/** The place in which a block is written: what it has from the blocks around it. */
export interface WordPlace {
  /** The indent is in twentieths of a point. */
  readonly indent: number;
  /** Plain paragraphs have this style. */
  readonly style: string;
  readonly language: string | undefined;
  readonly direction: Direction | undefined;
  /** It is inside this number of lists. */
  readonly depth: number;
}

export interface ParagraphLook {
  readonly style?: string;
  readonly list?: { readonly number: number; readonly level: number };
  readonly isAtEnd?: boolean;
}

/** Writes a paragraph of runs. The parts of its properties are in the order of the schema. */
export function writeParagraph(
  runs: string,
  { indent, style: around, direction }: WordPlace,
  { style = around, list, isAtEnd = false }: ParagraphLook = {},
): string {
  const properties = [
    style === '' ? '' : emptyElement('w:pStyle', { 'w:val': style }),
    list
      ? element(
          'w:numPr',
          {},
          emptyElement('w:ilvl', { 'w:val': String(list.level) }) +
            emptyElement('w:numId', { 'w:val': String(list.number) }),
        )
      : '',
    direction === 'rtl' ? emptyElement('w:bidi', {}) : '',
    indent > 0 && !list ? emptyElement('w:ind', { 'w:left': String(indent) }) : '',
    isAtEnd ? emptyElement('w:jc', { 'w:val': 'end' }) : '',
  ].join('');
  return element('w:p', {}, (properties === '' ? '' : element('w:pPr', {}, properties)) + runs);
}

/** Writes the runs of a line in the language of its place. */
export function writeLine(inlines: readonly Inline[], { language }: WordPlace, writing: WordWriting): string {
  if (language === undefined) return writeRuns(inlines, writing);
  return writeRuns(
    inlines.map((one) => (one.kind === 'text' && one.language === undefined ? { ...one, language } : one)),
    writing,
  );
}

/** Writes the bookmark of a block that something leads to. */
export function writeBookmark(block: string, { bookmarkOf, nextId }: WordWriting): string {
  const name = bookmarkOf(block);
  if (name === null) return '';
  const id = String(nextId());
  return (
    emptyElement('w:bookmarkStart', { 'w:id': id, 'w:name': name }) +
    emptyElement('w:bookmarkEnd', { 'w:id': id })
  );
}
