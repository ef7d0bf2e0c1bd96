import type { BrailleText } from '@relievo/braille';
import { drawChart, listSheets } from '@relievo/chart/drawing';
import type { Chart } from '@relievo/chart/model';
import type { BrailleAnswer } from '@relievo/contracts/charts';
import { type Drawing, mapItems, type Problem } from '@relievo/graphic/model';
import type { Change } from '@relievo/graphic/outputs';
import { getProfile, type ProfileId } from '@relievo/graphic/profiles';
import { check, type Finding } from '@relievo/graphic/rules';
import { writeDrawing } from '@relievo/graphic/svg';

/** The tactile sheets of a chart and what is found on them, or what stands in the way. */
export type Sheets =
  | {
      /** All of them, in the order in which they are read. */
      readonly sheets: readonly { readonly drawing: Drawing; readonly findings: readonly Finding[] }[];
      readonly changes: readonly Change[];
    }
  | { readonly problem: Problem };

export interface Sheet {
  readonly chart: Chart;
  readonly profile: ProfileId;
  readonly code: string;
}

const FULL_CELL = '⠿';
/** Braille is seldom longer than this for a character. */
const MOST_CELLS = 2;

/** The sheets as they will be, or the words whose braille is not known yet. */
export function drawRound(
  { chart, profile, code }: Sheet,
  known: ReadonlyMap<string, BrailleAnswer>,
): Sheets | { readonly missing: readonly string[] } {
  const missing = new Set<string>();
  const drawn = drawChart(chart, getProfile(profile), (text): BrailleText => {
    const answer = known.get(text);
    if (answer) return answer;
    missing.add(text);
    return { cells: FULL_CELL.repeat(text.length * MOST_CELLS), engine: '', table: code };
  });
  if (missing.size > 0) return { missing: [...missing] };
  if (!drawn.ok) return { problem: drawn.problems[0] };
  return {
    sheets: listSheets(drawn.value).map((drawing) => ({
      drawing,
      findings: check(drawing, getProfile(profile)),
    })),
    changes: drawn.value.changes,
  };
}

/** Draws a chart without its words, for a picture of the size of a stamp; null for one that has no room on a sheet. */
export function drawSketch(chart: Chart): string | null {
  const drawn = drawChart(chart, getProfile('swell-a4'), (text) => ({
    cells: FULL_CELL.repeat(text.length),
    engine: '',
    table: '',
  }));
  return drawn.ok ? writeDrawing(removeWords(drawn.value.drawing)) : null;
}

function removeWords(drawing: Drawing): Drawing {
  return mapItems(drawing, (item) => (item.kind === 'text' ? [] : item));
}
