import type { FindingMessage, ProfileNamed } from '@relievo/graphic';
import type { ChartType } from '../model/chart.ts';

/** What touch makes of a chart. */
export interface DrawingReports {
  chart_does_not_fit: {
    readonly type: ChartType;
    readonly series: number;
    readonly values: number;
    readonly medium: ProfileNamed;
    /** What a rule found in the nearest of the drawings that were tried. */
    readonly finding: FindingMessage | null;
  };
  bars_too_short: { readonly count: number; readonly name: string };
  points_joined: { readonly points: number; readonly stars: number };
  parts_without_slice: { readonly count: number };
}
