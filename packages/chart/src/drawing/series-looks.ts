import type { KeyEntry } from '@relievo/graphic/labels';
import type { ShapeItem } from '@relievo/graphic/model';
import { axisTitle } from '../model/chart.ts';
import type { Page } from './page.ts';

/** Of one lightness, told apart without seeing red or green (Okabe and Ito, 2008). */
const COLORS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#000000'];

export function chooseColor(series: number): string {
  return COLORS[series % COLORS.length] ?? '#000000';
}

/** A sample of each series for the key; one series alone needs none. */
export function sampleEntries(
  { chart: { series, y }, lettering }: Page,
  sampleOf: (index: number) => ShapeItem | null,
): readonly KeyEntry[] {
  return series.length < 2
    ? []
    : series.flatMap((one, index) => {
        const print = one.unit === y.unit ? one.name : axisTitle(one);
        const braille = lettering.text('', 'key', print).braille;
        const sample = sampleOf(index);
        return sample && braille ? [{ id: `series-${index + 1}-key`, mark: { sample }, print, braille }] : [];
      });
}
