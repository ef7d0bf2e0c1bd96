import type { Inline, TextRun, TextStyle } from '@relievo/document/model';
import { type Attributes, element, emptyElement, textElement } from '../html/markup.ts';
import { writeOfficeMath } from './write-math.ts';
import { writePicture } from './write-picture.ts';
import type { WordWriting } from './writing-word.ts';

/** Writes a line of a document as runs of Word. */
export function writeRuns(inlines: readonly Inline[], writing: WordWriting): string {
  return inlines.map((inline) => writeInline(inline, writing)).join('');
}

function writeInline(inline: Inline, writing: WordWriting): string {
  switch (inline.kind) {
    case 'text':
      return writeText(inline, writing);
    case 'formula':
      return writeOfficeMath(inline.mathml) ?? writeRun(inline.line);
    case 'line-break':
      return element('w:r', {}, emptyElement('w:br', {}));
    case 'note-reference':
      return writeReference(inline.note, inline.mark, writing);
    case 'blank':
      return writeRun('_'.repeat(Math.min(MAX_BLANK, inline.width)));
    case 'page-break':
      return writeRun(inline.page, emptyElement('w:rStyle', { 'w:val': 'PrintPageNumber' }));
    case 'picture': {
      const picture = writing.picture(inline.picture);
      return picture
        ? writePicture(picture, { alt: inline.alt, id: writing.nextId(), isSmall: true })
        : writeRun(inline.alt);
    }
  }
}

const MAX_BLANK = 60;

const LOOKS: Readonly<Record<TextStyle, readonly [name: string, attributes: Attributes]>> = {
  code: ['w:rStyle', { 'w:val': 'CodeText' }],
  bold: ['w:b', {}],
  italic: ['w:i', {}],
  'small-capitals': ['w:smallCaps', {}],
  strike: ['w:strike', {}],
  underline: ['w:u', { 'w:val': 'single' }],
  sub: ['w:vertAlign', { 'w:val': 'subscript' }],
  super: ['w:vertAlign', { 'w:val': 'superscript' }],
};
const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

function writeText({ text, styles = [], language, link }: TextRun, writing: WordWriting): string {
  const run = writeRun(text, writeLooks(styles, link !== undefined), writeLanguage(text, language));
  if (link === undefined) return run;
  if (!link.startsWith('#')) return element('w:hyperlink', { 'r:id': writing.relationOfAddress(link) }, run);
  const bookmark = writing.bookmarkOf(link.slice(1));
  return bookmark === null ? run : element('w:hyperlink', { 'w:anchor': bookmark }, run);
}

/** Word wants the properties of a run in the order of its schema, which is that of LOOKS. */
function writeLooks(styles: readonly TextStyle[], isLink: boolean): string {
  const hasStyle = styles.includes('code');
  const own = isLink && !hasStyle ? emptyElement('w:rStyle', { 'w:val': 'Hyperlink' }) : '';
  const looks = Object.entries(LOOKS).flatMap(([style, [name, attributes]]) =>
    styles.includes(style as TextStyle) ? [emptyElement(name, attributes)] : [],
  );
  return own + looks.join('');
}

function writeLanguage(text: string, language: string | undefined): string {
  const isTurned = RIGHT_TO_LEFT.test(text);
  const turned = isTurned ? emptyElement('w:rtl', {}) : '';
  if (language === undefined) return turned;
  return turned + emptyElement('w:lang', { 'w:val': language, ...(isTurned ? { 'w:bidi': language } : {}) });
}

/** Writes a run of plain text. Tabs and line ends are spaces, as they are in a document. */
export function writeRun(text: string, look = '', language = ''): string {
  if (text === '') return '';
  const properties = look + language === '' ? '' : element('w:rPr', {}, look + language);
  const plain = text.replaceAll(/[\t\n\r]/g, ' ');
  return element('w:r', {}, properties + textElement('w:t', { 'xml:space': 'preserve' }, plain));
}

/** Writes a reference to a note. Word ties a note to one place, so further references are links. */
function writeReference(note: string, mark: string, writing: WordWriting): string {
  const raised = emptyElement('w:rStyle', { 'w:val': 'NoteMark' });
  const found = writing.note(note);
  if (found && writing.takesNote(note)) {
    const name = found.place === 'end' ? 'w:endnoteReference' : 'w:footnoteReference';
    const isCustom = found.isCounted ? undefined : '1';
    const tie = emptyElement(name, { 'w:customMarkFollows': isCustom, 'w:id': String(found.number) });
    const own = isCustom ? textElement('w:t', { 'xml:space': 'preserve' }, mark) : '';
    return element('w:r', {}, element('w:rPr', {}, raised) + tie + own);
  }
  const bookmark = writing.bookmarkOf(note);
  const run = writeRun(mark, raised);
  return bookmark === null ? run : element('w:hyperlink', { 'w:anchor': bookmark }, run);
}
