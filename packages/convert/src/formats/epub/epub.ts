import { type Block, createNewIds } from '@relievo/document/model';
import { type Result, succeed } from '@relievo/graphic/model';
import { sniffArchive } from '../archive/kind.ts';
import { unpack } from '../archive/unpack.ts';
import { decodeText } from '../decode.ts';
import { joinCaptions } from '../document/captions.ts';
import { createPictureTaker, preparePictures } from '../document/pictures.ts';
import { decodeSvgs } from '../document/svg-files.ts';
import { resolveAnchors } from '../html/anchors.ts';
import { drawFigures } from '../html/draw-figures.ts';
import { type ReadPage, readPage, startReading } from '../html/read-page.ts';
import type { Importer, InputFile, OpenedFile } from '../importer.ts';
import { parseOfficeXml } from '../markup/xml.ts';
import { createNoteTaker, refuseFile } from '../notes.ts';
import { MOST_PARTS, openTextPages, type TextPart, titleOfName } from '../text/open-text-pages.ts';
import { listTextBlocks } from '../text/text-blocks.ts';
import { findPackage, isProtected, readPackage } from './package.ts';

const MEGABYTE = 1_000_000;

/** A book: the words of its chapters, in the order in which it is read. */
export const epubImporter: Importer = {
  id: 'epub',
  name: 'Book (EPUB)',
  endings: ['epub'],
  mostBytes: 50 * MEGABYTE,
  sniff: (_, whole) => sniffArchive(whole, 'epub'),
  open: (file) => openEpub(file),
};

const PICTURE = /\.(?:png|jpe?g|gif|webp|bmp|tiff?)$/i;

async function openEpub({ name, bytes }: InputFile): Promise<Result<OpenedFile>> {
  const unpacked = unpack(bytes, (one) => /^META-INF\/|\.(?:opf|xhtml|html|htm|xml|svg)$/i.test(one));
  if ('problem' in unpacked) return refuseFile(unpacked.problem);
  const { files } = unpacked;
  const path = findPackage(parseOfficeXml(files.get('META-INF/container.xml')));
  const root = parseOfficeXml(files.get(path ?? ''));
  if (path === null || !root) return refuseFile('document_unreadable');
  if (isProtected(parseOfficeXml(files.get('META-INF/encryption.xml')))) return refuseFile('epub_protected');
  const book = readPackage(root, path);
  if (book.chapters.length > MOST_PARTS) return refuseFile('document_too_many_parts', { most: MOST_PARTS });
  const notes = createNoteTaker();
  notes.add('document_read');
  const title = book.title ?? titleOfName(name);
  const newId = createNewIds();
  const pictures = createPictureTaker(await preparePictures(bytes, PICTURE), newId);
  const reading = startReading(newId, pictures, notes, book.language ?? 'en', decodeSvgs(files));
  const chapters: { readonly page: ReadPage; readonly blocks: readonly Block[] }[] = [];
  for (const chapter of book.chapters) {
    const file = files.get(chapter);
    const text = file && decodeText(file);
    if (!text?.ok) {
      notes.add('chapter_left_out', { chapter });
      continue;
    }
    const page = readPage(text.value.text, { ...reading, path: chapter });
    if (!page) return refuseFile('document_too_deep');
    chapters.push({ page, blocks: page.blocks });
  }
  // A link leads into another chapter, so all chapters are read before any link is resolved.
  const marked = chapters.map(({ blocks }) => joinCaptions(blocks));
  const resolved = resolveAnchors(marked.flat(), reading.anchors);
  const drawn = await drawFigures(resolved, reading);
  const parts: TextPart[] = [];
  let begin = 0;
  for (const [at, { page }] of chapters.entries()) {
    const count = marked[at]?.length ?? 0;
    const document = drawn.slice(begin, begin + count);
    begin += count;
    const blocks = listTextBlocks({ blocks: document }, notes);
    const heading = blocks.find(({ kind }) => kind === 'heading');
    const named = heading?.kind === 'heading' ? heading.text.trim() : page.title;
    if (document.length > 0)
      parts.push({ name: named || `${title} (${parts.length + 1})`, blocks, document });
  }
  if (parts.length === 0) return refuseFile('text_empty');
  return succeed(
    openTextPages({
      title,
      isTitleKnown: book.title !== null,
      language: book.language,
      parts,
      pictures,
      notes: notes.notes(),
    }),
  );
}
