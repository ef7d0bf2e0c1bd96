import { type Document, type DocumentBlock, keyLine, partLine, wordsOnly } from './document.ts';

/** The document as plain lines: headings stand alone, a table says each number with its heading. */
export const plainText = (document: Document): string => {
  const { title, blocks } = wordsOnly(document);
  return `${[title, ...blocks.map(blockText)].join('\n\n')}\n`;
};

const blockText = (block: DocumentBlock): string => {
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
};

type Table = Extract<DocumentBlock, { kind: 'table' }>['table'];

const tableText = ({ caption, columns, rows }: Table): string =>
  [...(caption ? [caption] : []), ...rows.map((row) => rowText(columns, row))].join('\n');

const rowText = (columns: Table['columns'], [first = '', ...rest]: readonly string[]): string => {
  const values = rest.map((value, at) => `${columns[at + 1]?.name ?? ''} ${value}`.trim());
  return values.length > 0 ? `${first}: ${values.join(', ')}` : first;
};
