import {
  type Document,
  type DocumentBlock,
  keepWordsOnly,
  writeItemLine,
  writeKeyLine,
  writePartLine,
} from './document.ts';

/** The document as plain lines: headings stand alone, a table says each number with its heading. */
export function writePlainText(document: Document): string {
  const { title, blocks } = keepWordsOnly(document);
  return `${[title, ...blocks.map(writePlainBlock)].join('\n\n')}\n`;
}

export function writePlainBlock(block: DocumentBlock): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return block.text;
    case 'list':
      return block.items
        .map((item) => '  '.repeat(item.depth) + writeItemLine({ ...item, mark: item.mark || '-' }))
        .join('\n');
    case 'key':
      return block.entries.map(writeKeyLine).join('\n');
    case 'parts':
      return block.entries.map(writePartLine).join('\n');
    case 'table':
      return writeTable(block.table);
    case 'figure':
      return '';
  }
}

type Table = Extract<DocumentBlock, { kind: 'table' }>['table'];

function writeTable({ caption, columns, rows }: Table): string {
  return [...(caption ? [caption] : []), ...rows.map((row) => writeRow(columns, row))].join('\n');
}

function writeRow(columns: Table['columns'], [first = '', ...rest]: readonly string[]): string {
  const values = rest.map((value, at) => `${columns[at + 1]?.name ?? ''} ${value}`.trim());
  return values.length > 0 ? `${first}: ${values.join(', ')}` : first;
}
