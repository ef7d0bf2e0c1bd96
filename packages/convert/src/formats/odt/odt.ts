import { type Result, succeed } from '@relievo/graphic/model';
import { sniffArchive } from '../archive/kind.ts';
import { unpack } from '../archive/unpack.ts';
import type { Importer, InputFile, OpenedFile } from '../importer.ts';
import { findChild, listChildren, nameOf, parseOfficeXml, valueOf } from '../markup/xml.ts';
import { createNoteTaker, refuseFile } from '../notes.ts';
import { openTextPages, readLanguage, titleOfName } from '../text/open-text-pages.ts';
import { joinLists } from '../text/write-blocks.ts';
import { createHeadingNumbers } from './heading-numbers.ts';
import { readListStyles } from './list-styles.ts';
import { readOdtBlocks } from './read-blocks.ts';
import { readTextLooks } from './text-looks.ts';

const MEGABYTE = 1_000_000;

/** A text of LibreOffice and others, with its headings, lists, tables and the words of its pictures. */
export const odtImporter: Importer = {
  id: 'odt',
  name: 'Document (OpenDocument)',
  endings: ['odt'],
  mostBytes: 50 * MEGABYTE,
  sniff: (_, whole) => sniffArchive(whole, 'odt'),
  open: (file) => openOdt(file),
};

function openOdt({ name, bytes }: InputFile): Result<OpenedFile> {
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
  const lists = new Map([...readListStyles(styles ?? null), ...readListStyles(content)]);
  const looks = readTextLooks([styles ?? null, content]);
  const nextNumber = createHeadingNumbers(styles ?? null);
  for (let count = 0; count < countMargins(styles); count += 1) notes.add('running_heads_left_out');
  const reading = { lists, looks, nextNumber, files, notes, counted: new Map() };
  const blocks = joinLists(readOdtBlocks(body, reading));
  const said = findChild(meta ?? undefined, 'meta', 'title')?.textContent?.trim() ?? '';
  const title = said || titleOfName(name);
  return succeed(
    openTextPages({
      title,
      isTitleKnown: said !== '',
      language: findLanguage(styles ?? undefined),
      parts: [{ name: title, blocks }],
      notes: notes.notes(),
    }),
  );
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
