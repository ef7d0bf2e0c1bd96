import type { Block } from '../model/block.ts';
import type { Document } from '../model/document.ts';
import { createNewIds, type NewId } from '../model/ids.ts';
import { changeEachText, replaceEach, walkBlocks } from '../model/walk.ts';

/** Gives every part an id, and takes out what refers to a note, picture or block that is not there. */
export function numberParts(document: Document): Document {
  const newId = createNewIds();
  const blocks = replaceEach(document.blocks, (block) => [numberBlock(block, newId)]);
  const ids = new Set([...walkBlocks(blocks)].map(({ block }) => block.id));
  const pictures = new Set(document.pictures.map(({ id }) => id));
  return {
    ...document,
    blocks: changeEachText(blocks, (inlines) =>
      inlines.filter((inline) => {
        if (inline.kind === 'note-reference') return ids.has(inline.note);
        if (inline.kind === 'picture') return pictures.has(inline.picture);
        return inline.kind !== 'text' || !inline.link?.startsWith('#') || ids.has(inline.link.slice(1));
      }),
    ),
  };
}

function numberBlock(block: Block, newId: NewId): Block {
  const id = newId(block.kind);
  switch (block.kind) {
    case 'list':
      return { ...block, id, items: block.items.map((item) => ({ ...item, id: newId('item') })) };
    case 'definitions':
      return { ...block, id, entries: block.entries.map((entry) => ({ ...entry, id: newId('entry') })) };
    case 'table':
      return {
        ...block,
        id,
        rows: block.rows.map(({ cells }) => ({
          id: newId('row'),
          cells: cells.map((cell) => ({ ...cell, id: newId('cell') })),
        })),
      };
    case 'poem':
      return { ...block, id, stanzas: block.stanzas.map((stanza) => ({ ...stanza, id: newId('stanza') })) };
    default:
      return { ...block, id };
  }
}
