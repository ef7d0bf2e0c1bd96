import { createXmlWriter } from '@relievo/graphic/xml';

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

interface Style {
  readonly id: string;
  readonly name: string;
  /** Half points. */
  readonly size?: number;
  readonly bold?: true;
  readonly level?: number;
  readonly bullet?: true;
  /** Twentieths of a point. */
  readonly before?: number;
  readonly after?: number;
}

const STYLES: readonly Style[] = [
  { id: 'Heading1', name: 'heading 1', size: 44, bold: true, level: 0, before: 0, after: 240 },
  { id: 'Heading2', name: 'heading 2', size: 32, bold: true, level: 1, before: 360, after: 120 },
  { id: 'Heading3', name: 'heading 3', size: 28, bold: true, level: 2, before: 300, after: 120 },
  { id: 'Heading4', name: 'heading 4', size: 26, bold: true, level: 3, before: 240, after: 120 },
  { id: 'Heading5', name: 'heading 5', size: 24, bold: true, level: 4, before: 240, after: 120 },
  { id: 'Heading6', name: 'heading 6', size: 24, bold: true, level: 5, before: 240, after: 120 },
  { id: 'ListNumber', name: 'List Number', after: 60 },
  { id: 'Caption', name: 'caption', bold: true, before: 120, after: 120 },
  { id: 'ListBullet', name: 'List Bullet', bullet: true, after: 60 },
  { id: 'TableHead', name: 'Table Head', bold: true, after: 0 },
];

export function writeStyles(language: string): string {
  const xml = createXmlWriter({ head: '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' });
  xml.open('w:styles', { 'xmlns:w': WORD });
  xml.open('w:docDefaults');
  xml.open('w:rPrDefault');
  xml.open('w:rPr');
  xml.empty('w:rFonts', { 'w:ascii': 'Arial', 'w:hAnsi': 'Arial', 'w:cs': 'Arial' });
  xml.empty('w:sz', { 'w:val': 24 });
  xml.empty('w:lang', { 'w:val': language });
  xml.close();
  xml.close();
  xml.open('w:pPrDefault');
  xml.open('w:pPr');
  xml.empty('w:spacing', { 'w:after': 160, 'w:line': 336, 'w:lineRule': 'auto' });
  xml.close();
  xml.close();
  xml.close();
  xml.open('w:style', { 'w:type': 'paragraph', 'w:default': 1, 'w:styleId': 'Normal' });
  xml.empty('w:name', { 'w:val': 'Normal' });
  xml.close();
  for (const { id, name, size, bold, level, bullet, before, after } of STYLES) {
    xml.open('w:style', { 'w:type': 'paragraph', 'w:styleId': id });
    xml.empty('w:name', { 'w:val': name });
    xml.empty('w:basedOn', { 'w:val': 'Normal' });
    xml.open('w:pPr');
    if (level !== undefined) xml.empty('w:keepNext');
    if (bullet) {
      xml.open('w:numPr');
      xml.empty('w:numId', { 'w:val': 1 });
      xml.close();
    }
    xml.empty('w:spacing', { 'w:before': before, 'w:after': after });
    if (level !== undefined) xml.empty('w:outlineLvl', { 'w:val': level });
    xml.close();
    xml.open('w:rPr');
    if (bold) xml.empty('w:b');
    if (size) xml.empty('w:sz', { 'w:val': size });
    xml.close();
    xml.close();
  }
  xml.open('w:style', { 'w:type': 'table', 'w:styleId': 'TableGrid' });
  xml.empty('w:name', { 'w:val': 'Table Grid' });
  xml.open('w:tblPr');
  xml.open('w:tblBorders');
  for (const side of ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'])
    xml.empty(`w:${side}`, { 'w:val': 'single', 'w:sz': 6, 'w:space': 0, 'w:color': '767676' });
  xml.close();
  xml.close();
  xml.close();
  xml.close();
  return xml.finish();
}

/** One kind of list, with a bullet. */
export function writeNumbering(): string {
  const xml = createXmlWriter({ head: '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' });
  xml.open('w:numbering', { 'xmlns:w': WORD });
  xml.open('w:abstractNum', { 'w:abstractNumId': 0 });
  xml.open('w:lvl', { 'w:ilvl': 0 });
  xml.empty('w:start', { 'w:val': 1 });
  xml.empty('w:numFmt', { 'w:val': 'bullet' });
  xml.empty('w:lvlText', { 'w:val': '•' });
  xml.open('w:pPr');
  xml.empty('w:ind', { 'w:left': 360, 'w:hanging': 360 });
  xml.close();
  xml.close();
  xml.close();
  xml.open('w:num', { 'w:numId': 1 });
  xml.empty('w:abstractNumId', { 'w:val': 0 });
  xml.close();
  xml.close();
  return xml.finish();
}
