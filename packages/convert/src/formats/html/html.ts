import { createNewIds } from '@relievo/document/model';
import { type Result, succeed } from '@relievo/graphic/model';
import { decodeText } from '../decode.ts';
import { joinCaptions } from '../document/captions.ts';
import { createPictureTaker, type PictureTaker, preparePicture } from '../document/pictures.ts';
import { decodeInlineSvgs } from '../document/svg-files.ts';
import type { Confidence, Importer, InputFile, OpenedFile } from '../importer.ts';
import { createNoteTaker, type NoteTaker, refuseFile } from '../notes.ts';
import { openTextPages, titleOfName } from '../text/open-text-pages.ts';
import { listTextBlocks } from '../text/text-blocks.ts';
import { resolveAnchors } from './anchors.ts';
import { drawFigures } from './draw-figures.ts';
import {
  findPageLanguage,
  listInlinePictures,
  prepareInlinePictures,
  type ReadPage,
  readPage,
  startReading,
} from './read-page.ts';

const MEGABYTE = 1_000_000;

/** A page of the web as it was saved: its words, and nothing that runs or is fetched. */
export const htmlImporter: Importer = {
  id: 'html',
  name: 'Page of the web (HTML)',
  endings: ['html', 'htm', 'xhtml'],
  mostBytes: 10 * MEGABYTE,
  sniff: (head) => sniffHtml(head),
  open: (file) => openHtml(file),
};

/** A comment ends at the first '-->'. With any other end, a row of comments could be read in exponentially many ways. */
const CERTAIN =
  /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--(?:[^-]|-[^-]|--+[^>-])*--+>\s*)*(?:<!DOCTYPE\s+html\b|<html[\s>])/i;
const LIKELY =
  /^\uFEFF?\s*<(?:h[1-6]|p|div|body|head|table|ul|ol|dl|section|article|main|meta|title|blockquote)[\s>]/i;

function sniffHtml(head: Uint8Array): Confidence | null {
  const decoded = decodeText(head);
  if (!decoded.ok) return null;
  const text = decoded.value.text.slice(0, 8000);
  if (CERTAIN.test(text)) return 'certain';
  return LIKELY.test(text) ? 'likely' : null;
}

async function openHtml({ name, bytes }: InputFile): Promise<Result<OpenedFile>> {
  const decoded = decodeText(bytes);
  if (!decoded.ok) return decoded;
  const { text, notes: ofText } = decoded.value;
  const notes = createNoteTaker();
  notes.add('document_read');
  const opened = await openPage(text, notes);
  if (!opened) return refuseFile('document_too_deep');
  const title = opened.title ?? titleOfName(name);
  return succeed(
    openTextPages({
      title,
      language: opened.language,
      parts: [{ name: title, blocks: listTextBlocks(opened, notes), document: opened.blocks }],
      pictures: opened.pictures,
      notes: [...ofText, ...notes.notes()],
    }),
  );
}

export interface OpenedPage extends ReadPage {
  readonly pictures: PictureTaker;
}

/** Reads a file that is one page, with the pictures in its text; null for one that is nested too deep. */
export async function openPage(text: string, notes: NoteTaker): Promise<OpenedPage | null> {
  const newId = createNewIds();
  const prepared = await prepareInlinePictures(text, preparePicture);
  const pictures = createPictureTaker(prepared, newId);
  const svgs = decodeInlineSvgs(listInlinePictures(text));
  const reading = startReading(newId, pictures, notes, findPageLanguage(text) ?? 'en', svgs);
  const page = readPage(text, reading);
  if (!page) return null;
  const blocks = resolveAnchors(joinCaptions(page.blocks), reading.anchors);
  return { ...page, blocks: await drawFigures(blocks, reading), pictures };
}
