import type { Drawing, Item } from '@relievo/graphic';
import { memo } from 'react';
import { ItemView } from './item-view.tsx';

/** So many things are looked at together: among thousands, a change writes the nodes of a few anew. */
const CHUNK = 100;
/** On a sheet that holds more than this, what lies beside a line is another thing, and a pointer takes what it meets. */
const FULL = 500;

interface ThingsProps {
  drawing: Drawing;
  /** What is dragged is drawn by itself, so that the rest stands still. */
  without: readonly string[];
}

/** All that is on the visible layers. */
export const Things = memo(function Things({ drawing, without }: ThingsProps) {
  const { layers, sheet } = drawing;
  const left = new Set(without);
  const isFull = isSheetFull(drawing);
  return layers.map(({ id, visible, items }) =>
    visible
      ? listChunks(items).map((chunk, at) => (
          <Chunk
            key={`${id} ${at * CHUNK}`}
            items={left.size > 0 ? chunk.filter((item) => !left.has(item.id)) : chunk}
            braille={sheet.braille}
            isFull={isFull}
          />
        ))
      : null,
  );
});

export function isSheetFull({ layers }: Drawing): boolean {
  return layers.reduce((sum, { items }) => sum + items.length, 0) > FULL;
}

interface ChunkProps {
  items: readonly Item[];
  braille: Drawing['sheet']['braille'];
  isFull: boolean;
}

const Chunk = memo(
  function Chunk({ items, braille, isFull }: ChunkProps) {
    return items.map((item) => (
      <g key={item.id} data-item={item.id}>
        <ItemView item={item} braille={braille} isFull={isFull} />
      </g>
    ));
  },
  (before, after) =>
    before.braille === after.braille &&
    before.isFull === after.isFull &&
    before.items.length === after.items.length &&
    before.items.every((item, at) => item === after.items[at]),
);

function listChunks(items: readonly Item[]): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / CHUNK) }, (_, at) =>
    items.slice(at * CHUNK, (at + 1) * CHUNK),
  );
}
