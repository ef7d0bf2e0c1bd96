import { itemBounds } from '../geometry/bounds.ts';
import { centerOf, unionOf } from '../geometry/box.ts';
import { isInside } from '../geometry/distance.ts';
import { flatten } from '../geometry/flatten.ts';
import { textBox } from '../geometry/text-box.ts';
import type { Drawing, ShapeItem, TextItem } from '../model/drawing.ts';
import type { Box, Point } from '../model/geometry.ts';
import { walkLeaves } from '../model/walk.ts';

/** The words of a drawing by what they do. */
export interface Lettering {
  /** Above everything: what the drawing is called. */
  readonly title: TextItem | null;
  /** Words that name a place or a part. */
  readonly labels: readonly TextItem[];
  /** Sentences, which are read and name no place. */
  readonly prose: readonly TextItem[];
}

/** Words from which a text beside the drawing is a sentence. */
const SENTENCE = 7;
/** A title is so much larger than other words, or alone above the drawing. */
const LARGER = 1.15;
const MAX_TITLE = 90;

/** Parts the words of a drawing into its title, labels and sentences. */
export function partLettering(drawing: Drawing): Lettering {
  const items = [...walkLeaves(drawing)];
  const texts = items.filter((item) => item.kind === 'text').filter(({ print }) => print.trim() !== '');
  const shapes = items.filter((item) => item.kind === 'shape');
  const shown = unionOf(
    items.flatMap((item) => (item.kind === 'text' ? [] : [itemBounds(item, drawing.sheet)])),
  );
  if (!shown) return { title: null, labels: texts, prose: [] };
  const title = findTitle(texts, shown, drawing);
  const rest = texts.filter((text) => text !== title);
  const prose = rest.filter((text) => isSentence(text, shown, shapes, drawing));
  return { title, labels: rest.filter((text) => !prose.includes(text)), prose };
}

function findTitle(texts: readonly TextItem[], shown: Box, { sheet }: Drawing): TextItem | null {
  const above = texts.filter((text) => {
    const box = textBox(text, sheet);
    return box.y + box.height / 2 < shown.y && text.print.length <= MAX_TITLE;
  });
  const [highest] = above.toSorted((a, b) => b.printSize - a.printSize || a.at.y - b.at.y);
  if (!highest || /^[\d\s.,%-]+$/.test(highest.print)) return null;
  const sizes = texts.filter((text) => text !== highest).map(({ printSize }) => printSize);
  const usual = sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0;
  const isLarger = highest.printSize >= LARGER * usual;
  const words = countWords(highest.print);
  return words >= 2 && (isLarger || isOverMiddle(textBox(highest, sheet), shown)) ? highest : null;
}

function isOverMiddle(box: Box, shown: Box): boolean {
  return Math.abs(centerOf(box).x - centerOf(shown).x) < 0.1 * shown.width;
}

/** Tells whether the text is a sentence: beside the drawing or across it; within a shape it is that shape's name. */
function isSentence(text: TextItem, shown: Box, shapes: readonly ShapeItem[], { sheet }: Drawing): boolean {
  if (countWords(text.print) < SENTENCE) return false;
  const box = textBox(text, sheet);
  const middle = centerOf(box);
  const isBeside =
    middle.y < shown.y ||
    middle.y > shown.y + shown.height ||
    middle.x < shown.x ||
    middle.x > shown.x + shown.width;
  return isBeside || !shapes.some((shape) => isWithin(middle, shape, shown, sheet));
}

function isWithin(middle: Point, shape: ShapeItem, shown: Box, sheet: Drawing['sheet']): boolean {
  const box = itemBounds(shape, sheet);
  if (!box || box.width * box.height > 0.5 * shown.width * shown.height) return false;
  const lines = flatten(shape.geometry).filter(({ closed }) => closed);
  return lines.length > 0 && isInside(middle, lines);
}

function countWords(print: string): number {
  return print.split(/\s+/).filter((word) => word !== '').length;
}
