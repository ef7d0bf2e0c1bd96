import type { BrailleText } from '@relievo/braille';
import { type Chart, drawChart, listSheets } from '@relievo/chart';
import type { BrailleAnswer } from '@relievo/contracts';
import {
  type Change,
  check,
  type Drawing,
  type Finding,
  getProfile,
  type Problem,
  type ProfileId,
} from '@relievo/graphic';
import { translateAll } from '../labels/braille-texts.ts';

/** The tactile sheets of a chart and what is found on them, or what stands in the way. */
export type Sheets =
  | {
      /** All of them, in the order in which they are read. */
      readonly sheets: readonly { readonly drawing: Drawing; readonly findings: readonly Finding[] }[];
      readonly changes: readonly Change[];
    }
  | { readonly problem: Problem };

/** What is drawn first tells which words there are; once they have braille, it is drawn as it will be. */
const MOST_ROUNDS = 4;
const FULL_CELL = '⠿';
/** Braille is seldom longer than this for a character. */
const MOST_CELLS = 2;

export interface Sheet {
  readonly chart: Chart;
  readonly profile: ProfileId;
  readonly code: string;
}

export async function drawSheets({ chart, profile, code }: Sheet, signal?: AbortSignal): Promise<Sheets> {
  const known = new Map<string, BrailleAnswer>();
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const missing = new Set<string>();
    const drawn = drawChart(chart, getProfile(profile), (text): BrailleText => {
      const answer = known.get(text);
      if (answer) return answer;
      missing.add(text);
      return { cells: FULL_CELL.repeat(text.length * MOST_CELLS), engine: '', table: code };
    });
    if (missing.size === 0)
      return drawn.ok
        ? {
            sheets: listSheets(drawn.value).map((drawing) => ({
              drawing,
              findings: check(drawing, getProfile(profile)),
            })),
            changes: drawn.value.changes,
          }
        : { problem: drawn.problems[0] };
    for (const [text, answer] of await translateAll(code, [...missing], signal)) known.set(text, answer);
  }
  throw new Error('The chart asks for more and more braille.');
}
