import { itemBounds, multiply, regionOf, translation } from '@relievo/graphic/geometry';
import type { GroupItem, Item } from '@relievo/graphic/model';
import type { Element } from '@xmldom/xmldom';
import { readLength } from '../css/length.ts';
import { readCssTransform, readTransform } from '../css/transform.ts';
import { hrefOf, listSvgChildren, readAttribute, tagOf } from '../dom.ts';
import { clipOf, isOutside, isWhole, narrowClip } from './clip.ts';
import { findClip, measureShape } from './clip-paths.ts';
import { SHAPES } from './geometry.ts';
import { readGlyphText } from './glyph-text.ts';
import { makeImageItems } from './image-items.ts';
import type { Context, Job } from './job.ts';
import { makeMarkers } from './markers.ts';
import { makeMarkupText } from './markup-text.ts';
import { descriptionOf, nameOf } from './names.ts';
import { opacityOf } from './paint.ts';
import { makeShapeItems, noteShape } from './shape-items.ts';
import { makeTextItems } from './text-items.ts';
import { findUndrawable, isFilledWithPicture } from './undrawable.ts';
import { fitBox, viewBoxOf } from './viewport.ts';

/** They define what others use, or say something about the file. */
const SILENT: ReadonlySet<string> = new Set([
  ...[
    'defs',
    'style',
    'title',
    'desc',
    'metadata',
    'clipPath',
    'mask',
    'marker',
    'pattern',
    'filter',
    'symbol',
  ],
  ...[
    'linearGradient',
    'radialGradient',
    'meshgradient',
    'hatch',
    'solidcolor',
    'color-profile',
    'cursor',
    'view',
  ],
  ...['font', 'font-face', 'glyph', 'missing-glyph'],
]);
const ANIMATIONS: ReadonlySet<string> = new Set([
  'animate',
  'animateMotion',
  'animateTransform',
  'animateColor',
  'set',
]);

/** One element of the file as items of the drawing: none, one or several. */
export function walkElement(element: Element, around: Context, job: Job): readonly Item[] {
  const tag = tagOf(element);
  if (SILENT.has(tag)) return [];
  if (tag === 'script') return leaveOut(job, 'script_left_out');
  if (ANIMATIONS.has(tag)) return leaveOut(job, 'animation_left_out');
  job.spend();
  const style = job.styleOf(element, around.style);
  if (style.display === 'none' || opacityOf(style) < 0.03) return leaveOut(job, 'hidden_left_out');
  const context = placeIn(element, { ...around, style, opacity: around.opacity * opacityOf(style) }, job);
  const what =
    findUndrawable(style, job) ?? (SHAPES.has(tag) && isFilledWithPicture(style, job) ? 'pattern' : null);
  if (what) {
    if (SHAPES.has(tag)) noteShape(element, context, job);
    job.undrawable.push({ element, context: around, what });
    return [];
  }
  const isHidden = style.visibility === 'hidden' || style.visibility === 'collapse';
  const inside: Context = {
    ...context,
    clip: findClip(context, job, () => measureShape(element, context)),
  };
  if (SHAPES.has(tag) || tag === 'text' || tag === 'image') {
    return isHidden ? leaveOut(job, 'hidden_left_out') : drawLeaf(tag, element, inside, job);
  }
  switch (tag) {
    case 'g':
    case 'a':
      return (
        (tag === 'g' && !isHidden ? readGlyphText(element, inside, job) : null) ??
        toGroup(element, inside, job)
      );
    case 'svg':
      return toGroup(element, enterViewport(element, element, inside), job);
    case 'switch':
      return chooseBranch(element).flatMap((child) => walkElement(child, inside, job));
    case 'use':
      return copyElement(element, inside, job);
    case 'foreignObject':
      return makeMarkupText(element, inside, job);
    default:
      job.notes.add('element_left_out', { element: tag.slice(0, 40) });
      return [];
  }
}

function leaveOut(
  job: Job,
  code: 'script_left_out' | 'animation_left_out' | 'hidden_left_out',
): readonly Item[] {
  job.notes.add(code);
  return [];
}

function placeIn(element: Element, context: Context, job: Job): Context {
  const css = context.style.transform;
  const own = css === undefined ? readTransform(readAttribute(element, 'transform')) : readCssTransform(css);
  if (own) return { ...context, matrix: multiply(context.matrix, own) };
  job.notes.add('transform_not_read');
  return context;
}

function drawLeaf(tag: string, element: Element, context: Context, job: Job): readonly Item[] {
  if (SHAPES.has(tag)) {
    const marks = makeMarkers(element, context, job, walkElement);
    return [...makeShapeItems(element, context, job), ...marks];
  }
  if (tag === 'image') return makeImageItems(element, context, job);
  return makeTextItems(element, context, job).filter((item) => isTextSeen(item, context));
}

/** Words cannot be cut: they stay while their middle is seen. */
function isTextSeen(item: Item, { clip }: Context): boolean {
  if (!clip) return true;
  const box = itemBounds(item, { width: 0, height: 0, margins: NONE, braille: 'marburg-medium' });
  if (!box) return true;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2, width: 0, height: 0 };
  return isWhole(middle, clip) || (!clip.isBox && !isOutside(middle, clip));
}
const NONE = { top: 0, right: 0, bottom: 0, left: 0 };

