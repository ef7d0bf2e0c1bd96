import { createXmlWriter, type XmlWriter } from '@relievo/graphic/xml';
import {
  type Document,
  type DocumentBlock,
  keepWordsOnly,
  levelOf,
  writeItemLine,
  writeKeyLine,
  writePartLine,
} from '../document.ts';

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** The text of the document (ECMA-376, part 1, 17): styles say what is a heading, not sizes. */
export function writeBody(document: Document): string {
  const { title, blocks } = keepWordsOnly(document);
  const xml = createXmlWriter({ head: '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' });
  xml.open('w:document', { 'xmlns:w': WORD });
  xml.open('w:body');
  writeParagraph(xml, title, { style: 'Heading1' });
  for (const block of blocks) writeBlock(xml, block);
  xml.open('w:sectPr');
  xml.empty('w:pgSz', { 'w:w': 11906, 'w:h': 16838 });
  xml.empty('w:pgMar', { 'w:top': 1134, 'w:right': 1134, 'w:bottom': 1134, 'w:left': 1134 });
  xml.close();
  xml.close();
  xml.close();
  return xml.finish();
}

function writeBlock(xml: XmlWriter, block: DocumentBlock): void {
  switch (block.kind) {
    case 'heading':
      writeParagraph(xml, block.text, { style: `Heading${levelOf(block)}` });
      return;
    case 'paragraph':
      writeParagraph(xml, block.text, { language: block.language });
      return;
    case 'list':
      for (const item of block.items)
        writeParagraph(xml, writeItemLine(item), { style: item.mark ? 'ListNumber' : 'ListBullet' });
      return;
    case 'key':
      for (const entry of block.entries) writeParagraph(xml, writeKeyLine(entry), { style: 'ListBullet' });
      return;
    case 'parts':
      for (const part of block.entries) writeParagraph(xml, writePartLine(part), { style: 'ListBullet' });
      return;
    case 'table':
      writeTable(xml, block.table);
      return;
    case 'figure':
  }
}

interface Look {
  readonly style?: string | undefined;
  readonly language?: string | undefined;
  readonly atEnd?: boolean;
}

function writeParagraph(xml: XmlWriter, text: string, { style, language, atEnd }: Look = {}): void {
  const turned = RIGHT_TO_LEFT.test(text);
  xml.open('w:p');
  if (style || turned || atEnd) {
    xml.open('w:pPr');
    if (style) xml.empty('w:pStyle', { 'w:val': style });
    if (style === 'ListBullet') listItem(xml);
    if (turned) xml.empty('w:bidi');
    if (atEnd) xml.empty('w:jc', { 'w:val': 'end' });
    xml.close();
  }
  xml.open('w:r');
  if (turned || language) {
    xml.open('w:rPr');
    if (turned) xml.empty('w:rtl');
    if (language) xml.empty('w:lang', { 'w:val': language });
    xml.close();
  }
  xml.text('w:t', text, { 'xml:space': 'preserve' });
  xml.close();
  xml.close();
}

/** Said by the style as well; some readers look here only. */
function listItem(xml: XmlWriter): void {
  xml.open('w:numPr');
  xml.empty('w:ilvl', { 'w:val': 0 });
  xml.empty('w:numId', { 'w:val': 1 });
  xml.close();
}

function writeTable(
  xml: XmlWriter,
  { caption, columns, rows }: Extract<DocumentBlock, { kind: 'table' }>['table'],
): void {
  if (caption) writeParagraph(xml, caption, { style: 'Caption' });
  xml.open('w:tbl');
  xml.open('w:tblPr');
  xml.empty('w:tblStyle', { 'w:val': 'TableGrid' });
  xml.empty('w:tblW', { 'w:w': 0, 'w:type': 'auto' });
  // The first row says what the columns are.
  xml.empty('w:tblLook', { 'w:val': '0020', 'w:firstRow': 1, 'w:noVBand': 1 });
  xml.close();
  xml.open('w:tblGrid');
  for (const { name } of columns) xml.empty('w:gridCol', { 'w:w': Math.max(1200, name.length * 150) });
  xml.close();
  writeRow(
    xml,
    columns.map(({ name }) => name),
    columns,
    true,
  );
  for (const row of rows) writeRow(xml, row, columns, false);
  xml.close();
  // Word wants a paragraph between a table and what follows.
  xml.empty('w:p');
}

function writeRow(
  xml: XmlWriter,
  row: readonly string[],
  columns: readonly { readonly kind: 'number' | 'text' }[],
  head: boolean,
): void {
  xml.open('w:tr');
  if (head) {
    xml.open('w:trPr');
    xml.empty('w:tblHeader');
    xml.close();
  }
  for (const [at, { kind }] of columns.entries()) {
    xml.open('w:tc');
    xml.open('w:tcPr');
    xml.empty('w:tcW', { 'w:w': 0, 'w:type': 'auto' });
    xml.close();
    writeParagraph(xml, row[at] ?? '', { style: head ? 'TableHead' : undefined, atEnd: kind === 'number' });
    xml.close();
  }
  xml.close();
}
