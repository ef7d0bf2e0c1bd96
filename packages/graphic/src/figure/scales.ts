import { maxOf, minOf } from '@relievo/words';
import { centerOf } from '../geometry/box.ts';
import { textBox } from '../geometry/text-box.ts';
import type { Drawing, TextItem } from '../model/drawing.ts';

/** Its numbers are in one row or one column at even steps. */
interface Scale {
  readonly texts: readonly TextItem[];
  readonly isLevel: boolean;
  readonly step: number;
}

/** Numbers of a scale at least, and how far one may be off its row, in sizes of its print. */
const MIN_NUMBERS = 4;
const OFF_ROW = 0.4;

export interface Thinned {
  readonly shown: readonly TextItem[];
  readonly leftOut: readonly TextItem[];
}

/**
 * Leaves out every second number of a scale, or more of them, if the numbers would touch each other in braille. The
 * first, zero and even steps stay.
 */
export function thinScales(
  texts: readonly TextItem[],
  sheet: Drawing['sheet'],
  needs: (text: TextItem) => { readonly across: number; readonly down: number },
): Thinned {
  const leftOut = new Set<TextItem>();
  for (const { texts: row, isLevel, step } of findScales(texts, sheet)) {
    const needed = maxOf(row.map((text) => (isLevel ? needs(text).across : needs(text).down)));
    const every = Math.ceil(needed / step - 0.001);
    if (every <= 1) continue;
    const zero = row.findIndex(({ print }) => /^[-−]?0+([.,]0+)?$/.test(print.trim()));
    const from = Math.max(0, zero) % every;
    for (const [index, text] of row.entries()) if (index % every !== from) leftOut.add(text);
  }
  return {
    shown: texts.filter((text) => !leftOut.has(text)),
    leftOut: texts.filter((text) => leftOut.has(text)),
  };
}

function findScales(texts: readonly TextItem[], sheet: Drawing['sheet']): readonly Scale[] {
  const numbers = texts
    .filter(({ print }) => /^[-+−]?[\d.,\s]*\d\s*[%°]?\p{L}{0,2}$/u.test(print.trim()))
    .map((text) => ({ text, middle: centerOf(textBox(text, sheet)) }));
  const taken = new Set<TextItem>();
  const scales: Scale[] = [];
  for (const isLevel of [true, false])
    for (const { text, middle } of numbers) {
      if (taken.has(text)) continue;
      const off = OFF_ROW * text.printSize;
      const row = numbers
        .filter(
          (other) =>
            !taken.has(other.text) &&
            Math.abs(isLevel ? other.middle.y - middle.y : other.middle.x - middle.x) <=
              off * (isLevel ? 1 : 3),
        )
        .toSorted((a, b) => (isLevel ? a.middle.x - b.middle.x : b.middle.y - a.middle.y));
      const steps = row.slice(1).map((one, at) => {
        const before = row[at]?.middle ?? one.middle;
        return isLevel ? one.middle.x - before.x : before.y - one.middle.y;
      });
      if (row.length < MIN_NUMBERS || minOf(steps) < 0.6 * maxOf(steps)) continue;
      for (const one of row) taken.add(one.text);
      scales.push({ texts: row.map((one) => one.text), isLevel, step: minOf(steps) });
    }
  return scales;
}
