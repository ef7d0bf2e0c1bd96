import { multiply } from '@relievo/graphic/geometry';
import { type Drawing, type Item, type Matrix, mapItems, type ShapeItem, walk } from '@relievo/graphic/model';
import { canonicalise } from '@relievo/graphic/validation';
import type { Element } from '@xmldom/xmldom';
import { createNoteTaker, type Note, type NoteTaker } from '../../notes.ts';
import { hexOf, readPaint } from '../css/color.ts';
import { readLength } from '../css/length.ts';
import { createStyleReader, FIRST_STYLE, type Style, type StyleReader } from '../css/style.ts';
import { readStylesheet } from '../css/stylesheet.ts';
import { readTransform } from '../css/transform.ts';
import { listSvgChildren, readAttribute, tagOf, walkElements } from '../dom.ts';
import { opacityOf, scaleOf } from '../foreign/paint.ts';
import { placeRoot } from '../foreign/viewport.ts';

/** What other programs write into a file of ours without asking: looks. */
interface Edits {
  readonly hidden: ReadonlySet<string>;
  readonly hiddenLayers: ReadonlySet<string>;
  readonly looks: ReadonlyMap<string, Look>;
  readonly lost: readonly { readonly id: string; readonly what: string }[];
}

interface Look {
  readonly style: Style;
  readonly scale: number;
}

/** The drawing with what another program hid, painted or thickened; what the drawing cannot hold is told. */
export function honourEdits(
  drawing: Drawing,
  root: Element,
): { readonly drawing: Drawing; readonly notes: readonly Note[] } {
  const notes = createNoteTaker();
  const { hidden, hiddenLayers, looks, lost } = findEdits(root);
  const known = new Set([...walk(drawing)].map(({ item }) => item.id));
  for (const { id, what } of lost) if (known.has(id)) notes.add('edit_not_kept', { what }, id);
  const change = (item: Item): Item | readonly Item[] => {
    if (hidden.has(item.id)) {
      notes.add('edit_hidden', {}, item.id);
      return [];
    }
    const look = looks.get(item.id);
    return item.kind === 'shape' && look ? repaintItem(item, look, notes.add) : item;
  };
  const repainted = mapItems(drawing, change);
  const layers = repainted.layers.map((layer) =>
    layer.visible && hiddenLayers.has(layer.id) ? { ...layer, visible: false } : layer,
  );
  const isSame = layers.every((layer, index) => layer === repainted.layers[index]);
  return { drawing: canonicalise(isSame ? repainted : { ...repainted, layers }), notes: notes.notes() };
}

const DRAWN: ReadonlySet<string> = new Set(['path', 'rect', 'ellipse', 'circle', 'text', 'image']);

interface Waiting {
  readonly element: Element;
  readonly style: Style;
  readonly matrix: Matrix;
  readonly item: string | null;
}

function findEdits(root: Element): Edits {
  const hidden = new Set<string>();
  const hiddenLayers = new Set<string>();
  const looks = new Map<string, Look>();
  const lost: { id: string; what: string }[] = [];
  const styleOf = createReader(root);
  const waiting: Waiting[] = [
    { element: root, style: FIRST_STYLE, matrix: placeRoot(root).matrix, item: null },
  ];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { element } = next;
    const style = styleOf(element, next.style);
    const kind = readAttribute(element, 'data-kind');
    const id = kind === undefined ? next.item : (readAttribute(element, 'id') ?? null);
    const isLayer = kind === 'layer';
    const isDrawn = DRAWN.has(tagOf(element));
    if (isLayer && id !== null && isUnseen(style)) hiddenLayers.add(id);
    if (!isLayer && id !== null && (isGone(style) || (isDrawn && isInvisible(style)))) hidden.add(id);
    if (id !== null) for (const what of findLost(style)) lost.push({ id, what });
    const own = readTransform(readAttribute(element, 'transform')) ?? [1, 0, 0, 1, 0, 0];
    const matrix = multiply(next.matrix, own);
    if (isDrawn && id !== null && !looks.has(id)) looks.set(id, { style, scale: scaleOf(matrix) });
    for (const child of listSvgChildren(element).toReversed())
      if (tagOf(child) !== 'defs') waiting.push({ element: child, style, matrix, item: id });
  }
  return { hidden, hiddenLayers, looks, lost };
}

function createReader(root: Element): StyleReader {
  const sheets = [...walkElements(root)].filter((element) => tagOf(element) === 'style');
  const text = sheets.map((element) => element.textContent ?? '').join('\n');
  return createStyleReader(readStylesheet(text), () => undefined);
}

function isGone(style: Style): boolean {
  return style.display === 'none' || opacityOf(style) < 0.03;
}
function isInvisible({ visibility }: Style): boolean {
  return visibility === 'hidden' || visibility === 'collapse';
}
function isUnseen(style: Style): boolean {
  return isGone(style) || isInvisible(style);
}

function findLost(style: Style): readonly string[] {
  return (['clip-path', 'mask', 'filter', 'transform'] as const).filter(
    (name) => style[name] !== undefined && style[name] !== 'none',
  );
}

/** Rounded when it was written, and once more by the program that saved it. */
const HAIR = 0.005;

function repaintItem(item: ShapeItem, { style, scale }: Look, note: NoteTaker['add']): ShapeItem {
  const { line, texture, geometry } = item;
  const color = (item.color ?? '#000000').toLowerCase();
  const stroke = readColor(style.stroke ?? 'none', style);
  const fill = readColor(style.fill ?? 'black', style);
  const isSolid = texture === 'solid' || geometry.type === 'symbol';
  const isLine = line !== null && geometry.type !== 'symbol';
  const said = isLine ? stroke : isSolid ? fill : null;
  let made = item;
  if (said?.startsWith('#') && said !== color) {
    note('edit_color', {}, item.id);
    const { color: _, ...rest } = item;
    made = said === '#000000' ? rest : { ...item, color: said };
  }
  if (isLine ? !stroke?.startsWith('#') : stroke !== 'none' && stroke !== null)
    note('edit_not_kept', { what: 'stroke' }, item.id);
  const isFillKept = isSolid ? fill?.startsWith('#') : texture ? fill === 'reference' : fill === 'none';
  if (!isFillKept) note('edit_not_kept', { what: 'fill' }, item.id);
  const width = (readLength(style['stroke-width'] ?? '1', { fontSize: 16, whole: 0 }) ?? Number.NaN) * scale;
  if (line && isLine && line.style !== 'double' && width > 0 && Math.abs(width - line.width) > HAIR) {
    note('edit_line', {}, item.id);
    made = { ...made, line: { ...line, width } };
  }
  return made;
}

function readColor(text: string, style: Style): string | null {
  const paint = readPaint(text, style.color);
  if (paint.kind === 'color') return hexOf(paint.color.rgb);
  return paint.kind === 'unreadable' ? null : paint.kind;
}
