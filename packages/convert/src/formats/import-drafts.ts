import { type Document, LIMITS, walkBlocks } from '@relievo/document/model';
import { fail, type Problem, type Result, succeed } from '@relievo/graphic/model';
import type { Change } from '@relievo/graphic/outputs';
import { createTextSource } from '../documents/text-source.ts';
import { ENGLISH_REPORTS } from '../words/en.ts';
import { reportText } from '../words/report-text.ts';
import { arrangeText } from './arrange-text.ts';
import { findOtherLanguage, takeEnglishOff } from './document/other-language.ts';
import { drawForTouch } from './document/tactile-figures.ts';
import { fitDraft } from './fit-draft.ts';
import { type ImportedSource, importFirst } from './import-source.ts';
import type { DraftOptions, InputFile, OpenedFile, OpenedPages, OpenedTables, Task } from './importer.ts';
import { openFile } from './importers.ts';
import { tellFormulas } from './math/tell-formulas.ts';
import { createNoteTaker, refuseFile, toChange } from './notes.ts';
import { importPrintedPictures } from './printed-pictures/import-printed-pictures.ts';
import { isPageOfPrint } from './printed-pictures/is-page-of-print.ts';
import { redrawCharts } from './table/redrawn-charts.ts';
import { listTextBlocks } from './text/text-blocks.ts';

/** One of the things that a file holds. */
export interface ImportedDraft extends ImportedSource {
  /** Those that it was made of, from 1; none of a file without pages. */
  readonly pages: readonly number[];
}

/** Characters of a text that publications are made of, which have no limit but that of a document. */
export const MAX_DOCUMENT_CHARACTERS = LIMITS.characters;

/** Nobody looks through more drawings of one file. */
export const MOST_DRAFTS = 40;

/** Imports all that a file holds, with its charts in the form that the options ask for. */
export async function importDrafts(
  file: InputFile,
  options: DraftOptions,
  task: Task = {},
): Promise<Result<readonly ImportedDraft[]>> {
  const { sheet: _, ...unfitted } = options;
  const read = await importInItsLanguage(file, unfitted, task);
  if (!read.ok) return read;
  const drawn: ImportedDraft[] = [];
  for (const draft of read.value) drawn.push(await drawFiguresOf(draft, options, task));
  const { charts = 'drawing' } = options;
  if (charts === 'drawing') return fitAll(drawn, options);
  const shown = drawn.flatMap((draft) => {
    const made = redrawCharts(draft, options);
    const isRedrawn = made.every(({ source }) => source !== draft.source);
    return isRedrawn && charts === 'both' ? [...made, keepAsDrawn(draft)] : made;
  });
  return fitAll(shown, options);
}

/** Draws the figures of a document for touch. They are then more than their alternative texts. */
async function drawFiguresOf(
  draft: ImportedDraft,
  options: DraftOptions,
  task: Task,
): Promise<ImportedDraft> {
  if (!draft.document || options.drawsFigures === undefined || options.layout === 'source') return draft;
  const { title: _, pages: __, ...shared } = options;
  const charts = options.charts === 'drawing' ? 'drawing' : 'redrawn';
  const { document, changes } = await drawForTouch(draft.document, {
    maxPictures: options.drawsFigures,
    drawPicture: (file, title, language) =>
      importDrafts(
        file,
        { ...shared, charts, title, language },
        { ...(task.signal && { signal: task.signal }) },
      ),
    fit: (one) => fitDraft(one, options),
    ...(task.onProgress && { onProgress: task.onProgress }),
  });
  const untrue = listUntrueNotes(document.document);
  const before = draft.changes.filter(({ code }) => !untrue.includes(code));
  return { ...draft, document, changes: [...before, ...changes] };
}

/** Lists the notes that are true of the text alone, because the document shows the pictures that they are about. */
function listUntrueNotes({ pictures, blocks }: Document): readonly string[] {
  const shown = [...walkBlocks(blocks)].flatMap(({ block }) =>
    block.kind === 'figure' ? [block.shows] : [],
  );
  const areAllShown =
    shown.length > 0 && shown.every(({ picture, drawing, chart }) => picture ?? drawing ?? chart);
  if (areAllShown) return ['picture_in_words', 'picture_without_words'];
  return pictures.length > 0 ? ['picture_in_words'] : [];
}

/** Keeps a drawing beside the chart that was read from it, as its second form. */
function keepAsDrawn(draft: ImportedDraft): ImportedDraft {
  const note: Change = { code: 'chart_kept_as_drawn', parameters: { count: 1 }, items: [] };
  return { ...draft, charts: [], changes: [note, ...draft.changes] };
}

