import { type FoundChart, readCharts } from '@relievo/chart/reading';
import { hideUnderWhite } from '@relievo/graphic/figure';
import { multiply, scaling } from '@relievo/graphic/geometry';
import {
  type Drawing,
  type Item,
  type Layer,
  LIMITS,
  type Result,
  succeed,
  walk,
} from '@relievo/graphic/model';
import { canonicalise, validate } from '@relievo/graphic/validation';
import { millimetres } from '@relievo/words';
import type { Element } from '@xmldom/xmldom';
import type { Task } from '../../importer.ts';
import { createNoteTaker, type Note, type NoteCode, refuseFile } from '../../notes.ts';
import { createStyleReader, FIRST_STYLE } from '../css/style.ts';
import { readStylesheet } from '../css/stylesheet.ts';
import { listSvgChildren, readAttribute, readChildText, tagOf, walkElements } from '../dom.ts';
import { type Context, createBudget, createIds, type Job, TooMuch } from './job.ts';
import { cleanName, nameOf } from './names.ts';
import { drawPictureLayer } from './picture-layer.ts';
import { fillPictures } from './pictures.ts';
import { createTexturePicker } from './texture-picker.ts';
import { countPainted, MAX_PAINTED } from './undrawable.ts';
import { placeRoot, type RootPlace } from './viewport.ts';
import { walkElement } from './walk.ts';

export interface ForeignOptions {
  readonly title: string;
  readonly language?: string;
  /** What the first note says of where the file comes from. */
  readonly origin: Extract<NoteCode, 'not_our_file' | 'own_file_without_mark' | 'own_file_added_to'>;
}

export interface ReadForeign {
  readonly drawing: Drawing;
  readonly notes: readonly Note[];
  /** Ids of areas through which the file shows what is under them. */
  readonly translucent: readonly string[];
  /** Ids of the pictures that the file holds. */
  readonly embedded: readonly string[];
  /** Charts that it shows, with their numbers. */
  readonly charts: readonly FoundChart[];
}

/** Comparisons of elements with style rules; a file of a hundred thousand elements needs a few millions. */
const MOST_COMPARISONS = 20_000_000;

/** SVG of any program as a drawing: shapes, words and pictures in millimetres, and a note for all that was lost. */
export async function readForeign(
  root: Element,
  options: ForeignOptions,
  task: Task = {},
): Promise<Result<ReadForeign>> {
  try {
    return await readRoot(root, options, task);
  } catch (error) {
    if (error instanceof TooMuch) return refuseFile(error.code, { most: LIMITS.elements });
    throw error;
  }
}

async function readRoot(root: Element, options: ForeignOptions, task: Task): Promise<Result<ReadForeign>> {
  const notes = createNoteTaker();
  notes.add(options.origin);
  const place = placeOnSheet(root, notes);
  const job = createJob(root, place, notes);
  const styled = job.styleOf(root, FIRST_STYLE);
  const context: Context = {
    matrix: place.matrix,
    style: styled,
    viewport: place.viewport,
    clip: null,
    opacity: 1,
    copying: [],
  };
  const layers: OpenLayer[] = [];
  const children = listSvgChildren(root);
  for (const [index, child] of children.entries()) {
    task.signal?.throwIfAborted();
    task.onProgress?.(index, children.length + 1);
    if (isLayer(child)) layers.push(readLayer(child, context, job));
    else addToMain(layers, walkElement(child, context, job), job);
  }
  const filled: Layer[] = [];
  for (const layer of layers)
    filled.push({ ...layer, items: await fillPictures(layer.items, job.pictures, notes, task.signal) });
  await addPictureLayer(filled, root, place, job);
  task.onProgress?.(children.length + 1, children.length + 1);
  if (job.textures.colors() > job.textures.textures)
    notes.add('colors_share_textures', { colors: job.textures.colors(), textures: job.textures.textures });
  const drawing = validate({
    version: 1,
    id: 'drawing',
    title: options.title,
    description: cleanName(readChildText(root, 'desc')).slice(0, LIMITS.text),
    language: findLanguage(root, options.language),
    sheet: {
      width: place.width,
      height: place.height,
      margins: { top: 0, right: 0, bottom: 0, left: 0 },
      braille: 'marburg-medium',
    },
    layers: filled.filter(({ items }) => items.length > 0),
  });
  if (!drawing.ok) return drawing;
  const shown = hideUnderWhite(drawing.value, new Set(job.white));
  if ([...walk(shown)].length === 0) return refuseFile('nothing_drawn');
  return succeed({
    drawing: canonicalise(shown),
    notes: notes.notes(),
    translucent: job.translucent,
    embedded: job.pictures.map(({ itemId }) => itemId),
    charts: readCharts(job.seen),
  });
}

