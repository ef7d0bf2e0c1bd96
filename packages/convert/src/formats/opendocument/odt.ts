import type { Block } from '@relievo/document/model';
import { type Result, succeed } from '@relievo/graphic/model';
import type { Element } from '@xmldom/xmldom';
import { sniffArchive } from '../archive/kind.ts';
import { resolveBookmarks } from '../document/bookmarks.ts';
import type { Importer, InputFile, OpenedFile } from '../importer.ts';
import { findChild, listChildren, nameOf } from '../markup/xml.ts';
import { refuseFile } from '../notes.ts';
import { openTextPages, titleOfName } from '../text/open-text-pages.ts';
import { listTextBlocks } from '../text/text-blocks.ts';
import { findFlatKind, openPackage } from './open-package.ts';
import { readBlocks } from './read-blocks.ts';
import type { Reading } from './reading.ts';
import { findLanguage, findTitle, startReading } from './start-reading.ts';

const MEGABYTE = 1_000_000;

/** Reads a text of LibreOffice and others, with its headings, lists, tables, notes, formulas, pictures and charts. */
export const odtImporter: Importer = {
  id: 'odt',
  name: 'Document (OpenDocument)',
  endings: ['odt', 'fodt'],
  mostBytes: 50 * MEGABYTE,
  sniff: (head, whole) => (findFlatKind(head) === 'text' ? 'certain' : sniffArchive(whole, 'odt')),
  open: (file) => openOdt(file),
};

async function openOdt({ name, bytes }: InputFile): Promise<Result<OpenedFile>> {
  const opened = await openPackage(bytes);
  if ('problem' in opened) return refuseFile(opened.problem);
  const body = findChild(opened.content, 'body', 'text');
  if (!body) return refuseFile('document_unreadable');
  const language = findLanguage(opened);
  const pages = countPages(body);
  const reading: Reading = { ...startReading(opened, language ?? 'en'), nextPage: pages };
  const { notes, newId, pictures } = reading;
  for (let count = 0; count < countMargins(opened.styles); count += 1) notes.add('running_heads_left_out');
  const first: readonly Block[] = pages ? [{ kind: 'page-break', id: newId('page'), page: '1' }] : [];
  const document = [...first, ...resolveBookmarks(readBlocks(body, reading), reading.bookmarks)];
  const said = findTitle(opened);
  const title = said || titleOfName(name);
  return succeed(
    openTextPages({
      title,
      isTitleKnown: said !== '',
      language,
      parts: [{ name: title, blocks: listTextBlocks({ blocks: document }, notes), document }],
      pictures,
      notes: notes.notes(),
    }),
  );
}

/** Counts the pages of the print from the second one on, if the program that wrote the file says where they begin. */
function countPages(body: Element): (() => string) | null {
  if (body.getElementsByTagNameNS('*', 'soft-page-break').length === 0) return null;
  let page = 1;
  return () => {
    page += 1;
    return String(page);
  };
}

/** Heads and feet of pages with words. */
function countMargins(styles: Parameters<typeof findChild>[0] | null): number {
  const masters = findChild(styles ?? undefined, 'master-styles');
  return (masters ? listChildren(masters, 'master-page') : [])
    .flatMap((page) => listChildren(page))
    .filter((margin) => /^(?:header|footer)(?:-left|-first)?$/.test(nameOf(margin)))
    .filter(({ textContent }) => textContent?.trim()).length;
}
