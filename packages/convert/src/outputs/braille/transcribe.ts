import { BrailleError, type Translator } from '@relievo/braille';
import type { LaidOut } from '@relievo/braille/layout';
import { fail, type Result, succeed } from '@relievo/graphic/model';
import { type Change, prepare } from '@relievo/graphic/outputs';
import type { Profile } from '@relievo/graphic/profiles';
import { toCells } from '@relievo/graphic/raster/dots';
import { createDocument } from '../../documents/document-of.ts';
import { findWords } from '../../documents/words.ts';
import type { OutputSettings } from '../../settings.ts';
import type { Source } from '../../source.ts';
import { layOutWithContents } from './contents.ts';
import { writeFormulasInBraille } from './formulas.ts';
import { reportGraphicChanges } from './graphic-changes.ts';
import { type BraillePaper, choosePaper } from './page-format.ts';
import { createTranscription, listTexts } from './transcription-of.ts';
import { chooseTable, translateTexts } from './words.ts';

export type Transcribed = LaidOut & {
  readonly paper: BraillePaper;
  /** The pages that the graphic fills. */
  readonly graphicPages: ReadonlySet<number>;
  readonly engine: string;
  readonly table: string;
  readonly changes: readonly Change[];
};

/** The whole of a source on pages of braille: title, description, key, numbers, graphic and its parts. */
export function transcribeSource(
  source: Source,
  profile: Profile,
  translator: Translator,
  settings: OutputSettings,
  dots?: 6 | 8,
): Result<Transcribed> {
  const prepared = prepare(source, profile, { drawsTextures: false });
  if (!prepared.ok) return prepared;
  const table = chooseTable(source.drawing.language, settings.table);
  if (!table.ok) return table;
  try {
    const found = choosePaper(profile, settings.page);
    const made = layOutOnPages(
      source,
      translator,
      settings,
      { ...found, dots: dots ?? found.dots },
      table.value,
    );
    return succeed({ ...made, changes: [...prepared.value.changes, ...made.changes] });
  } catch (error) {
    if (!(error instanceof BrailleError)) throw error;
    return fail({ code: error.code, parameters: error.parameters });
  }
}

function layOutOnPages(
  source: Source,
  translator: Translator,
  { page: { numbers }, mathematics }: OutputSettings,
  paper: BraillePaper,
  table: string,
): Transcribed {
  const { drawing, furtherSheets = [] } = source;
  const { document, changes } = writeFormulasInBraille(createDocument(source), table, mathematics);
  const own = findWords(document.language);
  const words = translateTexts(
    [...listTexts(document), { text: own.contents }, { text: own.graphic }],
    translator.translate,
    table,
  );
  const { columns, rows, dots } = paper;
  const room = numbers === 'none' ? rows : rows - 1;
  const graphics = [drawing, ...furtherSheets].map((sheet) =>
    toCells(sheet, { columns, rows: room, dots, braille: sheet.sheet.braille }),
  );
  const transcription = createTranscription(document, words.cellsOf, graphics, drawing.sheet);
  const numberCells = (page: number): string => translator.translate([String(page)], table)[0]?.cells ?? '';
  const made = layOutWithContents(
    transcription,
    { columns, rows, numbers, numberCells },
    words.cellsOf(own.contents),
    words.cellsOf(own.graphic),
  );
  return {
    ...made,
    paper,
    graphicPages: new Set(
      made.blocks.flatMap(({ kind }, at) => (kind === 'graphic' ? [made.starts[at]?.page ?? 0] : [])),
    ),
    engine: words.engine,
    table: words.table,
    changes: [
      ...words.changes,
      ...changes,
      ...(source.undrawn ? [] : graphics.flatMap((graphic) => reportGraphicChanges(paper, graphic))),
    ],
  };
}
