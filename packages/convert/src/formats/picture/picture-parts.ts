import type { FoundChart } from '@relievo/chart/reading';
import type { ShapeItem, TextItem } from '@relievo/graphic/model';
import { classifyPicture } from '@relievo/trace/classify';
import { lookAtPicture } from '@relievo/trace/measure';
import { type Traced, tracePicture } from '@relievo/trace/picture';
import { evenLight, type Pixels as Picture } from '@relievo/trace/pixels';
import { countOf } from '@relievo/words';
import { type ReadPrint, readPrint } from '../../ocr/read-print.ts';
import type { PictureReport, Task } from '../importer.ts';
import type { NoteTaker } from '../notes.ts';
import { createTexturePicker } from '../svg/foreign/texture-picker.ts';
import { findCharts } from './charts-in-picture.ts';
import { toLabels, toWords } from './label-items.ts';
import { partPrint } from './page-text.ts';
import { type Placing, toItems } from './traced-items.ts';
import { turnPixels } from './turn-pixels.ts';

/** The parts of a picture, where they lie on the sheet. */
export interface PictureParts {
  /** It is turned if its words showed that it lay the wrong way round. */
  readonly picture: Picture;
  /** Null if the picture is not a drawing. */
  readonly shapes: readonly ShapeItem[] | null;
  readonly labels: readonly TextItem[];
  /** Print above the drawing that names it. */
  readonly named: string | null;
  /** Print that belongs to the page around the drawing. */
  readonly text: readonly string[];
  readonly charts: readonly FoundChart[];
  readonly report: PictureReport;
}

export interface PartsOptions {
  readonly language: string;
  /** Whether the pixels are those of the file, and not a page in it that was laid straight. */
  readonly isWhole: boolean;
  /** Notes about the picture name this item. */
  readonly id: string;
}

/** Reads the words of a picture, traces its lines and areas, and looks for charts among them. */
export async function readParts(
  pixels: Picture,
  placing: Placing,
  { language, isWhole, id }: PartsOptions,
  notes: NoteTaker,
  task: Task,
): Promise<PictureParts> {
  const { picture, print } = await readWords(pixels, { language, id }, notes, task);
  // Print that no reader could read is not a shape, either.
  const boxes = [...(print?.lines ?? []).map(({ box }) => box), ...(print?.unreadLines ?? [])];
  const traced = tracePicture(picture, print ? { print: boxes } : {});
  reportUnread(print, placing, notes);
  const { labels: labelLines, title: named, text, page } = partPrint(print?.lines ?? [], traced, picture);
  if (text.length > 0) notes.add('picture_page_text', { texts: text.length });
  const labels = toLabels(labelLines, placing, notes);
  if (labels.words.length > 0)
    notes.add('picture_words_read', { words: labels.words.length, labels: labels.items.length });
  const shapes = listParts(traced, { words: labels.words.length, id }, placing, notes);
  const charts = shapes ? findCharts(picture, traced, print?.lines ?? [], isWhole && picture === pixels) : [];
  for (const chart of charts) tellUnsure(chart, notes);
  return {
    picture,
    shapes,
    labels: labels.items,
    named: named ?? null,
    text,
    charts,
    report: {
      // A shadow on the paper is not drawn; in a photograph it is what the picture shows.
      seen: classifyPicture(traced.kind === 'photo' ? picture : evenLight(picture).pixels, {
        traced,
        ...(print && { labels: labels.items.length }),
      }),
      words: shapes ? [...labels.words, ...page.flatMap((line) => toWords(line, null, placing))] : [],
      unread: countOf(print?.unreadLines ?? []),
    },
  };
}

/** More cells than these are counted and not named. */
const MOST_NAMED = 8;

function tellUnsure({ cells, unsure = [] }: FoundChart, notes: NoteTaker): void {
  if (unsure.length === 0) return;
  const where = unsure.slice(0, MOST_NAMED).map(({ row, column }) => {
    const [name, series] = [cells[row]?.[0] ?? '', cells[0]?.[column] ?? ''];
    return row === 0 ? series : column === 0 ? name : `${name} (${series})`;
  });
  const others = unsure.length > MOST_NAMED ? ', …' : '';
  notes.add('chart_cells_unsure', { cells: unsure.length, where: `${where.join(', ')}${others}` });
}

interface WithWords {
  readonly picture: Picture;
  /** Null for a photo, in which nothing is read. */
  readonly print: ReadPrint | null;
}

/** Reads the words of a drawing; if they show that it lies the wrong way round it is turned first. */
async function readWords(
  picture: Picture,
  { language, id }: Pick<PartsOptions, 'language' | 'id'>,
  notes: NoteTaker,
  { signal }: Task,
): Promise<WithWords> {
  if (lookAtPicture(picture) !== 'drawing') return { picture, print: null };
  const first = await readPrint(picture, { language, signal });
  if (first.lies === 'right') return { picture, print: first };
  notes.add(first.lies === 'mirrored' ? 'picture_mirrored' : 'picture_turned', {}, id);
  const turned = turnPixels(picture, first.lies);
  return { picture: turned, print: await readPrint(turned, { language, signal }) };
}

/** Names the places of print that could not be read, for a person who writes it. */
function reportUnread(print: ReadPrint | null, { x, y, scale }: Placing, notes: NoteTaker): void {
  const boxes = print?.unreadLines ?? [];
  if (boxes.length === 0) return;
  const places = boxes
    .slice(0, MOST_NAMED)
    .map((box) => `${Math.round(x + box.x * scale)} × ${Math.round(y + box.y * scale)}`);
  const others = boxes.length > MOST_NAMED ? ', …' : '';
  notes.add('picture_print_unread', { pieces: boxes.length, where: `${places.join(', ')}${others}` });
}

/** A finger cannot follow more parts than these. */
const MOST_PARTS = 3000;

/** Lists the parts of a drawing; null if the picture is a photo, or empty. */
function listParts(
  traced: Traced,
  { words, id }: { readonly words: number; readonly id: string },
  placing: Placing,
  notes: NoteTaker,
): readonly ShapeItem[] | null {
  if (traced.kind === 'photo') notes.add('picture_is_photo', {}, id);
  if (traced.kind !== 'drawing') return null;
  const [lines, areas, marks] = [traced.lines.length, traced.areas.length, traced.marks.length];
  const parts = lines + areas + marks;
  if (parts === 0) return words > 0 ? [] : null;
  if (parts > MOST_PARTS) {
    notes.add('picture_too_full', { parts }, id);
    return null;
  }
  notes.add('picture_traced', { lines, areas, marks });
  if (traced.wasUneven) notes.add('picture_light_evened');
  for (let speck = 0; speck < traced.specks; speck++) notes.add('picture_specks_left_out');
  const textures = createTexturePicker();
  const items = toItems(traced, placing, textures);
  if (textures.colors() > textures.textures)
    notes.add('colors_share_textures', { colors: textures.colors(), textures: textures.textures });
  return items;
}