/** Lays each draft on the sheet; one that cannot be laid on it does not hold up the others. */
function fitAll(drafts: readonly ImportedDraft[], options: DraftOptions): Result<readonly ImportedDraft[]> {
  const fitted: ImportedDraft[] = [];
  const unfit: Change[] = [];
  let refused: Problem | null = null;
  for (const draft of drafts) {
    const one = fitDraft(draft, options);
    if (one.ok) fitted.push({ ...one.value, pages: draft.pages });
    else {
      refused ??= one.problems[0];
      unfit.push(tellUnread({ page: draft.pages[0] ?? 1, problem: one.problems[0] }));
    }
  }
  const [first, ...others] = fitted;
  if (!first) return fail(refused ?? { code: 'nothing_drawn', parameters: {} });
  return succeed([{ ...first, changes: [...unfit, ...first.changes] }, ...others]);
}

/** Imports a file a second time if its words are in another language than the file says, and its author states none. */
async function importInItsLanguage(
  file: InputFile,
  options: DraftOptions,
  task: Task,
): Promise<Result<readonly ImportedDraft[]>> {
  const read = await importAsDrawn(file, options, task);
  if (!read.ok || options.language !== undefined) return read;
  const [whole] = read.value.flatMap(({ document }) => document ?? []);
  const language = whole ? findOtherLanguage(whole.document) : null;
  if (language === null) return read;
  const again = await importAsDrawn(file, { ...options, language }, task);
  if (!again.ok) return again;
  const notes = createNoteTaker();
  notes.add('language_found', { language });
  return succeed(
    again.value.map((draft, at) => ({
      ...draft,
      ...(draft.document && { document: takeEnglishOff(draft.document) }),
      changes: at === 0 ? [...notes.notes().map(toChange), ...draft.changes] : draft.changes,
    })),
  );
}

/** Imports the content of a file as drafts. The first of them has the whole document if the file is read as one. */
async function importAsDrawn(
  file: InputFile,
  options: DraftOptions,
  task: Task,
): Promise<Result<readonly ImportedDraft[]>> {
  const opened = await openFile(file, task, options.reading);
  if (!opened.ok) return opened;
  const whole = await importWhole(opened.value, options, task);
  if (whole) return succeed([{ ...whole, pages: [] }]);
  const drafts = await importOpened(opened.value, options, task);
  return drafts.ok && opened.value.kind === 'pages'
    ? addDocument(drafts.value, file, opened.value, options, task)
    : drafts;
}

/**
 * Makes one draft of all pages of a file: their text, and the document with its figures in their places. Returns null
 * if the file has a single page or no page of text, or the author has chosen some of its pages.
 */
async function importWhole(
  opened: OpenedFile,
  options: DraftOptions,
  task: Task,
): Promise<ImportedSource | null> {
  if (options.documents !== 'whole' || options.pages || opened.kind !== 'pages') return null;
  // A single page is a text and a drawing for fingers, because its author most likely wants both.
  if (opened.pages.length < 2 || !opened.pages.some(({ kind }) => kind === 'text')) return null;
  const numbers = opened.pages.map(({ number }) => number);
  const whole = await opened.importDocument?.(numbers, options, task);
  if (!whole) return null;
  const { document } = whole.document;
  const { title, language } = document.metadata;
  // Notes about pictures in a text are not for readers who have the document.
  const blocks = listTextBlocks(document, createNoteTaker());
  const arranged = arrangeText({ blocks, title, language, isTitleKnown: title !== '' }, options);
  if (!arranged.ok) return null;
  const { source, changes } = await tellFormulas(createTextSource(arranged.value));
  return { source, document: whole.document, changes: [...whole.notes.map(toChange), ...changes] };
}

/** Adds the document of the chosen pages to the first draft. Its notes are added if no draft has them. */
async function addDocument(
  drafts: readonly ImportedDraft[],
  file: InputFile,
  { pages, importDocument }: OpenedPages,
  options: DraftOptions,
  task: Task,
): Promise<Result<readonly ImportedDraft[]>> {
  const [first, ...others] = drafts;
  if (!first) return succeed(drafts);
  const numbers = pages.map(({ number }) => number);
  const wanted = numbers.filter((number) => options.pages?.includes(number) ?? true);
  const isPrint = drafts.some(({ picture }) => picture && isPageOfPrint(picture));
  const read = isPrint && !options.isWholePicture ? importPrintedPictures : null;
  const whole = importDocument
    ? await importDocument(wanted, options, task)
    : ((await read?.(file, wanted, options, task)) ?? null);
  if (!whole) return succeed(drafts);
  const known = new Set(drafts.flatMap(({ changes }) => changes.map(({ code }) => code)));
  const changes = whole.notes.filter(({ code }) => !known.has(code)).map(toChange);
  return succeed([
    { ...first, document: whole.document, changes: [...first.changes, ...changes] },
    ...others,
  ]);
}

/** All that a file holds: its pages of text are one text, and each page that is drawn on is a drawing of its own. */
async function importOpened(
  opened: OpenedFile,
  options: DraftOptions,
  task: Task,
): Promise<Result<readonly ImportedDraft[]>> {
  if (opened.kind === 'tables') return importTables(opened, options);
  const unknown = opened.kind === 'pages' ? findMissing(opened, options.pages) : null;
  if (unknown) return unknown;
  if (opened.kind === 'pages' && opened.pages.length > 1) return importAll(opened, options, task);
  const holdsGraphic = opened.kind === 'pages' && opened.pages[0]?.holdsGraphic;
  if (opened.kind === 'pages' && holdsGraphic) return importAll(opened, options, task);
  const one = await importFirst(opened, options, task);
  return one.ok ? succeed([{ ...one.value, pages: [] }]) : one;
}

