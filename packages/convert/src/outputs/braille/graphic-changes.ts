import { type Change, reportChanged } from '@relievo/graphic/outputs';
import type { Cells } from '@relievo/graphic/raster/dots';
import { percent } from '@relievo/words';
import type { ConversionReports } from '../../words/reports.ts';
import type { BraillePaper } from './page-format.ts';

type Told = Change<ConversionReports>;

function reportScale(scale: number): Told {
  return {
    code: 'scaled_to_braille_page',
    parameters: { scale: percent(Math.round(scale * 100)) },
    items: [],
  };
}

const UNEVEN: Told = { code: 'dots_uneven', parameters: {}, items: [] };

/** What cells make of a drawing, told. */
export function reportGraphicChanges({ dots }: BraillePaper, { scale, keyed }: Cells): readonly Told[] {
  return [
    ...(scale < 0.999 ? [reportScale(scale)] : []),
    ...(dots === 6 ? [UNEVEN] : []),
    ...reportChanged<ConversionReports>(
      keyed.filter(({ code }) => code !== null),
      (count) => ({ code: 'label_in_key_of_braille', parameters: { count } }),
    ),
    ...reportChanged<ConversionReports>(
      keyed.filter(({ code }) => code === null),
      (count) => ({ code: 'label_left_out_of_braille', parameters: { count } }),
    ),
  ];
}
