import { BRAILLE_STANDARDS } from '@relievo/braille';
import { brailleDots } from '../geometry/braille-dots.ts';
import { flatten } from '../geometry/flatten.ts';
import { symbolPath } from '../geometry/symbol-path.ts';
import type { Drawing, ShapeItem, TextItem } from '../model/drawing.ts';
import { walkLeaves } from '../model/walk.ts';
import { drawGridSymbol } from './grid-symbol.ts';
import { drawImage, pictureOf } from './image.ts';
import { strokesOf, textureInset } from './ink.ts';
import { drawDome } from './plane/dome.ts';
import { createSums, fillInto } from './plane/fill.ts';
import { type Frame, seenBox, toPixels } from './plane/frame.ts';
import { createPlane, type Plane } from './plane/plane.ts';
import { strokeInto } from './plane/stroke.ts';
import { traceInto } from './plane/trace.ts';
import { closeRing } from './texture/texture.ts';
import { drawTexture } from './texture/texture-into.ts';

/**
 * Everything that the drawing raises, the highest winning where things meet. Print raises nothing.
 * Braille is left to the caller where a medium has its own grid for it. A picture that cannot be read
 * raises nothing here; `validate` has named it before.
 */
export function paint(drawing: Drawing, frame: Frame, braille: boolean): Plane {
  const plane = createPlane(frame.width, frame.height);
  const sums = createSums(plane);
  const seen = seenBox(frame);
  const tolerance = Math.min(0.02, 0.1 / frame.scale);

  const paintShape = (item: ShapeItem): void => {
    const { geometry, texture, line, height } = item;
    if (geometry.type === 'symbol' && frame.edges === 'sharp') {
      drawGridSymbol(plane, geometry, height, frame, sums);
      return;
    }
    const outline = outlineOf(item, frame, tolerance);
    const rings = outline.map((polyline) => toPixels(frame, polyline));
    const solid = geometry.type === 'symbol' || texture === 'solid';
    if (solid) fillInto(plane, rings, height, frame.edges, sums);
    else if (texture)
      drawTexture(plane, rings, texture, textureInset(item, frame.medium), height, frame, sums);
    if (!line || geometry.type === 'symbol') return;
    const put = frame.edges === 'soft' ? strokeInto : traceInto;
    const penScale = frame.scale / frame.pixelsPerMm;
    for (const stroke of strokesOf(outline, line, frame.medium, seen, penScale)) {
      const points = toPixels(frame, stroke);
      put(plane, stroke.closed ? closeRing(points) : points, line.width * frame.pixelsPerMm, height);
    }
  };

  const paintBraille = (item: TextItem): void => {
    const { dotDiameter, dotHeight } = BRAILLE_STANDARDS[drawing.sheet.braille];
    const radius = (dotDiameter / 2) * frame.pixelsPerMm;
    const steepness = dotHeight / (dotDiameter / 2);
    for (const dot of brailleDots(item, drawing.sheet)) {
      const [x, y] = [dot.x * frame.scale + frame.x, dot.y * frame.scale + frame.y];
      drawDome(plane, x, y, radius, steepness, item.height);
    }
  };

  for (const item of walkLeaves(drawing)) {
    if (item.kind === 'shape') paintShape(item);
    else if (item.kind === 'text' && braille) paintBraille(item);
    else if (item.kind === 'image') {
      const picture = pictureOf(item);
      if (picture.ok) drawImage(plane, item, picture.value, frame);
    }
  }
  return plane;
}

/** A symbol keeps its size under the finger, whatever the scale of the drawing. */
function outlineOf(item: ShapeItem, frame: Frame, tolerance: number) {
  const { geometry } = item;
  if (geometry.type !== 'symbol') return flatten(geometry, tolerance);
  const size = (geometry.size * frame.pixelsPerMm) / frame.scale;
  return flatten({ type: 'path', subpaths: symbolPath(geometry.symbol, geometry.at, size) }, tolerance);
}
