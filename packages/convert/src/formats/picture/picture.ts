import type { FoundChart } from '@relievo/chart/reading';
import {
  type ImageItem,
  LIMITS,
  type Result,
  type ShapeItem,
  type Sheet,
  succeed,
} from '@relievo/graphic/model';
import { fitToSheet } from '@relievo/graphic/operations';
import { canonicalise, validate } from '@relievo/graphic/validation';
import { classifyPicture } from '@relievo/trace/classify';
import { lookAtPicture } from '@relievo/trace/measure';
import { findPage, rectifyPage } from '@relievo/trace/page';
import { type Traced, tracePicture } from '@relievo/trace/picture';
import { evenLight, type Pixels as Picture } from '@relievo/trace/pixels';
import { countOf, textOfCodes } from '@relievo/words';
import { type ReadPrint, readPrint } from '../../ocr/read-print.ts';
import { isBmp } from '../bmp.ts';
import { isHeic, lacksDecoder } from '../heic.ts';
import type {
  Confidence,
  Imported,
  Importer,
  InputFile,
  OpenedFile,
  PageOptions,
  Task,
} from '../importer.ts';
import { createNoteTaker, type NoteTaker, refuseFile } from '../notes.ts';
import { openPages } from '../one-page.ts';
import { countPages, MOST_PIXELS, type Pixels, readPixels, writePng } from '../pixels.ts';
import { createTexturePicker } from '../svg/foreign/texture-picker.ts';
import { findCharts } from './charts-in-picture.ts';
import { toLabels, toWords } from './label-items.ts';
import { partPrint } from './page-text.ts';
import { type Placing, toItems } from './traced-items.ts';
import { turnPixels } from './turn-pixels.ts';

/** A drawing in pixels is traced; a photo is one image on a sheet, whose darkness is its height. */
export const pictureImporter: Importer = {
  id: 'picture',
  name: 'Picture (PNG, JPEG, GIF, WebP, AVIF, HEIC, TIFF, BMP)',
  endings: ['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'heic', 'heif', 'tif', 'tiff', 'bmp'],
  mostBytes: 50_000_000,
  sniff: (head) => sniffPicture(head),
  open: (file) => openPicture(file),
};

/** Each kind begins with bytes of its own. */
function sniffPicture(head: Uint8Array): Confidence | null {
  const text = textOfCodes(head.subarray(0, 16));
  const isPicture =
    text.startsWith('\u0089PNG\r\n\u001a\n') ||
    text.startsWith('\u00ff\u00d8\u00ff') ||
    /^GIF8[79]a/.test(text) ||
    /^RIFF[\s\S]{4}WEBP/.test(text) ||
    /^[\s\S]{4}ftypavi[fs]/.test(text) ||
    /^(?:II\*\0|MM\0\*)/.test(text) ||
    isBmp(head) ||
    isHeic(head);
  return isPicture ? 'certain' : null;
}

/** Millimetres, of a sheet that nobody chose. */
const SHORT_SIDE = 210;
const LONG_SIDE = 297;
const MARGIN = 10;
/** Of a scan. */
const MOST_PAGES = 200;

async function openPicture({ name, bytes }: InputFile): Promise<Result<OpenedFile>> {
  const count = await countPages(bytes);
  const first = await readPixels(bytes);
  if (!first && (await lacksDecoder(bytes))) return refuseFile('heic_not_unpacked');
  if (!first || count === null) return refuseFile('picture_unreadable', { most: MOST_PIXELS / 1_000_000 });
  if (count > MOST_PAGES) return refuseFile('picture_too_many_pages', { most: MOST_PAGES });
  const title =
    name
      .replace(/\.[^.]*$/, '')
      .trim()
      .slice(0, 200) || 'Picture';
  const pages = Array.from({ length: count }, (_, at) => ({
    name: count > 1 ? `${title} (${at + 1})` : title,
    kind: 'picture' as const,
    size: sheetFor(first),
  }));
  return succeed(
    openPages(pages, async (number, options, task): Promise<Result<Imported>> => {
      task.signal?.throwIfAborted();
      const pixels = number === 1 ? first : await readPixels(bytes, number);
      if (!pixels) return refuseFile('picture_unreadable', { most: MOST_PIXELS / 1_000_000 });
      return drawPicture(pixels, pages[number - 1]?.name ?? title, options, task);
    }),
  );
}

/** A4, as the picture lies. */
function sheetFor({ width, height }: Pick<Pixels, 'width' | 'height'>): Sheet {
  const isWide = width > height;
  return {
    width: isWide ? LONG_SIDE : SHORT_SIDE,
    height: isWide ? SHORT_SIDE : LONG_SIDE,
    margins: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN },
    braille: 'marburg-medium',
  };
}

type Read = Pixels & { readonly isResized: boolean };

