import {
  BRAILLE_STANDARDS,
  type BrailleText,
  findCodeForLanguage,
  linesOf,
  type Translator,
} from '@relievo/braille';
import { wrapCells } from '@relievo/braille/layout';
import { LEAST_PRINT } from '@relievo/graphic/labels';
import { type Drawing, drawableArea, type Reader, type TextItem } from '@relievo/graphic/model';
import { planSheets, type SpreadDrawing, spreadDrawing } from '@relievo/graphic/operations/spread';
import type { Change } from '@relievo/graphic/outputs';
import type { Profile } from '@relievo/graphic/profiles';
import { writeGuide } from '@relievo/graphic/words';
import { countOf } from '@relievo/words';
import type { Source } from './source.ts';
import type { ConversionReports } from './words/reports.ts';

type Speller = Pick<Translator, 'engine' | 'translate'>;

/**
 * A source whose drawing is spread: the overview, its details, and the guide from one to the next, in words and on
 * sheets of its own. Any other source stays as it is.
 */
export function spreadSource(source: Source, translator: Speller, table?: string): Source {
  const spread = spreadDrawing(source.drawing);
  if (!spread) return source;
  const guide = writeGuide(spread);
  return {
    ...source,
    drawing: spread.overview,
    furtherSheets: [...spread.details.map(({ drawing }) => drawing), ...(source.furtherSheets ?? [])],
    keySheets: [...drawGuide(spread, guide, translator, codeOf(source, table)), ...(source.keySheets ?? [])],
    guide,
  };
}

export interface PlannedSource {
  readonly source: Source;
  readonly changes: readonly Change<ConversionReports>[];
}

/** A source of one drawing that is too full for a reader: its drawing says from then on how it is spread. */
export function planSource(source: Source, reader: Reader, profile: Profile): PlannedSource {
  if (source.chart || source.text || source.undrawn) return { source, changes: [] };
  const { plan, crowded, uncured } = planSheets(source.drawing, reader, profile);
  if (!plan) {
    const change: Change<ConversionReports> =
      crowded === 0
        ? { code: 'sheets_one_enough', parameters: {}, items: [] }
        : { code: 'sheets_no_help', parameters: { count: countOf(crowded) }, items: [] };
    return { source, changes: [change] };
  }
  const drawing = { ...source.drawing, spread: plan };
  const items = spreadDrawing(drawing)?.leftOut.map(({ id }) => id) ?? [];
  const parameters = {
    count: countOf(items),
    sheets: countOf(plan.places.length + 1),
    uncured: countOf(uncured),
  };
  return { source: { ...source, drawing }, changes: [{ code: 'sheets_spread', parameters, items }] };
}

/** The guide is English: in the code that was chosen for an English drawing, else in that of English. */
function codeOf({ drawing }: Source, table: string | undefined): string {
  const isEnglish = /^en\b/i.test(drawing.language);
  return (isEnglish ? table : undefined) ?? findCodeForLanguage('en') ?? 'ueb-2';
}

interface Paragraph {
  readonly print: string;
  readonly braille: BrailleText;
  readonly height: number;
}

/** Print beside a line of braille is estimated to be wider than it is, and is to stay on the sheet. */
const LINE_SHARE = 0.85;

/** In braille, one paragraph below the other, with room for its print between them. */
function drawGuide(
  { overview }: SpreadDrawing,
  guide: readonly string[],
  { engine, translate }: Speller,
  table: string,
): readonly Drawing[] {
  const { sheet } = overview;
  const area = drawableArea(sheet);
  const { cellPitch, linePitch } = BRAILLE_STANDARDS[sheet.braille];
  const width = Math.max(1, Math.floor((LINE_SHARE * area.width) / cellPitch));
  const most = Math.max(1, Math.floor(area.height / linePitch));
  const paragraphs = translate(guide, table).flatMap((translation, at): readonly Paragraph[] => {
    const lines = wrapCells(translation.cells, width);
    return splitInto(lines, most).map((some, part) => ({
      print: part === 0 ? (guide[at] ?? '') : '',
      braille: { cells: some.join('\n'), engine, table: translation.table },
      height: some.length * linePitch,
    }));
  });
  const pages: { readonly paragraph: Paragraph; readonly y: number }[][] = [];
  let y = Infinity;
  for (const paragraph of paragraphs) {
    if (y + paragraph.height > area.y + area.height) {
      pages.push([]);
      y = area.y + roomForPrint(paragraph);
    }
    pages.at(-1)?.push({ paragraph, y });
    y += paragraph.height + roomForPrint(paragraph);
  }
  return pages.map((page, at): Drawing => {
    const id = `${overview.id}-guide-${at + 1}`;
    const items = page.map(
      ({ paragraph, y: top }, index): TextItem => ({
        kind: 'text',
        id: `guide-${index + 1}`,
        role: 'title',
        name: '',
        description: '',
        at: { x: area.x, y: top },
        print: paragraph.print,
        printSize: LEAST_PRINT,
        braille: paragraph.braille,
        height: 1,
      }),
    );
    return {
      ...overview,
      id,
      title: overview.title ? `${overview.title}: guide to the sheets` : 'Guide to the sheets',
      description: page
        .map(({ paragraph }) => paragraph.print)
        .join(' ')
        .trim(),
      layers: [{ id: 'guide', name: 'Guide to the sheets', visible: true, items }],
    };
  });
}

/** Print takes as many lines as braille at most, each of less height, and stands off it. */
function roomForPrint({ braille }: Paragraph): number {
  return linesOf(braille.cells).length * LEAST_PRINT * 0.75 + 2 * GAP;
}

/** Between braille and anything else (TU Dresden: 3 to 6). */
const GAP = 4.5;

function splitInto(lines: readonly string[], most: number): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(lines.length / most) }, (_, at) =>
    lines.slice(at * most, (at + 1) * most),
  );
}
