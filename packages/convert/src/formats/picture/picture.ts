import {
  canonicalise,
  type Drawing,
  fitToSheet,
  LIMITS,
  type Result,
  type Sheet,
  succeed,
  validate,
} from '@relievo/graphic';
import type {
  Confidence,
  Imported,
  Importer,
  InputFile,
  OpenedFile,
  PageOptions,
  Task,
} from '../importer.ts';
import { createNoteTaker, refuseFile } from '../notes.ts';
import { openOnePage } from '../one-page.ts';
import { MOST_PIXELS, type Pixels, readPixels, writePng } from '../pixels.ts';

/** A photo or a scan: one image on a sheet, whose darkness is its height. */
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

function drawPicture(
  pixels: Pixels & { readonly isResized: boolean },
  title: string,
  sheet: Sheet,
  { language = 'en', sheet: wanted }: PageOptions,
): Result<Imported> {
  const room = { width: sheet.width - 2 * MARGIN, height: sheet.height - 2 * MARGIN };
  const scale = Math.min(room.width / pixels.width, room.height / pixels.height);
  const [width, height] = [pixels.width * scale, pixels.height * scale];
  const notes = createNoteTaker();
  notes.add('picture_as_relief', {}, 'picture');
  if (pixels.isResized) notes.add('picture_made_smaller', {}, 'picture');
  const drawing: Drawing = {
    version: 1,
    id: 'picture',
    title,
    description: '',
    language,
    sheet,
    layers: [
      {
        id: 'layer',
        name: 'Picture',
        visible: true,
        items: [
          {
            kind: 'image',
            id: 'picture',
            role: 'area',
            name: title.slice(0, LIMITS.text),
            description: '',
            png: writePng(pixels),
            placement: [width, 0, 0, height, (sheet.width - width) / 2, (sheet.height - height) / 2],
            height: 1,
          },
        ],
      },
    ],
  };
  const valid = validate(drawing);
  if (!valid.ok) return valid;
  const fitted = wanted ? fitToSheet(valid.value, wanted) : valid;
  if (!fitted.ok) return fitted;
  return succeed({ source: { drawing: canonicalise(fitted.value) }, notes: notes.notes() });
}