function createJob(root: Element, place: RootPlace, notes: Job['notes']): Job {
  const ids = new Map<string, Element>();
  const styles: string[] = [];
  for (const element of walkElements(root)) {
    const id = readAttribute(element, 'id');
    if (id !== undefined && !ids.has(id)) ids.set(id, element);
    if (tagOf(element) === 'style') styles.push(element.textContent ?? '');
  }
  const sheet = readStylesheet(styles.join('\n'));
  for (let count = 0; count < sheet.passedOver; count += 1) notes.add('style_not_read');
  return {
    root,
    find: (id) => ids.get(id),
    styleOf: createStyleReader(sheet, createBudget(MOST_COMPARISONS, 'svg_too_many_styles')),
    notes,
    textures: createTexturePicker(),
    newId: createIds(),
    spend: createBudget(LIMITS.elements, 'svg_too_many_elements'),
    pictures: [],
    translucent: [],
    white: [],
    undrawable: [],
    sheet: place,
    seen: { shapes: [], words: [] },
  };
}

/** A sheet as large as the file says, or scaled to one that there can be. */
function placeOnSheet(root: Element, notes: Job['notes']): RootPlace {
  const place = placeRoot(root);
  const { width, height } = place;
  const { min, max } = LIMITS.sheet;
  const most = Math.min(max / width, max / height);
  const scale = Math.min(most, Math.max(1, min / width, min / height));
  const round = (value: number): number => Math.round(value * 100) / 100;
  if (!place.isSizeSaid)
    notes.add(place.isViewSaid ? 'sheet_size_assumed' : 'sheet_not_said', {
      width: round(width),
      height: millimetres(round(height)),
    });
  if (scale === 1) return place;
  // A strip that is both too long and too narrow keeps its shape on a broader sheet.
  const to = { width: Math.max(min, width * scale), height: Math.max(min, height * scale) };
  notes.add('sheet_size_changed', {
    width: round(width),
    height: millimetres(round(height)),
    toWidth: round(to.width),
    toHeight: millimetres(round(to.height)),
  });
  return { ...place, ...to, matrix: multiply(scaling(scale, scale), place.matrix) };
}

/** Inkscape says so; Illustrator and others leave it to the ids. */
function isLayer(element: Element): boolean {
  return tagOf(element) === 'g' && readAttribute(element, 'inkscape:groupmode') === 'layer';
}

/** A layer to which items are still added. */
type OpenLayer = Layer & { readonly items: Item[] };

function readLayer(element: Element, context: Context, job: Job): OpenLayer {
  const isVisible = job.styleOf(element, context.style).display !== 'none';
  // A hidden layer is kept as one: people put what they need later there.
  if (!isVisible) showAgain(element);
  const items = walkElement(element, context, job).flatMap((item): readonly Item[] =>
    item.kind === 'group' && item.name === nameOf(element) ? item.items : [item],
  );
  return { id: job.newId(undefined, 'layer'), name: nameOf(element), visible: isVisible, items };
}

function showAgain(element: Element): void {
  element.removeAttribute('display');
  const style = readAttribute(element, 'style');
  if (style !== undefined) element.setAttribute('style', `${style};display:inline`);
}

function addToMain(layers: OpenLayer[], items: readonly Item[], job: Job): void {
  if (items.length === 0) return;
  const last = layers.at(-1);
  if (last && last.name === '') for (const item of items) last.items.push(item);
  else layers.push({ id: job.newId(undefined, 'layer'), name: '', visible: true, items: [...items] });
}

async function addPictureLayer(layers: Layer[], root: Element, place: RootPlace, job: Job): Promise<void> {
  const own = job.undrawable.filter(({ context }) => context.copying.length === 0);
  for (const { what, context } of job.undrawable)
    if (!own.some((one) => one.context === context)) job.notes.add('lost_picture', { what });
  if (own.length === 0) return;
  const isMuch = countPainted(own, job) > MAX_PAINTED;
  const item = isMuch ? null : await drawPictureLayer(root, own, place, job.newId(undefined, 'picture'));
  for (const { what } of own) {
    if (item) job.notes.add('kept_as_picture', { what }, item.id);
    else job.notes.add('lost_picture', { what });
  }
  if (item)
    layers.push({ id: job.newId(undefined, 'layer'), name: 'Pictures', visible: true, items: [item] });
}

const TAG = /^[a-z]{1,8}(-[a-z0-9]{1,8}){0,7}$/i;

function findLanguage(root: Element, given: string | undefined): string {
  const said = given ?? readAttribute(root, 'xml:lang') ?? readAttribute(root, 'lang') ?? '';
  return TAG.test(said) ? said : 'en';
}
