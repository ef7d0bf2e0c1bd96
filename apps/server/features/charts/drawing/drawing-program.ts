import { type BrailleCodeId, type BrailleText, isBrailleCode } from '@relievo/braille';
import { drawChart, listSheets } from '@relievo/chart/drawing';
import type { Chart } from '@relievo/chart/model';
import { sayWhat } from '@relievo/chart/words';
import { chartOfWork } from '@relievo/chart/work';
import { type SavedChartWork, writeMeaning } from '@relievo/contracts/charts';
import { chartContent } from '@relievo/contracts/library/files';
import { createPreparedTranslator, type PreparedTranslator } from '@relievo/convert/braille';
import { ENGLISH_REPORTS, reportText } from '@relievo/convert/words';
import type { Drawing } from '@relievo/graphic/model';
import { getProfile } from '@relievo/graphic/profiles';
import { writeDrawing } from '@relievo/graphic/svg';
import { canonicalise } from '@relievo/graphic/validation';
import type { DrawingAnswer, DrawingRequest, DrawnAnswer } from './answer-rules.ts';

type Undrawn = Exclude<DrawingAnswer, DrawnAnswer>;
type Made = Undrawn | (Omit<DrawnAnswer, 'isDrawn'> & { readonly drawing: string | null });

const MOST_NOTES = 100;
const LONGEST_WHAT = 5000;
const LONGEST_NOTE = 2000;

/** Makes the chart of what a person decided, and draws it. What stands in the way is one sentence for them. */
export function drawWork(work: SavedChartWork, { braille }: DrawingRequest): Made {
  const made = chartOfWork(work);
  if (!made.ok) return { problem: tell(made.problems[0]) };
  const { chart, remarks } = made.value;
  const kept = chartContent.safeParse(chart);
  if (!kept.success) return { problem: TOO_LARGE };
  const translator = createPreparedTranslator(braille);
  const drawn = drawChart(chart, getProfile(work.words.sheet), toCells(translator, codeOf(work)));
  const asked = translator.missing();
  if (asked.length > 0) return { asked: [...asked] };
  const changes = drawn.ok ? drawn.value.changes : [drawn.problems[0]];
  return {
    chart: kept.data,
    what: sayWhat(chart).slice(0, LONGEST_WHAT),
    sheets: drawn.ok ? listSheets(drawn.value).length : 0,
    drawing: drawn.ok ? writeDrawing(describe(drawn.value.drawing, chart, work)) : null,
    notes: [...remarks, ...changes].slice(0, MOST_NOTES).map(tell),
  };
}

const TOO_LARGE =
  'This chart has more series or values than a chart can keep. Choose fewer columns or rows, and save it again.';

function codeOf({ words }: SavedChartWork): BrailleCodeId {
  return isBrailleCode(words.braille) ? words.braille : 'ueb-1';
}

function toCells(translator: PreparedTranslator, code: BrailleCodeId): (text: string) => BrailleText {
  return (text) => {
    const [translation] = translator.translate([text], code);
    if (!translation) throw new Error('A text came back without braille.');
    const { cells, engine, table } = translation;
    return { cells, engine, table };
  };
}

function describe(drawing: Drawing, { language }: Chart, { words }: SavedChartWork): Drawing {
  const source = words.source.trim();
  const described = [drawing.description, writeMeaning(words), source && `Source: ${source}`];
  return canonicalise({ ...drawing, language, description: described.filter(Boolean).join('\n\n') });
}

function tell({ code, parameters }: { readonly code: string; readonly parameters: object }): string {
  return reportText({ code, parameters }, ENGLISH_REPORTS).slice(0, LONGEST_NOTE);
}
