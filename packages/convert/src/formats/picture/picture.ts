import { type ImageItem, LIMITS, type Result, type Sheet, succeed } from '@relievo/graphic/model';
import { fitToSheet } from '@relievo/graphic/operations';
import { canonicalise, validate } from '@relievo/graphic/validation';
import type { Pixels as Picture } from '@relievo/trace/pixels';
import { textOfCodes } from '@relievo/words';
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
import { layStraight, toPicture } from './photographed-page.ts';
import { readParts } from './picture-parts.ts';
import type { Placing } from './traced-items.ts';

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
  const pixels = isWholePicture ? sent : layStraight(sent, 'picture', notes);
  const sheet = sheetFor(pixels);
  const room = { width: sheet.width - 2 * MARGIN, height: sheet.height - 2 * MARGIN };
  const scale = Math.min(room.width / pixels.width, room.height / pixels.height);
  const placing = {
    x: (sheet.width - pixels.width * scale) / 2,
    y: (sheet.height - pixels.height * scale) / 2,
    scale,
  };
  const parts = await readParts(
    pixels,
    placing,
    { language, isWhole: pixels === sent, id: 'picture' },
    notes,
    task,
  );
  const { picture, shapes, labels, named, text, charts, report } = parts;
  const items = shapes ? [...shapes, ...labels] : [toRelief(picture, title, placing, notes)];
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
  const fitted = wanted ? fitToSheet(valid.value, wanted) : valid;
  if (!fitted.ok) return fitted;
  return succeed({
    source: { drawing: canonicalise(fitted.value) },
    notes: notes.notes(),
    charts,
    origin: { kind: 'found', translucent: [] },
    picture: report,
  });
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
