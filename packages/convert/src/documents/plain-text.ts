import { type Document, type DocumentBlock, keyLine, partLine, wordsOnly } from './document.ts';

/** The document as plain lines: headings stand alone, a table says each number with its heading. */
export function plainText(document: Document): string {
  const { title, blocks } = wordsOnly(document);
  return `${[title, ...blocks.map(blockText)].join('\n\n')}\n`;
}

function blockText(block: DocumentBlock): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return block.text;
    case 'key':
      return block.entries.map(keyLine).join('\n');
    case 'parts':
      return block.entries.map(partLine).join('\n');
    case 'table':
      return tableText(block.table);
    case 'figure':
      return '';
  }
}

type Table = Extract<DocumentBlock, { kind: 'table' }>['table'];

function tableText({ caption, columns, rows }: Table): string {
  return [...(caption ? [caption] : []), ...rows.map((row) => rowText(columns, row))].join('\n');
}

function rowText(columns: Table['columns'], [first = '', ...rest]: readonly string[]): string {
  const values = rest.map((value, at) => `${columns[at + 1]?.name ?? ''} ${value}`.trim());
  return values.length > 0 ? `${first}: ${values.join(', ')}` : first;
}
