import { createXmlWriter, XML_DECLARATION, type XmlWriter } from '@relievo/graphic/xml';
import type { Document, DocumentBlock } from '../../documents/document.ts';
import { levelOf, writePartLine } from '../../documents/document.ts';

const XHTML = 'http://www.w3.org/1999/xhtml';
const DOCTYPE = `${XML_DECLARATION}\n<!DOCTYPE html>`;

export interface ContentFile {
  readonly language: string;
  readonly cellsOf: (text: string) => string;
  readonly nameGraphic: (sheet: number) => string;
}

/** A page of XHTML: what the reading system lays out in lines of its own length. */
export function writeContentDocument(
  document: Document,
  { language, cellsOf, nameGraphic }: ContentFile,
): string {
  const xml = createXmlWriter({ head: DOCTYPE });
  xml.open('html', { xmlns: XHTML, lang: language, 'xml:lang': language });
  xml.open('head');
  xml.text('title', cellsOf(document.title));
  xml.close();
  xml.open('body');
  xml.text('h1', cellsOf(document.title), { id: 'title' });
  for (const [at, block] of document.blocks.entries()) writeBlock(xml, block, at, cellsOf, nameGraphic);
  xml.close();
  xml.close();
  return xml.finish();
}

/** What the list of contents leads to. */
export function headingId(at: number): string {
  return `part-${at}`;
}

function writeBlock(
  xml: XmlWriter,
  block: DocumentBlock,
  at: number,
  cellsOf: (text: string) => string,
  nameGraphic: (sheet: number) => string,
): void {
  switch (block.kind) {
    case 'heading':
      xml.text(`h${levelOf(block)}`, cellsOf(block.text), { id: headingId(at) });
      return;
    case 'paragraph':
      xml.text('p', cellsOf(block.text));
      return;
    case 'list':
      xml.open('ul');
      for (const { text, mark } of block.items)
        xml.text('li', mark ? `${cellsOf(mark)} ${cellsOf(text)}` : cellsOf(text));
      xml.close();
      return;
    case 'key':
      xml.open('ul');
      for (const { code, cells, words } of block.entries)
        xml.text('li', `${cells ?? cellsOf(code)} ${cellsOf(words)}`.trim());
      xml.close();
      return;
    case 'parts':
      xml.open('ul');
      for (const part of block.entries) xml.text('li', cellsOf(writePartLine(part)));
      xml.close();
      return;
    case 'figure':
      xml.open('figure');
      xml.empty('img', { src: nameGraphic(block.sheet ?? 0), alt: cellsOf(block.alt) });
      xml.close();
      return;
    case 'table':
      writeTable(xml, block.table, cellsOf);
  }
}

function writeTable(
  xml: XmlWriter,
  { caption, columns, rows }: Extract<DocumentBlock, { kind: 'table' }>['table'],
  cellsOf: (text: string) => string,
): void {
  xml.open('table');
  if (caption) xml.text('caption', cellsOf(caption));
  xml.open('thead');
  xml.open('tr');
  for (const { name } of columns) xml.text('th', cellsOf(name), { scope: 'col' });
  xml.close();
  xml.close();
  xml.open('tbody');
  for (const row of rows) {
    xml.open('tr');
    for (const cell of row) xml.text('td', cellsOf(cell));
    xml.close();
  }
  xml.close();
  xml.close();
}
