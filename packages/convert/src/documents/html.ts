import { createXmlWriter, type XmlWriter } from '@relievo/graphic/xml';
import { type Document, type DocumentBlock, keepWordsOnly, levelOf, writeKeyLine } from './document.ts';
import { writeList } from './html-list.ts';
import { createWordsWriter, type WordsWriter } from './html-words.ts';

/** Large enough, dark where the reader's system is, and never wider than the eye follows. */
const STYLE = `
:root { color-scheme: light dark; }
body { font: 1.125rem/1.6 sans-serif; max-width: 45rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; }
caption { text-align: start; font-weight: bold; padding-block: .5rem; }
th, td { border: 1px solid; padding: .25rem .75rem; text-align: start; }
td.number { text-align: end; }
`;

/** A page of its own, without anything to load. */
export function writeHtml(document: Document): string {
  const { title, language, blocks } = keepWordsOnly(document);
  const xml = createXmlWriter({ head: '<!DOCTYPE html>', isHtml: true });
  const say = createWordsWriter(xml, document.formulas);
  xml.open('html', { lang: language });
  xml.open('head');
  xml.empty('meta', { charset: 'utf-8' });
  xml.empty('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' });
  xml.text('title', title);
  xml.text('style', STYLE);
  xml.close();
  xml.open('body');
  xml.open('main');
  say('h1', title, { dir: 'auto' });
  for (const block of blocks) writeBlock(xml, block, say);
  xml.close();
  xml.close();
  xml.close();
  return xml.finish();
}

function writeBlock(xml: XmlWriter, block: DocumentBlock, say: WordsWriter): void {
  switch (block.kind) {
    case 'heading':
      say(`h${levelOf(block)}`, block.text, { dir: 'auto' });
      return;
    case 'paragraph':
      say('p', block.text, { lang: block.language, dir: 'auto' });
      return;
    case 'list':
      writeList(xml, block.items, say);
      return;
    case 'key':
      xml.open('ul');
      for (const entry of block.entries) xml.text('li', writeKeyLine(entry), { dir: 'auto' });
      xml.close();
      return;
    case 'parts':
      xml.open('dl');
      for (const { name, description } of block.entries) {
        xml.text('dt', name, { dir: 'auto' });
        if (description) xml.text('dd', description, { dir: 'auto' });
      }
      xml.close();
      return;
    case 'table':
      writeTable(xml, block.table, say);
      return;
    case 'figure':
  }
}

function writeTable(
  xml: XmlWriter,
  { caption, columns, rows }: Extract<DocumentBlock, { kind: 'table' }>['table'],
  say: WordsWriter,
): void {
  xml.open('table');
  if (caption) say('caption', caption);
  xml.open('thead');
  xml.open('tr');
  for (const { name } of columns) say('th', name, { scope: 'col' });
  xml.close();
  xml.close();
  xml.open('tbody');
  for (const row of rows) {
    xml.open('tr');
    for (const [at, { kind }] of columns.entries())
      say('td', row[at] ?? '', kind === 'number' ? { class: 'number' } : {});
    xml.close();
  }
  xml.close();
  xml.close();
}
