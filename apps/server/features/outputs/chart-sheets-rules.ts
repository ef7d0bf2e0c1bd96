import { isBrailleCode } from '@relievo/braille';
import { drawChart } from '@relievo/chart/drawing';
import type { Chart } from '@relievo/chart/model';
import { CHART_SHEETS } from '@relievo/contracts/charts';
import type { Source } from '@relievo/convert';
import type { PreparedTranslator } from '@relievo/convert/braille';
import { getProfile } from '@relievo/graphic/profiles';
import { z } from 'zod';

const chartSheets = z.object({ profile: z.enum(CHART_SHEETS), braille: z.string() });

/** The other sheets of a chart that takes several, drawn as its first one was; nothing for a chart of one sheet. */
export function drawOtherSheets(
  chart: Chart,
  kept: unknown,
  translator: PreparedTranslator,
): Pick<Source, 'furtherSheets' | 'keySheets'> {
  const sheets = chartSheets.safeParse(kept);
  if (!sheets.success) return {};
  const code = isBrailleCode(sheets.data.braille) ? sheets.data.braille : 'ueb-1';
  const drawn = drawChart(chart, getProfile(sheets.data.profile), (text) => {
    const [translation] = translator.translate([text], code);
    if (!translation) throw new Error('A text came back without braille.');
    const { cells, engine, table } = translation;
    return { cells, engine, table };
  });
  if (!drawn.ok) return {};
  const { keySheets, furtherSheets = [] } = drawn.value;
  return { keySheets, furtherSheets };
}
