import type { Line, PointSymbol, Texture } from '@relievo/graphic/model';
import type { Medium, Profile } from '@relievo/graphic/profiles';
import { doubleOffset, SYMBOL_SIZES } from '@relievo/graphic/set';
import { listTexturesFor } from '@relievo/graphic/touch';

/** Line widths of a chart on a medium, a third apart at least, so that no two are taken for each other. */
export interface Styles {
  readonly axis: Line;
  /** null where grid lines would drown the figure: on pins, cells and under a vibrating finger. */
  readonly grid: Line | null;
  readonly outline: Line;
  /** Bars that are one line each, for each series. */
  readonly stems: readonly Line[];
  /** One for each series, as far as they are told apart. */
  readonly series: readonly Line[];
  readonly textures: readonly Texture[];
  readonly symbols: readonly PointSymbol[];
  readonly symbolSize: number;
}

function createSolidLine(width: number): Line {
  return { style: 'solid', width };
}

export function createStyles({ medium, limits, resolution }: Profile): Styles {
  const least = limits.mainLineWidth.min;
  const isTouch = medium === 'touchscreen';
  const hasGrid =
    limits.helperWidth !== null && (resolution.type === 'continuous' || resolution.type === 'dots');
  return {
    axis: createSolidLine(limits.axisWidth),
    grid: hasGrid ? createSolidLine(limits.helperWidth ?? 0) : null,
    outline: createSolidLine(isTouch ? least * 1.25 : 1.5),
    stems: isTouch
      ? [createSolidLine(least * 2), createSolidLine(least * 1.4), createSolidLine(least)]
      : [
          createSolidLine(2.5),
          { style: 'double', width: limits.axisWidth },
          createSolidLine(limits.axisWidth),
        ],
    series: [
      createSolidLine(isTouch ? least * 1.5 : 2),
      { style: 'dashed', width: isTouch ? least : 1.5 },
      { style: 'dotted', width: isTouch ? least : 1.5 },
      { style: 'double', width: isTouch ? least : 1 },
    ],
    textures: listTexturesFor(medium)
      .filter((texture) => texture !== 'solid')
      .slice(0, limits.kindsPerSheet),
    symbols: ['disc', 'triangle-outline', 'cross', 'ring'],
    symbolSize: Math.max(SYMBOL_SIZES[medium], limits.symbolSize),
  };
}

/** Across all that a line raises. */
export function reachAcross(line: Line, medium: Medium): number {
  return line.style === 'double' ? 2 * doubleOffset(line, medium) + line.width : line.width;
}
