import type { LabelForm } from '@relievo/graphic/labels';
import { type Drawing, fail, type Refuse, type Result, succeed } from '@relievo/graphic/model';
import { type Change, colorOf, type OutputResult, prepare } from '@relievo/graphic/outputs';
import type { Profile } from '@relievo/graphic/profiles';
import { addAll } from '@relievo/words';
import {
  type Document,
  type DocumentBlock,
  levelOf,
  writeItemLine,
  writeKeyLine,
  writePartLine,
} from '../documents/document.ts';
import { createDocument } from '../documents/document-of.ts';
import type { LibraryOutput, OutputMeans, Source } from '../source.ts';
import type { ConversionReports } from '../words/reports.ts';
import { reportLettersMissingIn, reportMissingLetters } from './changes.ts';
import { drawInto } from './pdf/draw.ts';
import {
  BODY,
  createFlow,
  createTextElement,
  drawMarked,
  type Element,
  ensureRoom,
  type Flow,
  LEADING,
  MARGIN,
  setText,
} from './pdf/flow.ts';
import { createPdf, finishPdf, POINTS_PER_MM } from './pdf/pdf.ts';
import { setTable } from './pdf/table.ts';
import { letterBesideBraille } from './print/letters.ts';
import { writeLabels } from './print/with-print.ts';

const refuse: Refuse<ConversionReports> = fail;

/** The graphic with its description, key, numbers and parts: headings, figure, table and language for screen readers. */
export const pdf = {
  id: 'pdf',
  words: {
    name: 'Tagged PDF',
    short: 'Tagged PDF',
    use: 'The picture and its description, for screen readers and eyes.',
  },
  purpose: 'read',
  mediaType: 'application/pdf',
  endings: ['pdf'],
  media: ['swell-a4'],
  needs: [],
  ways: ['tagged_pdf'],
  make: (
    source: Source,
    profile: Profile,
    { settings }: Pick<OutputMeans, 'settings'>,
  ): Result<OutputResult> => {
    const prepared = prepare(source, profile);
    if (!prepared.ok) return prepared;
    const document = createDocument(source);
    const cells = countCells(document);
    if (cells > MOST_CELLS)
      return refuse({ code: 'document_table_too_long', parameters: { cells, most: MOST_CELLS } });
    const figures = createFigures(source, profile, settings.labels ?? 'both');
    const bytes = writePdf(document, figures, pageFor(profile), settings.date);
    return succeed({
      files: [{ name: 'document.pdf', mediaType: 'application/pdf', bytes }],
      changes: [
        ...prepared.value.changes,
        ...reportMissingLetters(source.drawing),
        ...reportLettersMissingIn(document),
        ...figures.changes,
      ],
    });
  },
} satisfies LibraryOutput<'pdf'>;

/** About five hundred pages: nobody turns more. */
const MOST_CELLS = 50_000;

function countCells({ blocks }: Document): number {
  return blocks.reduce(
    (sum, block) => sum + (block.kind === 'table' ? block.table.rows.length * block.table.columns.length : 0),
    0,
  );
}

const A4 = { width: 210, height: 297 };

/** Paper is what the profile says; what is no paper is read on A4. */
function pageFor({ medium, sheet }: Profile): { readonly width: number; readonly height: number } {
  return medium === 'pins' || medium === 'touchscreen' ? A4 : sheet;
}

function writePdf(
  { title, language, blocks }: Document,
  figures: Figures,
  page: { readonly width: number; readonly height: number },
  date: string,
): Uint8Array {
  const file = createPdf({ title, language, date });
  const flow = createFlow(file, { width: page.width * POINTS_PER_MM, height: page.height * POINTS_PER_MM });
  const root = file.struct('Document');
  file.addStructure(root);
  drawHeading(flow, root, 'H1', title, 24);
  for (const [at, block] of blocks.entries()) setBlock(flow, root, block, blocks[at + 1], figures);
  root.end();
  return finishPdf(file);
}

function setBlock(
  flow: Flow,
  root: Element,
  block: DocumentBlock,
  next: DocumentBlock | undefined,
  figures: Figures,
): void {
  if (block.kind === 'heading') {
    flow.y += BODY;
    const keep =
      next?.kind === 'figure'
        ? chooseFigureSize(flow, figures.drawingOf(next.sheet), H2_ROOM).height
        : undefined;
    const level = levelOf(block);
    drawHeading(flow, root, HEADINGS[level] ?? 'H6', block.text, Math.max(14, 22 - 2 * level), keep);
  } else if (block.kind === 'paragraph') {
    const element = createTextElement(flow.pdf, 'P', block.text, block.language);
    root.add(element);
    setText(flow, element, block.text, { tag: 'P', size: BODY });
    element.end();
    flow.y += BODY / 2;
  } else if (block.kind === 'list') drawList(flow, root, block.items.map(writeItemLine));
  else if (block.kind === 'key') drawList(flow, root, block.entries.map(writeKeyLine));
  else if (block.kind === 'parts') drawList(flow, root, block.entries.map(writePartLine));
  else if (block.kind === 'table') setTable(flow, root, block.table);
  else setFigure(flow, root, block, figures);
}

