import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawChart, listSheets } from '@relievo/chart/drawing';
import type { Chart } from '@relievo/chart/model';
import { chartOfWork } from '@relievo/chart/work';
import { EMPTY_CHART_WORK } from '@relievo/contracts/charts';
import type { ReadyOutputs } from '@relievo/convert/outputs';
import { ENGLISH_REPORTS, reportText } from '@relievo/convert/words';
import type { Translate } from '@relievo/graphic/labels';
import type { Drawing } from '@relievo/graphic/model';
import type { Profile } from '@relievo/graphic/profiles';
import { check } from '@relievo/graphic/rules';
import { readSet } from './read-set.ts';
import type { RealChart } from './sets.ts';

/** What became of one chart on one paper. */
export interface Verdict {
  readonly sheets: readonly Drawing[];
  /** Codes of what was changed so that fingers can read it. */
  readonly changes: readonly string[];
  readonly findings: readonly string[];
  /** Why there is no sheet. */
  readonly refused: string | null;
}

export function makeRealChart(folder: string, { file, title, shape, rows }: RealChart): Chart {
  const made = chartOfWork({
    ...EMPTY_CHART_WORK,
    cells: readSet(folder, file),
    rows: { ...EMPTY_CHART_WORK.rows, ...rows },
    shape: { ...EMPTY_CHART_WORK.shape, ...shape },
    labels: { ...EMPTY_CHART_WORK.labels, title },
  });
  if (!made.ok) throw new Error(`${title}: ${made.problems[0].code}`);
  return made.value.chart;
}

export function judgeChart(chart: Chart, profile: Profile, translate: Translate): Verdict {
  const drawn = drawChart(chart, profile, translate);
  if (!drawn.ok)
    return { sheets: [], changes: [], findings: [], refused: reportText(drawn.problems[0], ENGLISH_REPORTS) };
  const sheets = listSheets(drawn.value);
  const figures = sheets.filter(({ layers }) => layers.some(({ id }) => id === 'layer-figure'));
  return {
    sheets,
    changes: drawn.value.changes.map(({ code }) => code),
    findings: figures.flatMap((sheet) => check(sheet, profile).map(({ code }) => code)),
    refused: null,
  };
}

/** Pictures to look at, with print and braille as they come out of the printer. */
export async function writePictures(
  name: string,
  { sheets }: Verdict,
  profile: Profile,
  { png }: ReadyOutputs,
  folder: string,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const [index, drawing] of sheets.entries()) {
    const made = await png.make({ drawing }, profile);
    if (!made.ok) throw new Error(`${name}, sheet ${index + 1}: ${made.problems[0].code}`);
    for (const { bytes } of made.value.files)
      writeFileSync(join(folder, `${name}-${profile.id}-${index + 1}.png`), bytes);
  }
}
