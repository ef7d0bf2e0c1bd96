import type { Block } from '@relievo/document/model';
import type { Element } from '@xmldom/xmldom';
import { EMPTY_FIGURE } from '../document/empty.ts';
import { listChildren, nameOf } from '../markup/xml.ts';
import { orderByPlace } from './place-order.ts';
import { addBox, readFrame, readSaid } from './read-frame.ts';
import type { Reading } from './reading.ts';

const DRAWN =
  /^(?:custom-shape|rect|ellipse|circle|line|polyline|polygon|regular-polygon|path|connector|caption|measure|scene)$/;

/** Lists the shapes of a slide or of a group. A shape that is a link counts as the shape. */
export function listShapes(holder: Element): readonly Element[] {
  return listChildren(holder).flatMap((child) => {
    const name = nameOf(child);
    if (name === 'a') return listShapes(child);
    return name === 'frame' || name === 'g' || name === 'control' || DRAWN.test(name) ? [child] : [];
  });
}

/** Reads a shape in a text: one with words alone is a box, and one that shows nothing leaves a note. */
export function readAnchoredShape(shape: Element, reading: Reading, after: Block[]): void {
  const blocks = readShape(shape, { ...reading, nextPage: null });
  if (blocks.length > 0) addBox(blocks, reading, after);
  else reading.notes.add('picture_without_words');
}

/** Reads a shape, a frame that is in no line, or a group. If someone described it, it is a figure with its words. */
export function readShape(shape: Element, reading: Reading): readonly Block[] {
  const name = nameOf(shape);
  if (name === 'frame') return readFrameAlone(shape, reading);
  if (name === 'control') reading.notes.add('drawn_object_left_out');
  const blocks = name === 'g' ? readGroup(shape, reading) : reading.readBlocks(shape, reading);
  const short = readSaid(shape);
  if (short === null) return blocks;
  reading.notes.add('picture_in_words');
  const id = reading.newId('figure');
  return [{ ...EMPTY_FIGURE, id, description: { short, long: blocks } }];
}

function readGroup(group: Element, reading: Reading): readonly Block[] {
  return orderByPlace(listShapes(group), false).flatMap((shape) => readShape(shape, reading));
}

/** Reads a frame that is in no line. A formula in it is a block. */
function readFrameAlone(frame: Element, reading: Reading): readonly Block[] {
  const after: Block[] = [];
  const inlines = readFrame(frame, reading, after);
  const [only] = inlines;
  if (only?.kind === 'formula') return [{ ...only, id: reading.newId('formula'), number: '' }, ...after];
  if (inlines.length === 0) return after;
  return [{ kind: 'paragraph', id: reading.newId('p'), content: inlines }, ...after];
}
