import type { Element } from '@xmldom/xmldom';
import { readPaint } from '../css/color.ts';
import { FIRST_STYLE, type Style } from '../css/style.ts';
import { hrefOf, listSvgChildren, readAttribute, readNumbers, tagOf, walkElements } from '../dom.ts';
import type { Job, Undrawable } from './job.ts';

const REFERENCE = /url\(\s*['"]?#([^'"()\s]+)['"]?\s*\)/;

/** Shadows, blurs and colour changes: the shape under them says the same to fingers. */
const PLAIN_EFFECTS: ReadonlySet<string> = new Set([
  ...[
    'feGaussianBlur',
    'feOffset',
    'feMerge',
    'feFlood',
    'feComposite',
    'feBlend',
    'feDropShadow',
    'feColorMatrix',
  ],
  ...['feComponentTransfer', 'feMorphology', 'feSpecularLighting', 'feDiffuseLighting'],
]);

/** What makes an element more than lines and areas; null for most. */
export function findUndrawable(style: Style, job: Job): 'mask' | 'filter' | null {
  const mask = REFERENCE.exec(style.mask ?? '');
  const masking = mask && job.find(mask[1] ?? '');
  if (masking && tagOf(masking) === 'mask') return 'mask';
  const filter = REFERENCE.exec(style.filter ?? '');
  const effect = filter && job.find(filter[1] ?? '');
  if (effect && listSvgChildren(effect).some((child) => !PLAIN_EFFECTS.has(tagOf(child)))) return 'filter';
  if (style.filter !== undefined && style.filter !== 'none') job.notes.add('filter_left_out');
  return null;
}

/** A pattern of pixels cannot become a texture. */
export function isFilledWithPicture(style: Style, job: Job): boolean {
  const paint = readPaint(style.fill ?? 'black', style.color);
  const server = paint.kind === 'reference' ? job.find(paint.id) : undefined;
  return (
    server !== undefined &&
    tagOf(server) === 'pattern' &&
    [...walkElements(server)].some((one) => tagOf(one) === 'image')
  );
}

/** A renderer paints so much in a second or two; what a person drew is far below. */
export const MAX_PAINTED = 20_000;

/** No drawing is nested deeper. */
const MAX_DEPTH = 500;

/** A mask or an effect of a filter costs as much as so many elements, for it looks at every pixel. */
const EFFECT = 50;

const SHAPES: ReadonlySet<string> = new Set([
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan', 'textPath'],
]);

/** One place in a file: an element, the style around it, and the elements that are being painted already. */
interface Place {
  readonly element: Element;
  readonly around: Style;
  readonly open: readonly Element[];
}

/**
 * Counts the elements that a renderer would paint to draw these, with all that patterns, masks, markers and copies repeat.
 * It is infinite if something paints itself: renderers differ in when they give up, and one takes a minute.
 */
export function countPainted(undrawable: readonly Undrawable[], job: Job): number {
  const known = new Map<Element, number>();
  let counted = 0;

  function weigh({ element, around, open }: Place): number {
    if (open.length > MAX_DEPTH || open.includes(element) || counted > MAX_PAINTED) return Infinity;
    const before = known.get(element);
    if (before !== undefined) return before;
    counted += 1;
    const style = job.styleOf(element, around);
    const inside = [...open, element];
    const tag = tagOf(element);
    const weightOf = (id: string | undefined): number => {
      const target = id === undefined ? undefined : job.find(id);
      return target ? weigh({ element: target, around: FIRST_STYLE, open: inside }) : 0;
    };
    let weight = 1 + (tag.startsWith('fe') ? EFFECT * weighEffect(element) : 0);
    for (const property of ['mask', 'filter', 'clip-path'] as const) {
      const reference = REFERENCE.exec(style[property] ?? '');
      if (reference) weight += EFFECT + weightOf(reference[1]);
    }
    if (SHAPES.has(tag)) {
      for (const property of ['fill', 'stroke'] as const)
        weight += weightOf(REFERENCE.exec(style[property] ?? '')?.[1]);
      for (const property of ['marker-start', 'marker-mid', 'marker-end', 'marker'] as const)
        weight += weightOf(REFERENCE.exec(style[property] ?? '')?.[1]) * countCorners(element);
    }
    const link = tag === 'a' ? undefined : hrefOf(element);
    if (link?.startsWith('#')) weight += weightOf(link.slice(1));
    for (const child of listSvgChildren(element))
      weight += weigh({ element: child, around: style, open: inside });
    known.set(element, weight);
    return weight;
  }

  let sum = 0;
  for (const { element, context } of undrawable) sum += weigh({ element, around: context.style, open: [] });
  return sum;
}

/** Some effects look at many pixels around each, or make their noise many times. */
function weighEffect(element: Element): number {
  const largest = (name: string) =>
    readNumbers(readAttribute(element, name) ?? '').reduce((a, b) => Math.max(a, b), 1);
  return largest('radius') ** 2 * largest('order') ** 2 * largest('numOctaves');
}

/** A marker in the middle is painted at each corner, of which each takes two numbers. */
function countCorners(element: Element): number {
  const numbers = readNumbers(
    `${readAttribute(element, 'd') ?? ''} ${readAttribute(element, 'points') ?? ''}`,
  );
  return Math.max(1, Math.ceil(numbers.length / 2));
}
