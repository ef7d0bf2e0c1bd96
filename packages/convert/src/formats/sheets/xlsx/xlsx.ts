import type { ReadOptions } from '@relievo/chart/table';
import type { Result } from '@relievo/graphic/model';
import { sniffArchive } from '../../archive/kind.ts';
import { unpack } from '../../archive/unpack.ts';
import type { Importer, InputFile, OpenedFile } from '../../importer.ts';
import { readRelations } from '../../markup/relations.ts';
import { findChild, listChildren, parseOfficeXml, valueOf } from '../../markup/xml.ts';
import { refuseFile } from '../../notes.ts';
import { openSheets } from '../open-sheets.ts';
import { type Sheet, SheetTooLarge } from '../sheet.ts';
import { readFormats } from './formats.ts';
import { readSheet } from './read-sheet.ts';
import { readSharedTexts } from './shared-texts.ts';

const MEGABYTE = 1_000_000;

/** A workbook of Excel: the values that its cells show, those of formulas as they were last worked out. */
export const xlsxImporter: Importer = {
  id: 'xlsx',
  name: 'Table (Excel)',
  endings: ['xlsx', 'xlsm'],
  mostBytes: 50 * MEGABYTE,
  sniff: (_, whole) => sniffArchive(whole, 'xlsx'),
  open: (file, _task, reading) => openXlsx(file, reading),
};

const WANTED =
  /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml)$/;

function openXlsx({ bytes }: InputFile, reading?: ReadOptions): Result<OpenedFile> {
  const unpacked = unpack(bytes, (name) => WANTED.test(name));
  if ('problem' in unpacked) return refuseFile(unpacked.problem);
  try {
    const sheets = readSheets(unpacked.files);
    return sheets ? openSheets(sheets, reading) : refuseFile('document_unreadable');
  } catch (error) {
    if (error instanceof SheetTooLarge) return refuseFile('sheet_too_large');
    throw error;
  }
}

/** In the order of the workbook, whatever their files are called (ECMA-376, part 1, 18.2.19). */
function readSheets(files: ReadonlyMap<string, Uint8Array>): readonly Sheet[] | null {
  const workbook = parseOfficeXml(files.get('xl/workbook.xml'));
  if (!workbook) return null;
  const targets = readRelations(files, 'xl/workbook.xml');
  const is1904 = /^(?:1|true)$/.test(valueOf(findChild(workbook, 'workbookPr'), 'date1904') ?? '');
  const reading = {
    texts: readSharedTexts(parseOfficeXml(files.get('xl/sharedStrings.xml'))),
    formats: readFormats(parseOfficeXml(files.get('xl/styles.xml'))),
    is1904,
  };
  const sheets = listChildren(findChild(workbook, 'sheets') ?? workbook, 'sheet').map(
    (sheet): Sheet | null => {
      const target = targets.get(valueOf(sheet, 'id') ?? '');
      const root = parseOfficeXml(files.get(target?.path ?? ''));
      const state = valueOf(sheet, 'state') ?? 'visible';
      return (
        root && {
          name: valueOf(sheet, 'name') ?? '',
          isHidden: state !== 'visible',
          ...readSheet(root, reading),
        }
      );
    },
  );
  const found = sheets.filter((sheet) => sheet !== null);
  return found.length > 0 ? found : null;
}
