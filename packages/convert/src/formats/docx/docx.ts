import { type Result, succeed } from '@relievo/graphic/model';
import { createTextSource } from '../../documents/text-source.ts';
import { sniffArchive } from '../archive/kind.ts';
import { unpack } from '../archive/unpack.ts';
import { arrangeText } from '../arrange-text.ts';
import type { Imported, Importer, InputFile, OpenedFile, PageOptions } from '../importer.ts';
import { findChild, parseOfficeXml, valueOf } from '../markup/xml.ts';
import { createNoteTaker, refuseFile } from '../notes.ts';
import { openOnePage } from '../one-page.ts';
import { createNumbering } from './numbering.ts';
import { readBody } from './read-body.ts';
import { readStyles } from './styles.ts';

const MEGABYTE = 1_000_000;
const A4 = { width: 210, height: 297 };

/** A text with its headings, lists, tables and the words of its pictures. */
export const docxImporter: Importer = {
  id: 'docx',
  name: 'Document (Word)',
  endings: ['docx'],
  mostBytes: 50 * MEGABYTE,
  sniff: (_, whole) => sniffArchive(whole, 'docx'),
  open: (file) => openDocx(file),
};

const WANTED = ['word/document.xml', 'word/styles.xml', 'word/numbering.xml'];

const MARGIN = /^word\/(?:header|footer)\d*\.xml$/;

function openDocx({ name, bytes }: InputFile): Result<OpenedFile> {
  const title =
    name
      .replace(/\.[^.]*$/, '')
      .trim()
      .slice(0, 200) || 'Document';
  const unpacked = unpack(bytes, (one) => WANTED.includes(one) || MARGIN.test(one));
  if ('problem' in unpacked) return refuseFile(unpacked.problem);
  const page = { name: title, kind: 'text' as const, size: A4 };
  return succeed(openOnePage(page, (options) => readDocx(unpacked.files, title, options)));
}

function readDocx(
  files: ReadonlyMap<string, Uint8Array>,
  title: string,
  options: PageOptions,
): Result<Imported> {
  const [document, styles, numbering] = WANTED.map((name) => parseOfficeXml(files.get(name)));
  const body = findChild(document ?? undefined, 'body');
  if (!body) return refuseFile('document_unreadable');
  const notes = createNoteTaker();
  notes.add('document_read');
  for (const [name, bytes] of files)
    if (MARGIN.test(name) && parseOfficeXml(bytes)?.textContent?.trim()) notes.add('running_heads_left_out');
  const reading = { styles: readStyles(styles ?? null), nextMark: createNumbering(numbering ?? null), notes };
  const said = valueOf(findChild(styles ?? undefined, 'docDefaults', 'rPrDefault', 'rPr', 'lang'));
  const arranged = arrangeText({
    blocks: readBody(body, reading),
    title: options.title ?? title,
    language: options.language ?? (said && /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(said) ? said : 'en'),
    isTitleKnown: options.title !== undefined,
  });
  return arranged.ok ? succeed({ source: createTextSource(arranged.value), notes: notes.notes() }) : arranged;
}
