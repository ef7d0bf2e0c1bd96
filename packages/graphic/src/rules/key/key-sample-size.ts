import { millimetres } from '@relievo/words';
import { lengthOf } from '../../geometry/flatten.ts';
import { hasRole, isLine, isShape, isSymbol, isTextured, type ShapePart } from '../../measure/kinds.ts';
import { isUnder } from '../../measure/places.ts';
import { extentOf } from '../../measure/widths.ts';
import { type Limits, MEDIA } from '../../profiles/profile.ts';
import { sampleGrown } from '../repairs/key-sample.ts';
import type { KeySample } from '../rule/messages.ts';
import type { Rule } from '../rule/rule.ts';
import { citeSources } from '../rule/sources.ts';

interface Short {
  readonly sample: KeySample;
  readonly measured: number;
  readonly required: number;
}

function shortOf(part: ShapePart, { keySwatch }: Limits): Short | null {
  const under = (sample: KeySample, measured: number, required: number): Short | null =>
    isUnder(measured, required) ? { sample, measured, required } : null;
  if (isSymbol(part)) return under('symbol', part.item.geometry.size, keySwatch.point);
  if (isTextured(part)) {
    const { narrow, long } = extentOf(part.lines);
    return (
      under('swatch_across', narrow + 2 * part.half, keySwatch.area.height) ??
      under('swatch_along', long + 2 * part.half, keySwatch.area.width)
    );
  }
  if (!isLine(part) || part.lines.some(({ closed }) => closed)) return null;
  return under(
    'line',
    part.lines.reduce((sum, line) => sum + lengthOf(line), 0),
    keySwatch.line,
  );
}

export const keySampleSize: Rule = {
  id: 'key_sample_size',
  row: 'legend swatch, line and point',
  media: MEDIA.filter((medium) => medium !== 'touchscreen'),
  severity: 'warning',
  source: citeSources('T'),
  measures: 'side of a swatch, length of a line, or size of a symbol in the key, in millimetres',
  *faults({ parts, profile }) {
    for (const part of parts) {
      if (!isShape(part) || !hasRole(part, 'key')) continue;
      const short = shortOf(part, profile.limits);
      if (!short) continue;
      yield {
        items: [part.item.id],
        place: part.box,
        measured: short.measured,
        required: short.required,
        code: 'key_sample_too_small',
        parameters: {
          sample: short.sample,
          measured: millimetres(short.measured),
          least: millimetres(short.required),
        },
      };
    }
  },
  mends: [sampleGrown],
};
