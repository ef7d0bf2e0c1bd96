import { MOST_PLACES, READERS } from '../model/sheet-plan.ts';
import { checkNumber, checkOneOf, isFields, SIGNED, SIZE } from './fields.ts';
import { complain, type Place, type Report, showValue } from './report.ts';

/** How a drawing is spread over several sheets, where it says so. */
export function checkSpread(report: Report, spread: unknown): void {
  if (spread === undefined) return;
  const place: Place = { report, owner: { part: 'drawing' } };
  const { reader, gap, places } = isFields(spread) ? spread : {};
  checkOneOf(place, reader, 'reader', READERS);
  checkNumber(place, gap, 'gap', SIZE);
  if (!Array.isArray(places))
    return complain(place, 'places', { code: 'not_a_list', parameters: { value: showValue(places) } });
  checkNumber(place, places.length, 'places', { min: 1, max: MOST_PLACES });
  for (const box of places.slice(0, MOST_PLACES) as readonly unknown[]) {
    const { x, y, width, height } = isFields(box) ? box : {};
    checkNumber(place, x, 'place', SIGNED);
    checkNumber(place, y, 'place', SIGNED);
    checkNumber(place, width, 'place', SIZE);
    checkNumber(place, height, 'place', SIZE);
  }
}