/** Groups that somebody named stay groups; the others only carry styles, which their parts have by now. */
function toGroup(
  element: Element,
  context: Context,
  job: Job,
  children = listSvgChildren(element),
): readonly Item[] {
  const items = children.flatMap((child) => walkElement(child, context, job));
  const name = nameOf(element);
  const description = descriptionOf(element);
  if (items.length === 0 || (name === '' && description === '')) return items;
  const [only] = items;
  if (items.length === 1 && only && only.name === '' && only.kind !== 'text')
    return [{ ...only, name, description: only.description || description }];
  const group: GroupItem = {
    kind: 'group',
    id: job.newId(readAttribute(element, 'id'), 'group'),
    role: 'outline',
    name,
    description,
    items,
  };
  return [group];
}

/** A nested svg or a symbol has units of its own, and shows nothing outside its box. */
function enterViewport(place: Element, content: Element, context: Context): Context {
  const { fontSize } = context.style;
  const length = (name: string, whole: number, usual: number): number =>
    readLength(readAttribute(place, name) ?? readAttribute(content, name), { fontSize, whole }) ?? usual;
  const { width, height } = context.viewport;
  const isUse = place !== content;
  const box = {
    // A use is moved by its x and y already.
    x: isUse ? 0 : length('x', width, 0),
    y: isUse ? 0 : length('y', height, 0),
    width: length('width', width, width),
    height: length('height', height, height),
  };
  const view = viewBoxOf(content);
  if (box.width <= 0 || box.height <= 0) return context;
  const fit = view
    ? fitBox(view, box, readAttribute(content, 'preserveAspectRatio'))
    : translation(box.x, box.y);
  const inside = { ...context, matrix: multiply(context.matrix, fit), viewport: view ?? box };
  if ((context.style.overflow ?? readAttribute(content, 'overflow')) === 'visible') return inside;
  const isSized =
    ['width', 'height'].some((name) => readAttribute(place, name) ?? readAttribute(content, name)) || view;
  const clip = isSized ? clipOf(toRegion(box, context)) : null;
  return clip ? { ...inside, clip: narrowClip(context.clip, clip) ?? clip } : inside;
}

function toRegion(box: { x: number; y: number; width: number; height: number }, { matrix }: Context) {
  return regionOf(transformRect(box, matrix));
}

function transformRect(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  [a, b, c, d, e, f]: Context['matrix'],
) {
  const corner = (px: number, py: number) => ({ x: a * px + c * py + e, y: b * px + d * py + f });
  const corners = [corner(x + width, y), corner(x + width, y + height), corner(x, y + height)];
  return {
    type: 'path',
    subpaths: [{ start: corner(x, y), segments: corners.map((to) => ({ to })), closed: true }],
  } as const;
}

/** The first branch that asks for nothing that only browsers have; draw.io keeps words for others in the last. */
function chooseBranch(element: Element): readonly Element[] {
  const branches = listSvgChildren(element).filter((child) => !SILENT.has(tagOf(child)));
  const plain = branches.find(
    (child) =>
      tagOf(child) !== 'foreignObject' &&
      (readAttribute(child, 'requiredExtensions') ?? '') === '' &&
      /^(|en\b.*)$/.test(readAttribute(child, 'systemLanguage') ?? ''),
  );
  const markup = branches.find(
    (child) => tagOf(child) === 'foreignObject' && (child.textContent ?? '').trim() !== '',
  );
  // A picture of the words is worth less than the words.
  if (markup && (!plain || tagOf(plain) === 'image')) return [markup];
  return plain ? [plain] : [];
}

/** Copies of copies, and no more. */
const DEEPEST_COPY = 30;

function copyElement(element: Element, context: Context, job: Job): readonly Item[] {
  const href = (hrefOf(element) ?? '').trim();
  if (!href.startsWith('#')) {
    job.notes.add(href === '' ? 'reference_not_found' : 'reference_remote');
    return [];
  }
  const target = job.find(href.slice(1));
  if (!target) {
    job.notes.add('reference_not_found');
    return [];
  }
  if (
    context.copying.includes(target) ||
    context.copying.length >= DEEPEST_COPY ||
    doesContain(target, element)
  ) {
    job.notes.add('reference_circular');
    return [];
  }
  const { fontSize } = context.style;
  const { width, height } = context.viewport;
  const shift = translation(
    readLength(readAttribute(element, 'x'), { fontSize, whole: width }) ?? 0,
    readLength(readAttribute(element, 'y'), { fontSize, whole: height }) ?? 0,
  );
  if (/^#?(glyph|g)-?\d+[-_]\d+$/.test(href.slice(1))) job.notes.add('text_as_outlines');
  const moved: Context = {
    ...context,
    matrix: multiply(context.matrix, shift),
    copying: [...context.copying, target],
  };
  if (tagOf(target) === 'symbol' || tagOf(target) === 'svg') {
    const style = job.styleOf(target, moved.style);
    const inside = enterViewport(element, target, { ...moved, style });
    return toGroup(nameOf(element) === '' ? target : element, inside, job, listSvgChildren(target));
  }
  return toGroup(element, moved, job, [target]);
}

function doesContain(outer: Element, inner: Element): boolean {
  for (let at = inner.parentNode; at; at = at.parentNode) if (at === outer) return true;
  return false;
}
