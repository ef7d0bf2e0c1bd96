import type { BrailleStandard } from '@relievo/braille';

export const MEDIA = ['swell', 'embosser', 'pins', 'touchscreen'] as const;
export type Medium = (typeof MEDIA)[number];

/**
 * A medium as data: what the sheet is, how finely it can raise, and the limits that a finger needs
 * there. Users can add their own.
 */
export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly medium: Medium;
  readonly sheet: { readonly width: number; readonly height: number; readonly margin: number };
  readonly braille: BrailleStandard;
  /** Raised points per inch for embossers (Tiger: 20); columns and rows for pin displays. */
  readonly resolution:
    | { readonly type: 'continuous' }
    | { readonly type: 'dots'; readonly perInch: number; readonly levels: number }
    | { readonly type: 'cells'; readonly columns: number; readonly rows: number; readonly dots: 6 | 8 }
    | { readonly type: 'pins'; readonly columns: number; readonly rows: number; readonly pitch: number };
  readonly limits: Limits;
}

/** Millimetres unless the name says otherwise. null: the medium has no such limit. */
export interface Limits {
  readonly margin: number | null;
  readonly elementGap: number;
  readonly parallelGap: number;
  readonly symbolGap: number;
  readonly labelGap: { readonly min: number; readonly max: number } | null;
  readonly labelClearance: number | null;
  readonly mainLineWidth: { readonly min: number; readonly max: number | null };
  readonly axisWidth: number;
  readonly helperWidth: number | null;
  /** Wider by narrower: 1.25 asks for a quarter more. */
  readonly lineWidthRatio: number;
  readonly mainLineLength: number;
  readonly dash: { readonly length: number; readonly gap: number; readonly maxGap: number };
  readonly doubleLineDistance: number;
  readonly areaSide: number;
  readonly textureContourGap: number;
  readonly textureTextureGap: { readonly min: number; readonly max: number };
  readonly kindsPerSheet: number;
  /** Larger by smaller, of one kind of symbol. */
  readonly symbolSizeRatio: number;
  readonly gridCell: number;
  readonly hollow: number;
  readonly leadLine: {
    readonly ideal: number;
    readonly min: number;
    readonly max: number;
    readonly offTarget: number;
    readonly width: number;
  };
  readonly arrowhead: {
    readonly angle: number;
    readonly halfAngle: { readonly min: number; readonly max: number };
    readonly offTarget: number;
  };
  readonly keySwatch: {
    readonly area: { readonly width: number; readonly height: number };
    readonly line: number;
    readonly point: number;
  };
  readonly symbolSize: number;
  /** Of the sheet's area: 0.4 is 40 %. */
  readonly raisedShare: { readonly target: number; readonly max: number; readonly min: number | null };
  readonly labelsPerSheet: number;
  readonly divergingChord: number | null;
}
