import {
  canonicalise,
  fitToSheet,
  type ImageItem,
  LIMITS,
  type Result,
  type ShapeItem,
  type Sheet,
  succeed,
  validate,
} from '@relievo/graphic';
import { tracePicture } from '@relievo/trace';
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
import { openOnePage } from '../one-page.ts';
import { MOST_PIXELS, type Pixels, readPixels, writePng } from '../pixels.ts';
import { createTexturePicker } from '../svg/foreign/texture-picker.ts';
import { type Placing, toItems } from './traced-items.ts';

/** A drawing in pixels is traced; a photo is one image on a sheet, whose darkness is its height. */
export const pictureImporter: Importer = {
  id: 'picture',
  name: 'Picture (PNG, JPEG, GIF, WebP)',
  endings: ['png', 'jpg', 'jpeg', 'gif', 'webp'],
  mostBytes: 50_000_000,
  sniff: (head) => sniffPicture(head),
  open: (file) => openPicture(file),
};

/** Each kind begins with bytes of its own. */
function sniffPicture(head: Uint8Array): Confidence | null {
  const text = String.fromCharCode(...head.subarray(0, 16));
  const isPicture =
    text.startsWith('\u0089PNG\r\n\u001a\n') ||
    text.startsWith('\u00ff\u00d8\u00ff') ||
    /^GIF8[79]a/.test(text) ||
    /^RIFF[\s\S]{4}WEBP/.test(text);
  return isPicture ? 'certain' : null;
}

/** Millimetres, of a sheet that nobody chose. */
const SHORT_SIDE = 210;
const LONG_SIDE = 297;
const MARGIN = 10;

async function openPicture({ name, bytes }: InputFile): Promise<Result<OpenedFile>> {
  const pixels = await readPixels(bytes);
  if (!pixels) return refuseFile('picture_unreadable', { most: MOST_PIXELS / 1_000_000 });
  const title =
    name
      .replace(/\.[^.]*$/, '')
      .trim()
      .slice(0, 200) || 'Picture';
  const sheet = sheetFor(pixels);
  const read = (options: PageOptions, task: Task): Result<Imported> => {
    task.signal?.throwIfAborted();
    return drawPicture(pixels, options.title ?? title, sheet, options);
  };
  return succeed(openOnePage({ name: title, kind: 'picture', size: sheet }, read));
}

/** A4, as the picture lies. */
function sheetFor({ width, height }: Pixels): Sheet {
  const isWide = width > height;
  return {
    width: isWide ? LONG_SIDE : SHORT_SIDE,
    height: isWide ? SHORT_SIDE : LONG_SIDE,
    margins: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN },
    braille: 'marburg-medium',
  };
}

type Read = Pixels & { readonly isResized: boolean };

function drawPicture(
  pixels: Read,
  title: string,
  sheet: Sheet,
  { language = 'en', sheet: wanted }: PageOptions,
): Result<Imported> {
  const room = { width: sheet.width - 2 * MARGIN, height: sheet.height - 2 * MARGIN };
  const scale = Math.min(room.width / pixels.width, room.height / pixels.height);
  const placing = {
    x: (sheet.width - pixels.width * scale) / 2,
    y: (sheet.height - pixels.height * scale) / 2,
    scale,
  };
  const notes = createNoteTaker();
  if (pixels.isResized) notes.add('picture_made_smaller', {}, 'picture');
  const items = traceItems(pixels, placing, notes) ?? [toRelief(pixels, title, placing, notes)];
  const valid = validate({
    version: 1,
    id: 'picture',
    title,
    description: '',
    language,
    sheet,
    layers: [{ id: 'layer', name: 'Picture', visible: true, items }],
  });
  if (!valid.ok) return valid;
  const fitted = wanted ? fitToSheet(valid.value, wanted) : valid;
  if (!fitted.ok) return fitted;
  return succeed({ source: { drawing: canonicalise(fitted.value) }, notes: notes.notes() });
}

/** What a finger cannot follow any more: so many parts are no drawing. */
const MOST_PARTS = 3000;

/** The parts of a drawing; null where the picture is none. */
function traceItems(
  { width, height, channels, data }: Read,
  placing: Placing,
  notes: NoteTaker,
): readonly ShapeItem[] | null {
  const traced = tracePicture({
    width,
    height,
    channels: channels === 1 ? 1 : 3,
    data: new Uint8Array(data),
  });
  if (traced.kind === 'photo') notes.add('picture_is_photo', {}, 'picture');
  if (traced.kind !== 'drawing') return null;
  const [lines, areas, marks] = [traced.lines.length, traced.areas.length, traced.marks.length];
  const parts = lines + areas + marks;
  if (parts === 0) return null;
  if (parts > MOST_PARTS) {
    notes.add('picture_too_full', { parts }, 'picture');
    return null;
  }
  notes.add('picture_traced', { lines, areas, marks });
  if (traced.wasUneven) notes.add('picture_light_evened');
  for (const _ of traced.print) notes.add('picture_print_left_out');
  for (let speck = 0; speck < traced.specks; speck++) notes.add('picture_specks_left_out');
  const textures = createTexturePicker();
  const items = toItems(traced, placing, textures);
  if (textures.colors() > textures.textures)
    notes.add('colors_share_textures', { colors: textures.colors(), textures: textures.textures });
  return items;
}

function toRelief(pixels: Read, title: string, { x, y, scale }: Placing, notes: NoteTaker): ImageItem {
  notes.add('picture_as_relief', {}, 'picture');
  return {
    kind: 'image',
    id: 'picture',
    role: 'area',
    name: title.slice(0, LIMITS.text),
    description: '',
    png: writePng(pixels),
    placement: [pixels.width * scale, 0, 0, pixels.height * scale, x, y],
    height: 1,
  };
}