type Heading = 'H1' | 'H2' | 'H3' | 'H4' | 'H5' | 'H6';
const HEADINGS: Readonly<Record<number, Heading>> = { 2: 'H2', 3: 'H3', 4: 'H4', 5: 'H5', 6: 'H6' };

function drawHeading(
  flow: Flow,
  root: Element,
  tag: Heading,
  text: string,
  size: number,
  keep = 3 * BODY * LEADING,
): void {
  const element = flow.pdf.struct(tag, { title: text });
  root.add(element);
  setText(flow, element, text, { tag, size, weight: 'bold', keep });
  flow.pdf.outline.addItem(text);
  element.end();
  flow.y += BODY / 2;
}

function drawList(flow: Flow, root: Element, entries: readonly string[]): void {
  const element = flow.pdf.struct('L');
  root.add(element);
  for (const entry of entries) {
    const item = flow.pdf.struct('LI');
    element.add(item);
    const body = createTextElement(flow.pdf, 'LBody', entry);
    item.add(body);
    setText(flow, body, entry, { tag: 'LBody', size: BODY, indent: BODY });
    body.end();
    item.end();
    flow.y += BODY / 4;
  }
  element.end();
}

/** What a heading of one line takes before the figure below it. */
const H2_ROOM = 18 * LEADING + BODY;

/**
 * As large as the page allows and never larger than it is, for true lengths are the swell paper's.
 * It may shrink a little to stay on a page that has begun.
 */
function chooseFigureSize(
  { top, bottom, y, width }: Flow,
  { sheet }: Drawing,
  above = 0,
): { readonly scale: number; readonly width: number; readonly height: number } {
  const size = { width: sheet.width * POINTS_PER_MM, height: sheet.height * POINTS_PER_MM };
  const fitting = (room: number): number => Math.min(1, width / size.width, Math.max(0, room) / size.height);
  const [here, alone] = [fitting(bottom - y - above), fitting(bottom - top - H2_ROOM)];
  const scale = here >= ENOUGH * alone ? here : alone;
  return { scale, width: size.width * scale, height: size.height * scale };
}
const ENOUGH = 0.75;

interface Figures {
  /** The sheet that a figure of the document shows. */
  readonly drawingOf: (sheet: number | undefined) => Drawing;
  /** The same with its labels, whose print has its size on a figure shown at a share of its own. */
  readonly write: (drawing: Drawing, scale: number) => Drawing;
  readonly changes: readonly Change<ConversionReports>[];
}

function createFigures(
  { drawing, furtherSheets = [] }: Source,
  profile: Profile,
  labels: LabelForm,
): Figures {
  const changes: Change<ConversionReports>[] = [];
  return {
    drawingOf: (sheet = 0) => furtherSheets[sheet - 1] ?? drawing,
    write: (figure, scale) => {
      const written = writeLabels(figure, profile, labels, letterBesideBraille(scale));
      // Nothing here is raised, so that nothing is felt in black.
      addAll(
        changes,
        written.changes.filter(({ code }) => code !== 'print_felt_in_black'),
      );
      return written.drawing;
    },
    changes,
  };
}

function setFigure(
  flow: Flow,
  root: Element,
  { alt, sheet }: DocumentBlock & { readonly kind: 'figure' },
  figures: Figures,
): void {
  const drawing = figures.drawingOf(sheet);
  const { scale, width, height } = chooseFigureSize(flow, drawing);
  ensureRoom(flow, height - HAIR);
  const at = { x: flow.left, y: flow.y };
  const settings = { alt, bbox: [at.x, at.y, at.x + width, at.y + height] };
  const element = flow.pdf.struct('Figure', settings);
  root.add(element);
  drawMarked(flow.pdf, element, 'Figure', () =>
    drawInto(flow.pdf, figures.write(drawing, scale), { medium: 'swell', inkOf: colorOf }, at, scale),
  );
  element.end();
  flow.y = at.y + height + MARGIN / 4;
}
const HAIR = 0.01;
