import { type Block, type Document, type Figure, type Inline, walkParts } from '@relievo/document/model';
import { textOfInlines } from '@relievo/document/text';
import type { Problem } from '@relievo/graphic/model';
import { addAll } from '@relievo/words';
import type { ConversionReports } from '../../words/reports.ts';
import type { ShownFigure } from '../figures.ts';
import { isDescribed, nameFigure } from '../html/write-figure.ts';

/** A page of the print with the content that the document has of it, and the losses. */
export interface ReportedPage {
  /** It is null for the text before the first number, and for a document without pages. */
  readonly page: string | null;
  readonly words: number;
  readonly figures: number;
  readonly formulas: number;
  readonly findings: readonly Finding[];
}

/** Words below this certainty have to be compared with the print. */
const CERTAIN = 0.8;
const MAX_NAME = 80;

type Finding = Problem<ConversionReports>;

/** Counts the content of each page, and names what is uncertain or lost on it. */
export function listPages(
  { blocks }: Document,
  shown: ReadonlyMap<string, ShownFigure>,
): readonly ReportedPage[] {
  const pages: Counting[] = [begin(null)];
  const last = (): Counting => pages.at(-1) ?? begin(null);
  for (const part of walkParts(blocks)) {
    if (part.kind === 'block') countBlock(part.visit.block, shown, pages);
    else
      for (const inline of part.inlines)
        if (inline.kind === 'page-break') pages.push(begin(inline.page));
        else countInline(inline, last());
  }
  return pages
    .filter(({ page, words, figures, formulas }) => page !== null || words + figures + formulas > 0)
    .map(({ uncertain, ...page }) => ({
      ...page,
      findings: [
        ...page.findings,
        ...(uncertain.length > 0
          ? [{ code: 'words_uncertain', parameters: { words: uncertain } } as const]
          : []),
      ],
    }));
}

interface Counting {
  readonly page: string | null;
  words: number;
  figures: number;
  formulas: number;
  readonly findings: Finding[];
  readonly uncertain: string[];
}

function begin(page: string | null): Counting {
  return { page, words: 0, figures: 0, formulas: 0, findings: [], uncertain: [] };
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

function countInline(inline: Inline, page: Counting): void {
  page.words += countWords(textOfInlines([inline]));
  if (inline.kind === 'formula') page.formulas += 1;
  if (inline.kind === 'text' && (inline.certainty ?? 1) < CERTAIN) page.uncertain.push(inline.text.trim());
}

function countBlock(block: Block, shown: ReadonlyMap<string, ShownFigure>, pages: Counting[]): void {
  if (block.kind === 'page-break') {
    pages.push(begin(block.page));
    return;
  }
  const page = pages.at(-1);
  if (!page) return;
  if (block.kind === 'code') page.words += countWords(block.code);
  if (block.kind === 'formula') {
    page.formulas += 1;
    page.words += countWords(block.line);
  }
  if (block.kind !== 'figure') return;
  page.figures += 1;
  page.words += countWords(block.words.join(' '));
  addAll(page.findings, listFigureFindings(block, shown.get(block.id)));
}

function listFigureFindings(figure: Figure, shown: ShownFigure | undefined): readonly Finding[] {
  const { shows, treatment } = figure;
  if (treatment === 'decoration') return [];
  const description = shown?.description ?? '';
  const name = nameFigure(figure, description).slice(0, MAX_NAME);
  const parameters = { name };
  if (!shows.picture && !shows.drawing && !shows.chart)
    return [{ code: 'figure_in_words_alone', parameters } as const];
  return [
    ...(shows.chart && !shown?.drawing ? [{ code: 'figure_chart_undrawn', parameters } as const] : []),
    ...(!shows.drawing && !shows.chart ? [{ code: 'figure_not_for_fingers', parameters } as const] : []),
    ...(isDescribed(figure, description) ? [] : [{ code: 'figure_undescribed', parameters } as const]),
  ];
}
