import { BLANK, BRAILLE_STANDARDS, findCodeForLanguage } from '@relievo/braille';
import { axisTitle } from '@relievo/chart/model';
import { textBox } from '@relievo/graphic/geometry';
import { type Drawing, type TextItem, walkLeaves } from '@relievo/graphic/model';
import type { Profile } from '@relievo/graphic/profiles';
import { openBraille } from '../../../braille/open.ts';
import { TABLES } from '../../../braille/tables.ts';
import { transliterateLetter } from '../../../braille/transliterate.ts';
import { createDocument } from '../../../documents/document-of.ts';
import { writePlainText } from '../../../documents/plain-text.ts';
import { writeLabels } from '../../../outputs/print/with-print.ts';
import type { Source } from '../../../source.ts';
import { ENGLISH_REPORTS } from '../../../words/en.ts';
import { reportText } from '../../../words/report-text.ts';
import { importSource } from '../../import-source.ts';
import { translateBack } from './back-translate.ts';
import type { GeneratedTable } from './generate.ts';

export interface Verdict {
  readonly table: GeneratedTable;
  /** Why there is no sheet. */
  readonly refused: string | null;
  readonly sheets: number;
  /** Columns that no medium and no finding names. */
  readonly lost: readonly string[];
  /** Labels that are read back as something else. */
  readonly misread: readonly string[];
  /** Pairs of labels on one line with less than a blank cell between them. */
  readonly close: readonly string[];
  /** Labels of paper, and those that have no room for print beside their braille, or in large print. */
  readonly labels: number;
  readonly unprinted: readonly string[];
  readonly notLarge: readonly string[];
  /** Labels that are in print nowhere and that no report names. */
  readonly silent: readonly string[];
  readonly told: readonly string[];
  readonly source: Source | null;
}

const braille = openBraille();

/** A table all the way to its sheets, and what came of it. */
export async function judgeTable(table: GeneratedTable, profile: Profile): Promise<Verdict> {
  const bytes = new TextEncoder().encode(table.csv);
  const made = await importSource(
    { name: 'table.csv', bytes },
    { profile, translate: braille.translate, language: table.language, wish: table.wish },
  );
  const nothing = { table, sheets: 0, lost: [], misread: [], close: [], ...UNSEEN, told: [], source: null };
  if (!made.ok) return { ...nothing, refused: reportText(made.problems[0], ENGLISH_REPORTS) };
  const { source, changes } = made.value;
  const sheets = [source.drawing, ...(source.furtherSheets ?? []), ...(source.keySheets ?? [])];
  const told = changes.map((change) => reportText(change, ENGLISH_REPORTS));
  return {
    table,
    refused: source.undrawn ? reportText(source.undrawn, ENGLISH_REPORTS) : null,
    sheets: source.undrawn ? 0 : sheets.length,
    lost: findLostColumns(table, source, sheets, told),
    misread: source.undrawn ? [] : findMisread(sheets, table.language, told),
    close: source.undrawn ? [] : sheets.flatMap(findCloseLabels),
    ...(source.undrawn || profile.medium !== 'swell' ? UNSEEN : judgePrint(sheets, profile)),
    told,
    source,
  };
}

const UNSEEN = { labels: 0, unprinted: [], notLarge: [], silent: [] } as const;

/** Whether eyes can read what fingers can. */
function judgePrint(
  sheets: readonly Drawing[],
  profile: Profile,
): Pick<Verdict, 'labels' | 'unprinted' | 'notLarge' | 'silent'> {
  const [both, large] = (['both', 'print'] as const).map((form) =>
    sheets.map((sheet) => judgeSheet(sheet, profile, form)),
  );
  return {
    labels: listTexts(sheets).length,
    unprinted: both?.flatMap(({ left }) => left) ?? [],
    notLarge: large?.flatMap(({ left }) => left) ?? [],
    silent: [...(both ?? []), ...(large ?? [])].flatMap(({ silent }) => silent),
  };
}