/** Where none of the chosen pages is there. */
function findMissing({ pages }: OpenedPages, chosen: readonly number[] = []): Result<never> | null {
  const [first] = chosen;
  if (first === undefined || pages.some(({ number }) => chosen.includes(number))) return null;
  return refuseFile('page_not_there', { page: first, pages: pages.length });
}

/** Each table is a chart of its own; one that can be none does not hold up the others. */
function importTables(
  { tables, notes }: OpenedTables,
  options: DraftOptions,
): Result<readonly ImportedDraft[]> {
  const told: Change[] = notes.map(toChange);
  const drafts: ImportedDraft[] = [];
  let unread: Problem | null = null;
  for (const { name, title, opened } of tables) {
    const made = opened.ok
      ? opened.value.makeChart({ ...options, title: nameChart(title ?? name, options) })
      : opened;
    if (made.ok) {
      const changes = [...made.value.notes.map(toChange), ...made.value.changes];
      drafts.push({ source: made.value.source, changes, pages: [] });
    } else {
      const [problem] = made.problems;
      unread ??= problem;
      const why = reportText(problem, ENGLISH_REPORTS);
      told.push({ code: 'sheet_not_converted', parameters: { sheet: name, why }, items: [] });
    }
  }
  const [first, ...others] = drafts;
  if (!first) return fail(unread ?? { code: 'workbook_empty', parameters: {} });
  return succeed([{ ...first, changes: [...told, ...first.changes] }, ...others]);
}

function nameChart(sheet: string, { title }: DraftOptions): string {
  return title === undefined ? sheet : `${title}: ${sheet}`;
}

interface Unread {
  readonly page: number;
  readonly problem: Problem;
}

async function importAll(
  opened: OpenedPages,
  options: DraftOptions,
  task: Task,
): Promise<Result<readonly ImportedDraft[]>> {
  const wanted = opened.pages.filter(({ number }) => options.pages?.includes(number) ?? true);
  const texts = wanted.filter(({ kind }) => kind === 'text').map(({ number }) => number);
  const drafts: ImportedDraft[] = [];
  const unread: Unread[] = [];
  if (texts.length > 0 && opened.importText)
    for (const group of groupTexts(opened, texts, options)) {
      const text = await opened.importText(group, options, task);
      if (!text.ok) unread.push({ page: group[0] ?? 1, problem: text.problems[0] });
      else {
        const { notes, document } = text.value;
        const { source, changes } = await tellFormulas(text.value.source);
        drafts.push({
          source,
          changes: [...notes.map(toChange), ...changes],
          pages: group,
          ...(document && { document }),
        });
      }
    }
  const drawn = wanted
    .filter(({ kind, holdsGraphic }) => kind !== 'text' || holdsGraphic)
    .map(({ number }) => number);
  for (const page of drawn.slice(0, MOST_DRAFTS)) {
    task.onProgress?.(page, opened.pages.length);
    const name = opened.pages[page - 1]?.name ?? '';
    const made = await opened.importPages([page], { ...options, title: name, part: 'graphic' }, task);
    if (!made.ok) unread.push({ page, problem: made.problems[0] });
    else
      for (const { source, notes, charts = [], picture, origin } of made.value)
        drafts.push({
          source,
          changes: notes.map(toChange),
          pages: [page],
          charts,
          ...(origin && { origin }),
          ...(picture && { picture }),
        });
  }
  const [first, ...others] = drafts;
  const [problem] = unread;
  if (!first) return { ok: false, problems: [problem?.problem ?? { code: 'nothing_drawn', parameters: {} }] };
  const left = drawn.length - MOST_DRAFTS;
  const told: Change[] = [
    ...unread.map(tellUnread),
    ...(left > 0
      ? [{ code: 'pdf_pages_left_out', parameters: { most: MOST_DRAFTS, count: left }, items: [] }]
      : []),
  ];
  return succeed([{ ...first, changes: [...told, ...first.changes] }, ...others]);
}

/** Groups pages of text as the file does, unless a text may be longer than its groups. */
function groupTexts(
  { textGroups }: OpenedPages,
  texts: readonly number[],
  { maxCharacters }: DraftOptions,
): readonly (readonly number[])[] {
  if (!textGroups || maxCharacters !== undefined) return [texts];
  return textGroups
    .map((group) => group.filter((number) => texts.includes(number)))
    .filter((group) => group.length > 0);
}

/** A page that is empty or fails does not hold up the others. */
function tellUnread({ page, problem }: Unread): Change {
  return {
    code: 'page_not_converted',
    parameters: { page, why: reportText(problem, ENGLISH_REPORTS) },
    items: [],
  };
}
