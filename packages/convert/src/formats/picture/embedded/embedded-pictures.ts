import type { FoundChart } from '@relievo/chart/reading';
import {
  apply,
  centerOf,
  doBoxesMeet,
  itemBounds,
  multiply,
  scaling,
  textBox,
  transformGeometry,
} from '@relievo/graphic/geometry';
import {
  type Drawing,
  type ImageItem,
  type Item,
  LIMITS,
  type Matrix,
  mapItems,
  type ShapeItem,
  type Sheet,
  succeed,
  type TextItem,
  walkLeaves,
} from '@relievo/graphic/model';
import { canonicalise } from '@relievo/graphic/validation';
import type { ImportedPage, OpenedFile, Task } from '../../importer.ts';
import { createNoteTaker, type NoteTaker } from '../../notes.ts';
import { readPixels } from '../../pixels.ts';
import { layStraight, toPicture } from '../photographed-page.ts';
import { readParts } from '../picture-parts.ts';

/** A drawing with more pictures than these is an album, and a picture below this size an ornament. */
const MAX_PICTURES = 12;
const MIN_PIXELS = 32;

/** Traces the pictures on the pages of a file as a picture that is a file is traced, each in its place. */
export function traceEmbedded(opened: OpenedFile): OpenedFile {
  if (opened.kind !== 'pages') return opened;
  return {
    ...opened,
    importPages: async (chosen, options, task = {}) => {
      const pages = await opened.importPages(chosen, options, task);
      if (!pages.ok) return pages;
      const traced: ImportedPage[] = [];
      for (const page of pages.value) traced.push(await tracePage(page, task));
      return succeed(traced);
    },
  };
}

/** Traces the pictures of one page; photos stay pictures. */
async function tracePage(page: ImportedPage, task: Task): Promise<ImportedPage> {
  const { embedded = [], origin, source } = page;
  const { drawing } = source;
  if (embedded.length === 0 || embedded.length > MAX_PICTURES || origin?.kind !== 'found') return page;
  const leaves = [...walkLeaves(drawing)];
  const texts = leaves.filter((item) => item.kind === 'text');
  const notes = createNoteTaker();
  const traced = new Map<string, Traced>();
  for (const image of leaves) {
    if (image.kind !== 'image' || !embedded.includes(image.id)) continue;
    task.signal?.throwIfAborted();
    const one = await traceImage(image, texts, drawing, notes, task);
    if (one) traced.set(image.id, one);
  }
  const all = [...traced.values()];
  const description = [drawing.description, ...all.flatMap(({ text }) => text)].filter((text) => text !== '');
  const changed = {
    ...mapItems(drawing, (item) => traced.get(item.id)?.items ?? item),
    description: description.join('\n').slice(0, LIMITS.text),
  };
  return {
    ...page,
    source: { ...source, drawing: all.length > 0 ? canonicalise(changed) : drawing },
    notes: [...page.notes, ...notes.notes()],
    charts: [...(page.charts ?? []), ...all.flatMap(({ charts }) => charts)],
  };
}

interface Traced {
  readonly items: readonly Item[];
  readonly text: readonly string[];
  readonly charts: readonly FoundChart[];
}

async function traceImage(
  image: ImageItem,
  texts: readonly TextItem[],
  { language, sheet }: Drawing,
  notes: NoteTaker,
  task: Task,
): Promise<Traced | null> {
  const read = await readPixels(Buffer.from(image.png, 'base64'));
  if (!read || Math.min(read.width, read.height) < MIN_PIXELS) return null;
  const sent = toPicture(read);
  const pixels = layStraight(sent, image.id, notes);
  const { width, height } = pixels;
  const [a, b, c, d] = image.placement;
  const size = Math.sqrt(Math.abs(a * d - b * c) / (width * height));
  if (size === 0) return null;
  // It is traced as large as a file is, since widths of lines are settled for paper.
  const scale = PAPER / Math.max(width, height);
  const options = { language, isWhole: pixels === sent, id: image.id };
  const parts = await readParts(pixels, { x: 0, y: 0, scale }, options, notes, task);
  if (!parts.shapes) return null;
  const toSheet = multiply(image.placement, scaling(1 / (width * scale), 1 / (height * scale)));
  const placed = [
    ...parts.shapes.map((shape) => placeShape(shape, toSheet, size / scale)),
    ...parts.labels.map((label) => placeLabel(label, toSheet, size / scale, sheet)),
  ].map((item): Item => ({ ...item, id: `${image.id}-${item.id}` }));
  // A scan that a program has read has its words twice: as pixels, and as text over them.
  const words = texts.map((text) => textBox(text, sheet));
  const items = placed.filter((item) => {
    const box = item.kind === 'text' ? itemBounds(item, sheet) : null;
    return !box || !words.some((word) => doBoxesMeet(word, { ...centerOf(box), width: 0, height: 0 }));
  });
  const text = [...(parts.named === null ? [] : [parts.named]), ...parts.text];
  const { name, description } = image;
  if (name === '' && description === '') return { items, text, charts: parts.charts };
  return {
    items: [{ kind: 'group', id: image.id, role: image.role, name, description, items }],
    text,
    charts: parts.charts,
  };
}

/** Millimetres of the longer side of a sheet within its margins. */
const PAPER = 277;

function placeShape({ geometry, line, ...rest }: ShapeItem, matrix: Matrix, share: number): ShapeItem {
  return {
    ...rest,
    geometry: transformGeometry(geometry, matrix),
    line: line && { ...line, width: line.width * share },
  };
}

function placeLabel(label: TextItem, matrix: Matrix, share: number, sheet: Sheet): TextItem {
  const middle = apply(matrix, centerOf(textBox(label, sheet)));
  const sized = { ...label, printSize: label.printSize * share };
  const { width, height } = textBox(sized, sheet);
  return { ...sized, at: { x: middle.x - width / 2, y: middle.y - height / 2 } };
}
