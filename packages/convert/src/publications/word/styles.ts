import type { Metadata } from '@relievo/document/model';
import { type Attributes, element, emptyElement } from '../html/markup.ts';
import { NAMESPACES, writePart } from './parts.ts';

interface Style {
  readonly id: string;
  readonly name: string;
  /** Half points. */
  readonly size?: number;
  readonly isBold?: true;
  readonly isItalic?: true;
  readonly level?: number;
  /** The distances are in twentieths of a point. */
  readonly before?: number;
  readonly after?: number;
  readonly left?: number;
  readonly border?: 'box' | 'bottom' | 'top';
  readonly isAtEnd?: true;
  readonly typeface?: string;
}

const HEADINGS: readonly Style[] = [40, 32, 28, 26, 24, 24].map((size, at) => ({
  id: `Heading${at + 1}`,
  name: `heading ${at + 1}`,
  size,
  isBold: true,
  level: at,
  before: 320,
  after: 120,
}));
const ENTRIES: readonly Style[] = [1, 2, 3, 4, 5, 6].map((level) => ({
  id: `TOC${level}`,
  name: `toc ${level}`,
  left: 300 * (level - 1),
  after: 40,
}));

const STYLES: readonly Style[] = [
  { id: 'Title', name: 'Title', size: 48, isBold: true, after: 240 },
  ...HEADINGS,
  ...ENTRIES,
  { id: 'ContentsTitle', name: 'TOC Heading', isBold: true, size: 28, after: 80 },
  { id: 'ListParagraph', name: 'List Paragraph', after: 60 },
  { id: 'Term', name: 'Term', isBold: true, after: 40 },
  { id: 'Caption', name: 'caption', isBold: true, before: 60, after: 120 },
  { id: 'Figure', name: 'Figure', before: 120, after: 60 },
  { id: 'TableHead', name: 'Table Head', isBold: true, after: 0 },
  { id: 'TableCell', name: 'Table Cell', after: 0 },
  { id: 'AfterTable', name: 'After Table', size: 12, after: 0 },
  { id: 'Quote', name: 'Quote', left: 500 },
  { id: 'Box', name: 'Box', border: 'box', after: 0 },
  { id: 'BoxTitle', name: 'Box Title', border: 'box', isBold: true, after: 0 },
  { id: 'Code', name: 'Code', border: 'box', typeface: 'Courier New' },
  { id: 'AnswerLine', name: 'Answer Line', border: 'bottom', before: 240, after: 0 },
  { id: 'PrintPage', name: 'Print Page', border: 'top', isAtEnd: true, before: 240 },
  { id: 'NoteText', name: 'footnote text', size: 22, after: 60 },
];

/** Writes the styles: what a paragraph is, and how it looks in letters of twelve points. */
export function writeStyles({ language, direction }: Metadata): string {
  const isTurned = direction === 'rtl';
  const letters =
    emptyElement('w:rFonts', { 'w:ascii': 'Arial', 'w:hAnsi': 'Arial', 'w:cs': 'Arial' }) +
    emptyElement('w:sz', { 'w:val': '24' }) +
    emptyElement('w:szCs', { 'w:val': '24' }) +
    emptyElement('w:lang', { 'w:val': language, 'w:bidi': isTurned ? language : undefined });
  const lines = emptyElement('w:spacing', { 'w:after': '140', 'w:line': '320', 'w:lineRule': 'auto' });
  const defaults = element(
    'w:docDefaults',
    {},
    element('w:rPrDefault', {}, element('w:rPr', {}, letters)) +
      element('w:pPrDefault', {}, element('w:pPr', {}, (isTurned ? emptyElement('w:bidi', {}) : '') + lines)),
  );
  const normal = element(
    'w:style',
    { 'w:type': 'paragraph', 'w:default': '1', 'w:styleId': 'Normal' },
    emptyElement('w:name', { 'w:val': 'Normal' }) + emptyElement('w:qFormat', {}),
  );
  const runs =
    writeRunStyle(
      'Hyperlink',
      'Hyperlink',
      emptyElement('w:color', { 'w:val': '0B4A9E' }) + emptyElement('w:u', { 'w:val': 'single' }),
    ) +
    writeRunStyle(
      'CodeText',
      'Code Text',
      emptyElement('w:rFonts', { 'w:ascii': 'Courier New', 'w:hAnsi': 'Courier New', 'w:cs': 'Courier New' }),
    ) +
    writeRunStyle('NoteMark', 'footnote reference', emptyElement('w:vertAlign', { 'w:val': 'superscript' })) +
    writeRunStyle(
      'PrintPageNumber',
      'Print Page Number',
      emptyElement('w:bdr', { 'w:val': 'single', 'w:sz': '4', 'w:space': '0', 'w:color': 'auto' }),
    );
  return writePart(
    'w:styles',
    NAMESPACES,
    defaults + normal + STYLES.map(writeStyle).join('') + runs + writeGrid(),
  );
}

