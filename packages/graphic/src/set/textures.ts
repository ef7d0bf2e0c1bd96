import type { Texture } from '../model/drawing.ts';
import type { Medium } from '../profiles/profile.ts';
import { EMBOSSER_DOT, PIN } from './grid.ts';

/** What repeats in a texture, in millimetres. Pitch is always from middle to middle, across the lines. */
export type TextureSpec =
  | { readonly kind: 'solid' }
  | { readonly kind: 'dots'; readonly diameter: number; readonly pitch: number; readonly staggered: boolean }
  | { readonly kind: 'lines'; readonly direction: Direction; readonly pitch: number; readonly width: number }
  | { readonly kind: 'net'; readonly diagonal: boolean; readonly pitch: number; readonly width: number }
  | {
      readonly kind: 'dashes';
      readonly pitch: number;
      readonly dash: number;
      readonly gap: number;
      readonly width: number;
    }
  | { readonly kind: 'checker'; readonly side: number }
  | {
      readonly kind: 'waves';
      readonly pitch: number;
      readonly length: number;
      readonly amplitude: number;
      readonly width: number;
    };
export type Direction = 'horizontal' | 'vertical' | 'rising' | 'falling';

const D = EMBOSSER_DOT;
const P = PIN;
/** The pitch across diagonals that are `steps` apart along a row of a grid. */
function diagonal(steps: number): number {
  return steps * Math.SQRT1_2;
}

/**
 * The sizes are the product's own, within these limits: no line under 0.7 mm, the weakest helper line
 * (TU Dresden quality criteria); no pitch under 2.34 mm, the dots of a braille cell (NLS 800), below
 * which fingers feel one surface; dots of a texture never as large and as near as braille's; and
 * textures of one family differ in pitch or size by a third (BANA asks 25 to 30 %). On embossers and
 * pins they are whole steps of the grid. On touchscreens no line is under 1 mm and no two are nearer
 * than 4 mm (Gorlewicz and others, 2020).
 */
export const TEXTURE_SPECS: Record<Medium, Record<Texture, TextureSpec>> = {
  swell: {
    solid: { kind: 'solid' },
    'dots-fine': { kind: 'dots', diameter: 1, pitch: 3, staggered: false },
    'dots-coarse': { kind: 'dots', diameter: 2.4, pitch: 6, staggered: true },
    'lines-horizontal': { kind: 'lines', direction: 'horizontal', pitch: 4, width: 1 },
    'lines-vertical': { kind: 'lines', direction: 'vertical', pitch: 4, width: 1 },
    'lines-rising': { kind: 'lines', direction: 'rising', pitch: 4, width: 1 },
    'lines-falling': { kind: 'lines', direction: 'falling', pitch: 4, width: 1 },
    grid: { kind: 'net', diagonal: false, pitch: 8, width: 0.8 },
    crosshatch: { kind: 'net', diagonal: true, pitch: 7, width: 0.8 },
    dashes: { kind: 'dashes', pitch: 3.5, dash: 6, gap: 4, width: 1.4 },
    checker: { kind: 'checker', side: 4 },
    waves: { kind: 'waves', pitch: 5, length: 10, amplitude: 1.5, width: 1 },
  },
  embosser: {
    solid: { kind: 'solid' },
    'dots-fine': { kind: 'dots', diameter: 1, pitch: 2 * D, staggered: false },
    'dots-coarse': { kind: 'dots', diameter: 2.2 * D, pitch: 5 * D, staggered: false },
    'lines-horizontal': { kind: 'lines', direction: 'horizontal', pitch: 3 * D, width: 1 },
    'lines-vertical': { kind: 'lines', direction: 'vertical', pitch: 3 * D, width: 1 },
    'lines-rising': { kind: 'lines', direction: 'rising', pitch: diagonal(4 * D), width: 1 },
    'lines-falling': { kind: 'lines', direction: 'falling', pitch: diagonal(4 * D), width: 1 },
    grid: { kind: 'net', diagonal: false, pitch: 6 * D, width: 1 },
    crosshatch: { kind: 'net', diagonal: true, pitch: diagonal(8 * D), width: 1 },
    dashes: { kind: 'dashes', pitch: 2 * D, dash: 3 * D, gap: 3 * D, width: 1 },
    checker: { kind: 'checker', side: 4 * D },
    waves: { kind: 'waves', pitch: 4 * D, length: 10 * D, amplitude: 1.5 * D, width: 1 },
  },
  pins: {
    solid: { kind: 'solid' },
    'dots-fine': { kind: 'dots', diameter: 1, pitch: 2 * P, staggered: false },
    'dots-coarse': { kind: 'dots', diameter: 1, pitch: 4 * P, staggered: true },
    'lines-horizontal': { kind: 'lines', direction: 'horizontal', pitch: 2 * P, width: 1 },
    'lines-vertical': { kind: 'lines', direction: 'vertical', pitch: 2 * P, width: 1 },
    'lines-rising': { kind: 'lines', direction: 'rising', pitch: diagonal(3 * P), width: 1 },
    'lines-falling': { kind: 'lines', direction: 'falling', pitch: diagonal(3 * P), width: 1 },
    grid: { kind: 'net', diagonal: false, pitch: 4 * P, width: 1 },
    crosshatch: { kind: 'net', diagonal: true, pitch: diagonal(6 * P), width: 1 },
    dashes: { kind: 'dashes', pitch: 2 * P, dash: 2 * P, gap: 2 * P, width: 1 },
    checker: { kind: 'checker', side: 2 * P },
    waves: { kind: 'waves', pitch: 3 * P, length: 6 * P, amplitude: P / 2, width: 1 },
  },
  touchscreen: {
    solid: { kind: 'solid' },
    'dots-fine': { kind: 'dots', diameter: 2, pitch: 6, staggered: false },
    'dots-coarse': { kind: 'dots', diameter: 5, pitch: 12, staggered: true },
    'lines-horizontal': { kind: 'lines', direction: 'horizontal', pitch: 8, width: 2 },
    'lines-vertical': { kind: 'lines', direction: 'vertical', pitch: 8, width: 2 },
    'lines-rising': { kind: 'lines', direction: 'rising', pitch: 8, width: 2 },
    'lines-falling': { kind: 'lines', direction: 'falling', pitch: 8, width: 2 },
    grid: { kind: 'net', diagonal: false, pitch: 16, width: 1.6 },
    crosshatch: { kind: 'net', diagonal: true, pitch: 14, width: 1.6 },
    dashes: { kind: 'dashes', pitch: 7, dash: 12, gap: 8, width: 2.8 },
    checker: { kind: 'checker', side: 8 },
    waves: { kind: 'waves', pitch: 10, length: 20, amplitude: 3, width: 2 },
  },
};

/** Flat between the edge of a texture and the contour around it (TU Dresden quality criteria). */
export const TEXTURE_CONTOUR_GAP = 2;
