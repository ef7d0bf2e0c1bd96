import { XML_DECLARATION } from '@relievo/graphic/xml';
import { type Attributes, element, emptyElement } from '../html/markup.ts';
import type { WordMarks } from './writing-word.ts';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

export const NAMESPACES: Attributes = {
  'xmlns:w': 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'xmlns:r': `${OFFICE}/relationships`,
  'xmlns:m': `${OFFICE}/math`,
  'xmlns:wp': 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
  'xmlns:a': 'http://schemas.openxmlformats.org/drawingml/2006/main',
  'xmlns:pic': 'http://schemas.openxmlformats.org/drawingml/2006/picture',
};

export function writePart(name: string, attributes: Attributes, inside: string): string {
  return `${XML_DECLARATION}\n${element(name, attributes, inside)}`;
}

const PARTS: Readonly<Record<string, string>> = {
  '/word/document.xml': `${MAIN}.document.main+xml`,
  '/word/styles.xml': `${MAIN}.styles+xml`,
  '/word/numbering.xml': `${MAIN}.numbering+xml`,
  '/word/footnotes.xml': `${MAIN}.footnotes+xml`,
  '/word/endnotes.xml': `${MAIN}.endnotes+xml`,
  '/docProps/core.xml': 'application/vnd.openxmlformats-package.core-properties+xml',
};

/** Writes the types of all parts (ECMA-376, part 2, 10.1.2.2). */
export function writeContentTypes(): string {
  const endings: Readonly<Record<string, string>> = {
    rels: 'application/vnd.openxmlformats-package.relationships+xml',
    xml: 'application/xml',
    png: 'image/png',
    jpg: 'image/jpeg',
    gif: 'image/gif',
    webp: 'image/webp',
  };
  const defaults = Object.entries(endings).map(([ending, type]) =>
    emptyElement('Default', { Extension: ending, ContentType: type }),
  );
  const parts = Object.entries(PARTS).map(([part, type]) =>
    emptyElement('Override', { PartName: part, ContentType: type }),
  );
  return writePart('Types', { xmlns: `${PACKAGE}/content-types` }, [...defaults, ...parts].join(''));
}

export interface Relation {
  readonly id: string;
  readonly type:
    | 'image'
    | 'hyperlink'
    | 'styles'
    | 'numbering'
    | 'footnotes'
    | 'endnotes'
    | 'officeDocument'
    | 'core';
  readonly target: string;
}

export function writeRelations(relations: readonly Relation[]): string {
  const inside = relations.map(({ id, type, target }) =>
    emptyElement('Relationship', {
      Id: id,
      Type:
        type === 'core'
          ? `${PACKAGE}/relationships/metadata/core-properties`
          : `${OFFICE}/relationships/${type}`,
      Target: target,
      TargetMode: type === 'hyperlink' ? 'External' : undefined,
    }),
  );
  return writePart('Relationships', { xmlns: `${PACKAGE}/relationships` }, inside.join(''));
}

const LEVELS = 9;

/** Writes each list of the document with its marks on all levels, so that no list counts on from another. */
export function writeNumbering(lists: readonly WordMarks[]): string {
  const kinds = lists.map(({ format, start, before, after }, at) => {
    const levels = Array.from({ length: LEVELS }, (_, level) =>
      element(
        'w:lvl',
        { 'w:ilvl': String(level) },
        emptyElement('w:start', { 'w:val': String(start) }) +
          emptyElement('w:numFmt', { 'w:val': format }) +
          emptyElement('w:lvlText', {
            'w:val': format === 'bullet' ? '•' : `${before}%${level + 1}${after}`,
          }) +
          element(
            'w:pPr',
            {},
            emptyElement('w:ind', { 'w:left': String(500 * (level + 1)), 'w:hanging': '400' }),
          ),
      ),
    );
    return element('w:abstractNum', { 'w:abstractNumId': String(at) }, levels.join(''));
  });
  const numbers = lists.map((_, at) =>
    element('w:num', { 'w:numId': String(at + 1) }, emptyElement('w:abstractNumId', { 'w:val': String(at) })),
  );
  return writePart('w:numbering', NAMESPACES, [...kinds, ...numbers].join(''));
}

/** Writes the notes of a place, after the two lines that Word draws above them (ECMA-376, part 1, 17.11). */
export function writeNotes(
  kind: 'footnote' | 'endnote',
  notes: readonly { readonly number: number; readonly content: string }[],
): string {
  const line = (type: string, id: string, sign: string): string =>
    element(
      `w:${kind}`,
      { 'w:type': type, 'w:id': id },
      element('w:p', {}, element('w:r', {}, emptyElement(sign, {}))),
    );
  const lines =
    line('separator', '-1', 'w:separator') + line('continuationSeparator', '0', 'w:continuationSeparator');
  const written = notes.map(({ number, content }) =>
    element(`w:${kind}`, { 'w:id': String(number) }, content),
  );
  return writePart(`w:${kind}s`, NAMESPACES, lines + written.join(''));
}
