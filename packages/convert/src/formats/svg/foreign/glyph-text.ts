import { boundsOf, multiply, transformGeometry, translation, unionOf } from '@relievo/graphic/geometry';
import type { Item, Matrix } from '@relievo/graphic/model';
import type { Element } from '@xmldom/xmldom';
import { readTransform } from '../css/transform.ts';
import { hrefOf, listSvgChildren, readAttribute, tagOf } from '../dom.ts';
import { isShape, readShape } from './geometry.ts';
import type { Context, Job } from './job.ts';
import { cleanName } from './names.ts';
import { scaleOf } from './paint.ts';
import { raiseFigures } from './raised-figures.ts';
import { createUprightText } from './text-items.ts';

/** Matplotlib draws letters as outlines that are named after font and character: DejaVuSans-4d is an M. */
const GLYPH = /^#[A-Za-z][\w]*(?:-[A-Za-z]\w*)*-([0-9a-f]{2,6})$/;
/** One unit of its outlines is a hundredth of the size of the letters. */
const GLYPH_SIZE = 100;

/** A small figure above the line is a power. */
function raise(letter: string, matrix: Matrix | null): string {
  if (!matrix || !(matrix[0] < 0.9) || !(matrix[5] > 10)) return letter;
  return raiseFigures(letter);
}

/** The text again that a group of such outlines spells; null for a group of anything else. */
export function readGlyphText(group: Element, context: Context, job: Job): readonly Item[] | null {
  const uses = listSvgChildren(group).filter((child) => tagOf(child) !== 'defs');
  if (uses.length === 0 || uses.some((use) => tagOf(use) !== 'use')) return null;
  const letters: string[] = [];
  const boxes = [];
  for (const use of uses) {
    const href = hrefOf(use) ?? '';
    const code = Number.parseInt(GLYPH.exec(href)?.[1] ?? '', 16);
    const outline = Number.isNaN(code) || code > 0x10ffff ? undefined : job.find(href.slice(1));
    if (!outline || tagOf(outline) !== 'path') return null;
    letters.push(raise(String.fromCodePoint(code), readTransform(readAttribute(use, 'transform'))));
    const shift = translation(
      Number(readAttribute(use, 'x') ?? 0) || 0,
      Number(readAttribute(use, 'y') ?? 0) || 0,
    );
    const own = readTransform(readAttribute(use, 'transform'));
    const scale = readTransform(readAttribute(outline, 'transform'));
    const shape = readShape(outline, context.viewport, context.style.fontSize);
    if (own && scale && isShape(shape))
      boxes.push(boundsOf(transformGeometry(shape.geometry, multiply(multiply(own, shift), scale))));
  }
  const box = unionOf(boxes);
  const print = cleanName(letters.join(''));
  if (!box || print === '') return null;
  const [a, b, c, d, e, f] = context.matrix;
  // Its letters stand on their heads and are turned over: y runs up in them.
  const isFlipped = a * d - b * c < 0;
  const matrix = isFlipped ? ([a, b, -c, -d, e, f] as const) : context.matrix;
  if (!(scaleOf(matrix) > 0)) return null;
  const place = {
    id: job.newId(readAttribute(group, 'id'), 'text'),
    description: '',
    print,
    lines: 1,
    left: box.x,
    right: box.x + box.width,
    baseline: 0,
    size: GLYPH_SIZE,
  };
  job.notes.add('text_from_outlines', {}, place.id);
  return [createUprightText(place, matrix, job)];
}
