import type { ReadOptions } from '@relievo/chart/table';
import type { Result } from '@relievo/graphic/model';
import { sniffArchive } from '../../archive/kind.ts';
import { unpack } from '../../archive/unpack.ts';
import type { Importer, InputFile, OpenedFile } from '../../importer.ts';
import { findChild, listChildren, parseOfficeXml } from '../../markup/xml.ts';
import { refuseFile } from '../../notes.ts';
import { openSheets } from '../open-sheets.ts';
import { SheetTooLarge } from '../sheet.ts';
import { readHiddenStyles, readOdsSheet } from './read-sheet.ts';

const MEGABYTE = 1_000_000;

/** A workbook of LibreOffice and others: the values that its cells show. */
export const odsImporter: Importer = {
  id: 'ods',
  name: 'Table (OpenDocument)',
  endings: ['ods'],
  mostBytes: 50 * MEGABYTE,
  sniff: (_, whole) => sniffArchive(whole, 'ods'),
  open: (file, _task, reading) => openOds(file, reading),
};

function openOds({ bytes }: InputFile, reading?: ReadOptions): Result<OpenedFile> {
  const unpacked = unpack(bytes, (name) => name === 'content.xml');
  if ('problem' in unpacked) return refuseFile(unpacked.problem);
  const root = parseOfficeXml(unpacked.files.get('content.xml'));
  const book = findChild(root ?? undefined, 'body', 'spreadsheet');
  if (!root || !book) return refuseFile('document_unreadable');
  const hidden = readHiddenStyles(root);
  try {
    return openSheets(
      listChildren(book, 'table').map((sheet) => readOdsSheet(sheet, hidden)),
      reading,
    );
  } catch (error) {
    if (error instanceof SheetTooLarge) return refuseFile('sheet_too_large');
    throw error;
  }
}