/** What of a sheet is in no print, looked for among what is drawn, and what of that is not told either. */
function judgeSheet(sheet: Drawing, profile: Profile, form: 'both' | 'print') {
  const { drawing, changes } = writeLabels(sheet, profile, form);
  const printed = new Set(
    [...walkLeaves(drawing)].flatMap((item) => (item.kind === 'text' && !item.braille ? [item.id] : [])),
  );
  const left = listTexts([sheet])
    .filter(({ id }) => !printed.has(id) && !printed.has(`${id}-print`))
    .map(({ print }) => print);
  const told = changes.map((change) => reportText(change, ENGLISH_REPORTS)).join('\n');
  return { left, silent: left.filter((print) => !told.includes(`“${print}”`)) };
}

/** Every column stands in what is read, and what is drawn of it or said of it besides. */
function findLostColumns(
  { columns }: GeneratedTable,
  source: Source,
  sheets: readonly Drawing[],
  told: readonly string[],
): readonly string[] {
  const { chart } = source;
  const read = writePlainText(createDocument(source));
  const items = sheets.flatMap((sheet) => [...walkLeaves(sheet)]);
  const onSheets = items
    .map((item) => `${item.name} ${item.kind === 'text' ? item.print : ''} ${item.description}`)
    .join('\n');
  const series = chart?.series.map(axisTitle) ?? [];
  return columns.filter((name) => {
    // A column of groups became the names of the series.
    const isGroup = !read.includes(name) && told.some((words) => words.includes(`“${name}”`));
    const isRead = read.includes(name) || isGroup;
    const isDrawn =
      source.undrawn !== undefined ||
      onSheets.includes(name) ||
      chart?.x.name === name ||
      series.length === 1 ||
      told.some((words) => words.includes(name));
    return !(isRead && isDrawn);
  });
}

function listTexts(sheets: readonly Drawing[]): readonly TextItem[] {
  return sheets
    .flatMap((sheet) => [...walkLeaves(sheet)])
    .filter((item): item is TextItem => item.kind === 'text' && item.print !== '' && item.braille !== null);
}

export function findMisread(
  sheets: readonly Drawing[],
  language: string,
  told: readonly string[],
): readonly string[] {
  const code = findCodeForLanguage(language);
  if (code === null) return [];
  const texts = new Map(
    listTexts(sheets)
      .filter(({ braille: cells }) => cells?.engine !== 'letters')
      // What a code cannot write is called by a number, and the report says so.
      .filter(({ print }) => !told.some((words) => words.includes(`no cells for “${print}”`)))
      .map(({ print, braille: cells }) => [print, (cells?.cells ?? '').replaceAll('\n', BLANK)] as const),
  );
  const back = translateBack([...texts.values()], TABLES[code].system);
  return [...texts.keys()].flatMap((print, index) => {
    const meant = normalise(print, language);
    const found = normalise(back[index] ?? '', language);
    return meant === found ? [] : [`${print} is read as ${back[index] ?? ''}`];
  });
}

/** What the tables write and do not read back: one bracket for both in German, the sign of the euro in Spanish. */
const ONE_WAY: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  de: [[/[()[\]]/g, '(']],
  es: [
    [/[€\u0080]/g, ''],
    [/°/g, 'grados '],
  ],
};

function normalise(text: string, language: string): string {
  const plain = (ONE_WAY[language] ?? []).reduce((now, [sign, by]) => now.replaceAll(sign, by), text);
  return [...plain]
    .map((character) =>
      /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(character)
        ? (transliterateLetter(character) ?? character)
        : character,
    )
    .join('')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('−', '-')
    .replaceAll(/[‐‑–]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Labels of one line that fingers read as one word. */
function findCloseLabels(sheet: Drawing): readonly string[] {
  const { cellPitch, dotPitch, dotDiameter } = BRAILLE_STANDARDS[sheet.sheet.braille];
  const least = 2 * cellPitch - dotPitch - dotDiameter - 0.01;
  const boxes = [...walkLeaves(sheet)].flatMap((item) =>
    item.kind === 'text' && item.braille ? [{ print: item.print, box: textBox(item, sheet.sheet) }] : [],
  );
  return boxes.flatMap((one, index) =>
    boxes.slice(index + 1).flatMap((other) => {
      const down = Math.max(
        one.box.y - (other.box.y + other.box.height),
        other.box.y - (one.box.y + one.box.height),
      );
      const along = Math.max(
        one.box.x - (other.box.x + other.box.width),
        other.box.x - (one.box.x + one.box.width),
      );
      return down < 0 && along < least ? [`${one.print} and ${other.print}: ${along.toFixed(1)} mm`] : [];
    }),
  );
}
