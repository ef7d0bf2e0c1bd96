import type { Drawing, Problem } from '@relievo/graphic/model';
import type { Source } from '../source.ts';
import type { FileReports } from '../words/reports.ts';
import type { WrittenText } from './text.ts';

const TEXT_NOT_DRAWN: Problem = { code: 'text_not_drawn', parameters: {} } satisfies Problem & {
  readonly code: keyof FileReports;
};

/** A text as a source: its sheet is empty, and whoever asks for a drawing is told that there is none. */
export function createTextSource({ title, language, blocks, formulas = [] }: WrittenText): Source {
  const drawing = createEmptySheet(title, language);
  return { drawing, undrawn: TEXT_NOT_DRAWN, text: blocks, ...(formulas.length > 0 && { formulas }) };
}

const A4 = { width: 210, height: 297 };
const MARGIN = 15;

function createEmptySheet(title: string, language: string): Drawing {
  return {
    version: 1,
    id: 'text',
    title,
    description: '',
    language,
    sheet: {
      ...A4,
      margins: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN },
      braille: 'marburg-medium',
    },
    layers: [],
  };
}