function writeRunStyle(id: string, name: string, look: string): string {
  return element(
    'w:style',
    { 'w:type': 'character', 'w:styleId': id },
    emptyElement('w:name', { 'w:val': name }) + element('w:rPr', {}, look),
  );
}

const LINE: Attributes = { 'w:val': 'single', 'w:sz': '6', 'w:space': '4', 'w:color': '767676' };

/** Writes a style; the parts are in the order of the schema (ECMA-376, part 1, annex A). */
function writeStyle({
  id,
  name,
  level,
  border,
  before = 0,
  after = 120,
  left,
  isAtEnd,
  ...letters
}: Style): string {
  const sides = border === 'box' ? ['top', 'left', 'bottom', 'right'] : border ? [border] : [];
  const paragraph = [
    level === undefined ? '' : emptyElement('w:keepNext', {}),
    sides.length > 0
      ? element('w:pBdr', {}, sides.map((side) => emptyElement(`w:${side}`, LINE)).join(''))
      : '',
    emptyElement('w:spacing', { 'w:before': String(before), 'w:after': String(after) }),
    left === undefined ? '' : emptyElement('w:ind', { 'w:left': String(left) }),
    isAtEnd ? emptyElement('w:jc', { 'w:val': 'end' }) : '',
    level === undefined ? '' : emptyElement('w:outlineLvl', { 'w:val': String(level) }),
  ];
  const { typeface, isBold, isItalic, size } = letters;
  const run = [
    typeface ? emptyElement('w:rFonts', { 'w:ascii': typeface, 'w:hAnsi': typeface, 'w:cs': typeface }) : '',
    isBold ? emptyElement('w:b', {}) + emptyElement('w:bCs', {}) : '',
    isItalic ? emptyElement('w:i', {}) : '',
    size
      ? emptyElement('w:sz', { 'w:val': String(size) }) + emptyElement('w:szCs', { 'w:val': String(size) })
      : '',
  ];
  return element(
    'w:style',
    { 'w:type': 'paragraph', 'w:styleId': id },
    emptyElement('w:name', { 'w:val': name }) +
      emptyElement('w:basedOn', { 'w:val': 'Normal' }) +
      (level === undefined ? '' : emptyElement('w:next', { 'w:val': 'Normal' })) +
      emptyElement('w:qFormat', {}) +
      element('w:pPr', {}, paragraph.join('')) +
      element('w:rPr', {}, run.join('')),
  );
}

function writeGrid(): string {
  const sides = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'];
  const borders = sides.map((side) => emptyElement(`w:${side}`, { ...LINE, 'w:space': '0' })).join('');
  return element(
    'w:style',
    { 'w:type': 'table', 'w:styleId': 'TableGrid' },
    emptyElement('w:name', { 'w:val': 'Table Grid' }) +
      element(
        'w:tblPr',
        {},
        element('w:tblBorders', {}, borders) +
          element(
            'w:tblCellMar',
            {},
            emptyElement('w:left', { 'w:w': '108', 'w:type': 'dxa' }) +
              emptyElement('w:right', { 'w:w': '108', 'w:type': 'dxa' }),
          ),
      ),
  );
}
