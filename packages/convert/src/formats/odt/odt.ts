import { type Block, createNewIds } from '@relievo/document/model';
import { type Result, succeed } from '@relievo/graphic/model';
import type { Element } from '@xmldom/xmldom';
import { sniffArchive } from '../archive/kind.ts';
import { unpack } from '../archive/unpack.ts';
import { resolveBookmarks } from '../document/bookmarks.ts';
import { createPictureTaker, preparePictures } from '../document/pictures.ts';
import type { Importer, InputFile, OpenedFile } from '../importer.ts';
import { findChild, listChildren, nameOf, parseOfficeXml, valueOf } from '../markup/xml.ts';
import { createNoteTaker, refuseFile } from '../notes.ts';
import { openTextPages, readLanguage, titleOfName } from '../text/open-text-pages.ts';
import { listTextBlocks } from '../text/text-blocks.ts';
import { createHeadingNumbers } from './heading-numbers.ts';
import { readListStyles } from './list-styles.ts';
import { readParagraphStyles } from './paragraph-roles.ts';
import { readBlock, readBlocks } from './read-blocks.ts';
import type { Reading } from './reading.ts';
import { readTextLooks } from './text-looks.ts';

const MEGABYTE = 1_000_000;

/** Reads a text of LibreOffice and others, with its headings, lists, tables, notes, formulas, pictures and charts. */
export const odtImporter: Importer = {
  id: 'odt',
  name: 'Document (OpenDocument)',
  endings: ['odt'],
  mostBytes: 50 * MEGABYTE,
  sniff: (_, whole) => sniffArchive(whole, 'odt'),
  open: (file) => openOdt(file),
};

const PICTURE = /^Pictures\//;

async function openOdt({ name, bytes }: InputFile): Promise<Result<OpenedFile>> {
  const unpacked = unpack(bytes, (one) => /^(?:content|styles|meta)\.xml$|^[^/]+\/content\.xml$/.test(one));
  if ('problem' in unpacked) return refuseFile(unpacked.problem);
  const { files } = unpacked;
  const [content, styles, meta] = ['content.xml', 'styles.xml', 'meta.xml'].map((one) =>
    parseOfficeXml(files.get(one)),
  );
  const body = findChild(content ?? undefined, 'body', 'text');
  if (!content || !body) return refuseFile('document_unreadable');
  const notes = createNoteTaker();
  notes.add('document_read');
  for (let count = 0; count < countMargins(styles); count += 1) notes.add('running_heads_left_out');
  const newId = createNewIds();
  const pictures = createPictureTaker(await preparePictures(bytes, PICTURE), newId);
  const language = findLanguage(styles ?? undefined);
  const pages = countPages(body);
  const reading: Reading = {
    lists: new Map([...readListStyles(styles ?? null), ...readListStyles(content)]),
    looks: readTextLooks([styles ?? null, content]),
    ...readParagraphStyles([styles ?? null, content]),
    nextNumber: createHeadingNumbers(styles ?? null),
    files,
    notes,
    newId,
    pictures,
    language: language ?? 'en',
    counted: new Map(),
    bookmarks: new Map(),
    openBookmarks: [],
    nextPage: pages,
    readBlocks,
    readBlock,
  };
  const first: readonly Block[] = pages ? [{ kind: 'page-break', id: newId('page'), page: '1' }] : [];
  const document = [...first, ...resolveBookmarks(readBlocks(body, reading), reading.bookmarks)];
  const said = findChild(meta ?? undefined, 'meta', 'title')?.textContent?.trim() ?? '';
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

function findLanguage(styles: Parameters<typeof findChild>[0]): string | null {
  const text = findChild(styles, 'styles', 'default-style', 'text-properties');
  const all = findChild(styles, 'styles');
  const holders = all ? [text, ...Array.from(all.getElementsByTagName('style:text-properties'))] : [text];
  const said = holders.find((one) => valueOf(one, 'language') !== null);
  const [language, country] = [valueOf(said, 'language'), valueOf(said, 'country')];
  const isKnown = language !== null && language !== 'none' && language !== 'zxx';
  return isKnown ? readLanguage(country && country !== 'none' ? `${language}-${country}` : language) : null;
}
