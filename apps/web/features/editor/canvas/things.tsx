import type { Drawing, Item } from '@relievo/graphic/model';
import { memo, useLayoutEffect, useRef } from 'react';
import { countThings } from '../state/count-things.ts';
import { drawItems } from './draw-items.ts';
import type { ItemLook } from './item-markup.ts';

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
  const left = new Set(without);
  return drawing.layers.map(({ id, visible, items }) =>
    visible
      ? listChunks(items).map((chunk, at) => (
          <Drawn
            key={`${id} ${at * CHUNK}`}
            items={left.size > 0 ? chunk.filter((item) => !left.has(item.id)) : chunk}
            look={lookOf(drawing)}
          />
        ))
      : null,
  );
});

export function lookOf(drawing: Drawing): ItemLook {
  return { braille: drawing.sheet.braille, isFull: countThings(drawing) > FULL };
}

interface DrawnProps {
  items: readonly Item[];
  look: ItemLook;
}

/** React knows the place alone: it would hold a record of each thing, and go through all of them at every change. */
export const Drawn = memo(
  function Drawn({ items, look }: DrawnProps) {
    const place = useRef<SVGGElement>(null);
    useLayoutEffect(() => {
      if (place.current) drawItems(place.current, items, look);
    }, [items, look]);
    return <g ref={place} />;
  },
  (before, after) =>
    before.look.braille === after.look.braille &&
    before.look.isFull === after.look.isFull &&
    before.items.length === after.items.length &&
    before.items.every((item, at) => item === after.items[at]),
);

function listChunks(items: readonly Item[]): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / CHUNK) }, (_, at) =>
    items.slice(at * CHUNK, (at + 1) * CHUNK),
  );
}
