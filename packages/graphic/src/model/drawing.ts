import type { BrailleCodeId, BrailleStandard, BrailleText } from '@relievo/braille';
import type { Box, Geometry, Matrix, Point } from './geometry.ts';
import type { SheetPlan } from './sheet-plan.ts';

/**
 * The drawing: the one value between the many inputs and the many outputs. Coordinates are final:
 * nothing carries a transform but an image's placement, because line widths, textures and braille
 * have sizes that fingers need and that never scale with the picture.
 */
export interface Drawing {
  readonly version: 1;
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** BCP 47, of the texts on it. */
  readonly language: string;
  readonly sheet: Sheet;
  readonly layers: readonly Layer[];
  /** Several sheets, if one is too full to be read by touch. */
  readonly spread?: SheetPlan;
}

export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly margins: {
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
    readonly left: number;
  };
  readonly braille: BrailleStandard;
}

export interface Layer {
  readonly id: string;
  readonly name: string;
  readonly visible: boolean;
  readonly items: readonly Item[];
}

export type Item = ShapeItem | TextItem | GroupItem | ImageItem;

export const ROLES = [
  'background',
  'frame',
  'grid',
  'axis',
  'tick',
  'data',
  'outline',
  'area',
  'symbol',
  'arrow',
  'label',
  'lead-line',
  'title',
  'key',
  'locator',
  'decoration',
] as const;
export type Role = (typeof ROLES)[number];

interface ItemBase {
  readonly id: string;
  readonly role: Role;
  readonly name: string;
  readonly description: string;
  readonly plays?: Play;
  /** The id of the drawing that this item opens: a detail sheet, or the overview. */
  readonly link?: string;
  /** Its author has done with it: no step changes it before it is unlocked. */
  readonly locked?: boolean;
}

export type ShapeItem = ItemBase & {
  readonly kind: 'shape';
  readonly geometry: Geometry;
  readonly line: Line | null;
  readonly texture: Texture | null;
  /** Share of the tallest that the medium can raise, above 0 and at most 1. */
  readonly height: number;
  /** For eyes: '#rrggbb' of line and area; fingers never depend on it. */
  readonly color?: string;
};

export const LINE_STYLES = ['solid', 'dashed', 'dotted', 'dash-dot', 'double'] as const;
export type LineStyle = (typeof LINE_STYLES)[number];
export interface Line {
  readonly style: LineStyle;
  readonly width: number;
}

export const TEXTURES = [
  'solid',
  'dots-fine',
  'dots-coarse',
  'lines-horizontal',
  'lines-vertical',
  'lines-rising',
  'lines-falling',
  'grid',
  'crosshatch',
  'dashes',
  'checker',
  'waves',
] as const;
export type Texture = (typeof TEXTURES)[number];

export type TextItem = ItemBase & {
  readonly kind: 'text';
  /** Top left of the text's box. */
  readonly at: Point;
  /** The printed text; lines are separated by '\n'. */
  readonly print: string;
  /** Height of a print line, used only where print is what the sheet carries. */
  readonly printSize: number;
  /** Raised form. Without it the text is print only. */
  readonly braille: BrailleText | null;
  /** The braille code that this text is written in; that of the drawing's language where it says none. */
  readonly code?: BrailleCodeId;
  readonly height: number;
  /** The id of the item that this text names. */
  readonly labels?: string;
};

export type GroupItem = ItemBase & { readonly kind: 'group'; readonly items: readonly Item[] };

export type ImageItem = ItemBase & {
  readonly kind: 'image';
  /** PNG bytes in base64; darkness is height. */
  readonly png: string;
  /** Maps the unit square to the place of the image on the sheet. */
  readonly placement: Matrix;
  readonly height: number;
};

/** The tone or the words that play when a finger or the cursor reaches an item. */
export interface Play {
  readonly tone?: { readonly frequency: number; readonly duration: number };
  readonly speech?: string;
  readonly haptic?: HapticPattern;
}
/** Milliseconds, pause and vibration in turn, beginning with a pause (JIM 1.1). */
export interface HapticPattern {
  readonly durations: readonly number[];
  readonly intensities?: readonly number[];
  readonly repeatInterval?: number;
}

export function drawableArea({ width, height, margins }: Sheet): Box {
  return {
    x: margins.left,
    y: margins.top,
    width: width - margins.left - margins.right,
    height: height - margins.top - margins.bottom,
  };
}
