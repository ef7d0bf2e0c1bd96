import { calibrateSheet, type TouchedCorners } from '@relievo/graphic/explore';
import type { Matrix, Point } from '@relievo/graphic/model';

export const CORNERS = ['topLeft', 'topRight', 'bottomLeft'] as const;
export type Corner = (typeof CORNERS)[number];

/** The corners of a sheet as they are touched one after another, then where it lies. */
export interface Laying {
  readonly touched: readonly Point[];
  /** From the screen to the sheet, once all corners are known. */
  readonly calibration: Matrix | null;
  /** The corners that were touched span no sheet: they are asked for again. */
  readonly isWrong: boolean;
}

export const NOT_LAID: Laying = { touched: [], calibration: null, isWrong: false };

/** The corner that is touched next; null when all are known. */
export function findNextCorner({ touched, calibration }: Laying): Corner | null {
  return calibration === null ? (CORNERS[touched.length] ?? null) : null;
}

export function touchCorner(
  { touched }: Laying,
  at: Point,
  sheet: { readonly width: number; readonly height: number },
): Laying {
  const [topLeft, topRight, bottomLeft] = [...touched, at];
  if (!topLeft || !topRight || !bottomLeft)
    return { touched: [...touched, at], calibration: null, isWrong: false };
  const calibration = calibrateSheet({ topLeft, topRight, bottomLeft }, sheet);
  return calibration === null ? { ...NOT_LAID, isWrong: true } : { touched: [], calibration, isWrong: false };
}

interface Field {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The corners of a sheet that is as large as fits, in the lower left corner of a field: nobody has to touch them. */
export function findLowerLeft(
  field: Field,
  { width, height }: { readonly width: number; readonly height: number },
): TouchedCorners {
  const scale = Math.min(field.width / width, field.height / height);
  const bottom = field.top + field.height;
  const top = bottom - height * scale;
  return {
    topLeft: { x: field.left, y: top },
    topRight: { x: field.left + width * scale, y: top },
    bottomLeft: { x: field.left, y: bottom },
  };
}
