import type { Point } from '../pixels/grid.ts';

/** A rectangle in thousandths of the picture, so that it fits a reduced picture as well. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The corners of a page as it lies in a photograph, in thousandths of the picture. */
export interface PageCorners {
  readonly topLeft: Point;
  readonly topRight: Point;
  readonly bottomRight: Point;
  readonly bottomLeft: Point;
}

/** What is done to a picture before it is traced. It is done in this order, whatever was chosen first. */
export interface Recipe {
  /** The page that is laid straight; 'find' looks for one, null takes the whole picture. */
  readonly corners: PageCorners | 'find' | null;
  /** Quarters of a turn, clockwise. */
  readonly quarterTurns: number;
  /** Degrees, clockwise: what a scanner or a hand held askew. */
  readonly straighten: number;
  /** Rectangles that become paper. */
  readonly erased: readonly Part[];
  /** What lies outside of it becomes paper. */
  readonly kept: Part | null;
  /** What lies outside of it is cut off. */
  readonly crop: Part | null;
  /** From -100 to 100; 0 leaves it. */
  readonly contrast: number;
  /** How often grain is smoothed away. */
  readonly denoise: number;
  /** Darker than this becomes ink, everything else paper; 0 leaves greys and colours. */
  readonly threshold: number;
  /** Details whose longer side is shorter than this, in thousandths of the picture's longer side, become paper. */
  readonly simplify: number;
}

export const AS_IT_IS: Recipe = {
  corners: null,
  quarterTurns: 0,
  straighten: 0,
  erased: [],
  kept: null,
  crop: null,
  contrast: 0,
  denoise: 0,
  threshold: 0,
  simplify: 0,
};
