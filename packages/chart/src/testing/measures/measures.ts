import type { Drawing } from '@relievo/graphic/model';
import type { TableCase } from '../table-case.ts';
import { expectBars, expectStacks } from './bars.ts';
import { expectCells, expectOnLine } from './cells.ts';
import { ALL_COUNTRIES, expectCountries, type ToldOfCountries } from './countries.ts';
import { expectBoxes, expectHistogram } from './distribution.ts';
import { expectAreas, expectLines } from './lines.ts';
import { expectPoints } from './points.ts';
import { expectRing, expectSlices } from './slices.ts';
import { expectSymbols } from './symbols.ts';

/** Holds what is drawn against the source, by what is true of charts of its type. */
export function expectMeasured(
  drawing: Drawing,
  one: TableCase,
  keySheets: readonly Drawing[] = [],
  countries: ToldOfCountries = ALL_COUNTRIES,
): void {
  switch (one.type) {
    case 'bar':
      return (one.bars?.stacking ? expectStacks : expectBars)(drawing, one);
    case 'line':
    case 'function':
      return expectLines(drawing, one);
    case 'area':
      return expectAreas(drawing, one);
    case 'scatter':
      return expectPoints(drawing, one);
    case 'pie':
      return expectSlices(drawing, one);
    case 'donut':
      return expectRing(drawing, one);
    case 'histogram':
      return expectHistogram(drawing, one);
    case 'heat-map':
      return expectCells(drawing, one, keySheets);
    case 'map':
      return expectCountries(drawing, one, keySheets, countries);
    case 'number-line':
    case 'time-line':
      return expectOnLine(drawing, one);
    case 'pictogram':
      return expectSymbols(drawing, one, keySheets);
    case 'box':
      return expectBoxes(drawing, one);
  }
}
