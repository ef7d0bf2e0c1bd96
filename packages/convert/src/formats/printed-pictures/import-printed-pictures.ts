import type { Pixels as Picture } from '@relievo/trace/pixels';
import { createPdf, finishPdf } from '../../outputs/pdf/pdf.ts';
import type { ImportedDocument, InputFile, PageOptions, Task } from '../importer.ts';
import { createNoteTaker } from '../notes.ts';
import { createDocumentImport } from '../pdf/document/import-document.ts';
import { layStraight, toPicture } from '../picture/photographed-page.ts';
import { readPixels } from '../pixels.ts';
import { loadSharp } from '../sharp.ts';

/** The longer side of a page that was scanned at 300 dots to the inch. */
const MAX_SIDE = 3508;

/** Reads these pages of a picture as the scanned pages of a PDF are read, with their words and figures in order. */
export async function importPrintedPictures(
  { name, bytes }: InputFile,
  pages: readonly number[],
  options: PageOptions,
  task: Task,
): Promise<ImportedDocument | null> {
  const pictures: Picture[] = [];
  for (const page of pages) {
    const pixels = await readPixels(bytes, page, MAX_SIDE);
    if (!pixels) return null;
    // Figures are cut out of the page that is laid straight.
    pictures.push(layStraight(toPicture(pixels), 'page', createNoteTaker()));
  }
  const title = name.replace(/\.[^.]*$/, '').trim();
  const language = options.language ?? 'en';
  const read = createDocumentImport({
    bytes: await writeScan(pictures, { title, language }),
    pages: pictures.map(() => null),
    title,
    called: '',
    language,
    isTagged: false,
  });
  return read(
    pictures.map((_, at) => at + 1),
    options,
    task,
  );
}

/** Points of the shorter side of A4. */
const WIDTH = 595;
/** The file is read at once and not saved, so it needs no day. */
const DATE = '2000-01-01';

/** Writes a PDF with one picture on each page, as large as the page. */
async function writeScan(
  pictures: readonly Picture[],
  about: { readonly title: string; readonly language: string },
): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const pdf = createPdf({ ...about, date: DATE });
  for (const { data, width, height, channels } of pictures) {
    const raw = { width, height, channels: channels === 1 ? 1 : 3 } as const;
    const jpeg = await sharp(data, { raw }).toColourspace('srgb').jpeg({ quality: 92 }).toBuffer();
    const scale = WIDTH / Math.min(width, height);
    const size = [width * scale, height * scale] as const;
    pdf.addPage({ size: [...size], margin: 0 });
    pdf.image(jpeg, 0, 0, { width: size[0], height: size[1] });
  }
  return finishPdf(pdf);
}
