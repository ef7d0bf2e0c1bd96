import type { Block, Inline } from '@relievo/document/model';
import { plainText, tidySpaces } from '@relievo/document/text';
import type { Element } from '@xmldom/xmldom';
import { joinCaptions } from '../../document/captions.ts';
import { findChild, findWithin, nameOf, valueOf } from '../../markup/xml.ts';
import { type ReadSlide, writeSlide } from '../../text/open-slides.ts';
import { orderByPlace } from '../place-order.ts';
import { readInlines } from '../read-inlines.ts';
import { listShapes, readShape } from '../read-shapes.ts';
import type { Reading } from '../reading.ts';
import { isFurniture } from './furniture.ts';

/** Reads the title first, then the shapes by their places, then the notes of the speaker. */
export function readSlide(slide: Element, heading: string, reading: Reading): ReadSlide {
  const shapes = listShapes(slide).filter((shape) => isShown(shape, reading));
  const titled = shapes.find((shape) => valueOf(shape, 'class') === 'title');
  const others = shapes.filter((shape) => shape !== titled);
  const after: Block[] = [];
  const title = titled ? readTitle(titled, reading, after) : [];
  const ordered = orderShapes(slide, others, reading);
  const blocks = ordered.flatMap((shape) => readShape(shape, reading));
  if (others.some(isOnlyLines)) reading.notes.add('shapes_as_words');
  const noted = findChild(slide, 'notes');
  const spoken = (noted ? listShapes(noted) : [])
    .filter((shape) => isShown(shape, reading))
    .flatMap((shape) => readShape(shape, reading));
  const isCover = titled !== undefined && others.some((shape) => valueOf(shape, 'class') === 'subtitle');
  return writeSlide(
    { title, isCover, blocks: joinCaptions([...after, ...blocks]), spoken, heading },
    reading.newId,
  );
}

/** Passes places that no one filled, and counts heads, feet and numbers. */
function isShown(shape: Element, { notes }: Reading): boolean {
  if (valueOf(shape, 'placeholder') === 'true') return false;
  if (!isFurniture(shape)) return true;
  if (shape.textContent?.trim()) notes.add('running_heads_left_out');
  return false;
}

/** Orders shapes as the author did, if the file says it, else by their places; a subtitle is the first. */
function orderShapes(slide: Element, shapes: readonly Element[], { language }: Reading): readonly Element[] {
  const said = (valueOf(slide, 'nav-order') ?? '').split(/\s+/).filter((id) => id !== '');
  const isRightToLeft = /^(?:ar|he|fa|ur|yi|ps|sd|ug)(?:-|$)/.test(language);
  const placed = orderByPlace(shapes, isRightToLeft);
  if (said.length > 0) {
    const rank = new Map(said.map((id, at) => [id, at]));
    const rankOf = (shape: Element) => rank.get(valueOf(shape, 'id') ?? '') ?? said.length;
    return placed.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
  const isFirst = (shape: Element) => (valueOf(shape, 'class') === 'subtitle' ? 0 : 1);
  return placed.toSorted((a, b) => isFirst(a) - isFirst(b));
}

function readTitle(shape: Element, reading: Reading, after: Block[]): readonly Inline[] {
  const box = findChild(shape, 'text-box') ?? shape;
  const paragraphs = [...findWithin(box, 'p'), ...findWithin(box, 'h')].map((one) =>
    readInlines(one, reading, after),
  );
  return tidySpaces(
    paragraphs.flatMap((content, at) => (at > 0 ? [...plainText(' '), ...content] : content)),
  );
}

/** Tells whether a shape shows lines alone, or is a group of shapes. */
function isOnlyLines(shape: Element): boolean {
  const name = nameOf(shape);
  if (name === 'g') return listShapes(shape).some((one) => nameOf(one) !== 'frame');
  return name !== 'frame' && name !== 'control' && !shape.textContent?.trim();
}