async function drawPicture(
  read: Read,
  title: string,
  { title: wantedTitle, language = 'en', sheet: wanted, isWholePicture = false }: PageOptions,
  task: Task,
): Promise<Result<Imported>> {
  const notes = createNoteTaker();
  if (read.isResized) notes.add('picture_made_smaller', {}, 'picture');
  const sent = toPicture(read);
  const pixels = isWholePicture ? sent : takePage(sent, notes);
  const sheet = sheetFor(pixels);
  const room = { width: sheet.width - 2 * MARGIN, height: sheet.height - 2 * MARGIN };
  const scale = Math.min(room.width / pixels.width, room.height / pixels.height);
  const placing = {
    x: (sheet.width - pixels.width * scale) / 2,
    y: (sheet.height - pixels.height * scale) / 2,
    scale,
  };
  const { picture, print } = await readWords(pixels, language, notes, task);
  // Print that no reader could read is not a shape, either.
  const boxes = [...(print?.lines ?? []).map(({ box }) => box), ...(print?.unreadLines ?? [])];
  const traced = tracePicture(picture, print ? { print: boxes } : {});
  reportUnread(print, placing, notes);
  const { labels: labelLines, title: named, text, page } = partPrint(print?.lines ?? [], traced, picture);
  if (text.length > 0) notes.add('picture_page_text', { texts: text.length });
  const labels = toLabels(labelLines, placing, notes);
  if (labels.words.length > 0)
    notes.add('picture_words_read', { words: labels.words.length, labels: labels.items.length });
  const shapes = listParts(traced, labels.words.length, placing, notes);
  const items = shapes ? [...shapes, ...labels.items] : [toRelief(picture, title, placing, notes)];
  const valid = validate({
    version: 1,
    id: 'picture',
    title: wantedTitle ?? named ?? title,
    description: text.join('\n').slice(0, LIMITS.text),
    language,
    sheet,
    layers: [{ id: 'layer', name: 'Picture', visible: true, items }],
  });
  if (!valid.ok) return valid;
  const charts = shapes ? findCharts(picture, traced, print?.lines ?? [], picture === sent) : [];
  for (const chart of charts) tellUnsure(chart, notes);
  const fitted = wanted ? fitToSheet(valid.value, wanted) : valid;
  if (!fitted.ok) return fitted;
  return succeed({
    source: { drawing: canonicalise(fitted.value) },
    notes: notes.notes(),
    charts,
    origin: { kind: 'found', translucent: [] },
    picture: {
      // A shadow on the paper is not drawn; in a photograph it is what the picture shows.
      seen: classifyPicture(traced.kind === 'photo' ? picture : evenLight(picture).pixels, {
        traced,
        ...(print && { labels: labels.items.length }),
      }),
      words: shapes ? [...labels.words, ...page.flatMap((line) => toWords(line, null, placing))] : [],
      unread: countOf(print?.unreadLines ?? []),
    },
  });
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

/** Of a photograph of a page the page alone, as if it had been scanned. */
function takePage(picture: Picture, notes: NoteTaker): Picture {
  const corners = findPage(picture);
  if (!corners) return picture;
  notes.add('picture_page_straightened', {}, 'picture');
  return rectifyPage(picture, corners);
}

function toPicture({ width, height, channels, data }: Pixels): Picture {
  return { width, height, channels: channels === 1 ? 1 : 3, data: new Uint8Array(data) };
}

interface WithWords {
  readonly picture: Picture;
  /** Null where nothing was read: of a photo, and where the reader fails. */
  readonly print: ReadPrint | null;
}

/** The words of a drawing; where they show that it lies the wrong way round it is turned first. */
async function readWords(
  picture: Picture,
  language: string,
  notes: NoteTaker,
  { signal }: Task,
): Promise<WithWords> {
  if (lookAtPicture(picture) !== 'drawing') return { picture, print: null };
  const first = await readPrint(picture, { language, signal });
  if (first.lies === 'right') return { picture, print: first };
  notes.add(first.lies === 'mirrored' ? 'picture_mirrored' : 'picture_turned', {}, 'picture');
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

/** What a finger cannot follow any more: so many parts are no drawing. */
const MOST_PARTS = 3000;

/** The parts of a drawing; null where the picture is none. */
function listParts(
  traced: Traced,
  words: number,
  placing: Placing,
  notes: NoteTaker,
): readonly ShapeItem[] | null {
  if (traced.kind === 'photo') notes.add('picture_is_photo', {}, 'picture');
  if (traced.kind !== 'drawing') return null;
  const [lines, areas, marks] = [traced.lines.length, traced.areas.length, traced.marks.length];
  const parts = lines + areas + marks;
  if (parts === 0) return words > 0 ? [] : null;
  if (parts > MOST_PARTS) {
    notes.add('picture_too_full', { parts }, 'picture');
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

function toRelief(pixels: Picture, title: string, { x, y, scale }: Placing, notes: NoteTaker): ImageItem {
  notes.add('picture_as_relief', {}, 'picture');
  return {
    kind: 'image',
    id: 'picture',
    role: 'area',
    name: title.slice(0, LIMITS.text),
    description: '',
    png: writePng({ ...pixels, data: Buffer.from(pixels.data) }),
    placement: [pixels.width * scale, 0, 0, pixels.height * scale, x, y],
    height: 1,
  };
}
