import { type Formula, replaceFormulas } from '../math/formula.ts';
import type { Document, DocumentBlock } from './document.ts';

/** A document whose formulas are written in another way than as a line of characters. */
export function writeFormulas(document: Document, write: (formula: Formula) => string): Document {
  const { title, blocks, formulas = [], ...rest } = document;
  if (formulas.length === 0) return document;
  const written = new Map(formulas.map((one) => [one.words, replaceFormulas(one, write)]));
  const change = (text: string): string => written.get(text) ?? text;
  return { ...rest, title: change(title), blocks: blocks.map((block) => changeTexts(block, change)) };
}

function changeTexts(block: DocumentBlock, change: (text: string) => string): DocumentBlock {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return { ...block, text: change(block.text) };
    case 'list':
      return { ...block, items: block.items.map((item) => ({ ...item, text: change(item.text) })) };
    case 'table': {
      const { caption, columns, rows } = block.table;
      return {
        ...block,
        table: {
          caption: change(caption),
          columns: columns.map((column) => ({ ...column, name: change(column.name) })),
          rows: rows.map((row) => row.map(change)),
        },
      };
    }
    case 'key':
    case 'parts':
    case 'figure':
      return block;
  }
}
