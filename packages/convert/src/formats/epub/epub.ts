import { type Result, succeed } from '@relievo/graphic/model';
import { sniffArchive } from '../archive/kind.ts';
import { unpack } from '../archive/unpack.ts';
import { decodeText } from '../decode.ts';
import { readHtml } from '../html/html.ts';
import type { Importer, InputFile, OpenedFile } from '../importer.ts';
import { parseOfficeXml } from '../markup/xml.ts';
import { createNoteTaker, refuseFile } from '../notes.ts';
import { MOST_PARTS, openTextPages, type TextPart, titleOfName } from '../text/open-text-pages.ts';
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

function openEpub({ name, bytes }: InputFile): Result<OpenedFile> {
  const unpacked = unpack(bytes, (one) => /^META-INF\/|\.(?:opf|xhtml|html|htm|xml)$/i.test(one));
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
  const parts: TextPart[] = [];
  for (const chapter of book.chapters) {
    const file = files.get(chapter);
    const text = file && decodeText(file);
    if (!text?.ok) {
      notes.add('chapter_left_out', { chapter });
      continue;
    }
    const page = readHtml(text.value.text, notes);
    if (!page) return refuseFile('document_too_deep');
    const heading = page.blocks.find(({ kind }) => kind === 'heading');
    const named = heading?.kind === 'heading' ? heading.text.trim() : page.title;
    if (page.blocks.length > 0)
      parts.push({ name: named || `${title} (${parts.length + 1})`, blocks: page.blocks });
  }
  if (parts.length === 0) return refuseFile('text_empty');
  return succeed(
    openTextPages({
      title,
      isTitleKnown: book.title !== null,
      language: book.language,
      parts,
      notes: notes.notes(),
    }),
  );
}
