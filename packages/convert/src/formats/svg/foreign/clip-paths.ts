import {
  boundsOf,
  multiply,
  type Region,
  regionOf,
  scaling,
  transformGeometry,
  translation,
  unionOfAll,
} from '@relievo/graphic/geometry';
import type { Box } from '@relievo/graphic/model';
import type { Element } from '@xmldom/xmldom';
import { readTransform } from '../css/transform.ts';
import { hrefOf, listSvgChildren, readAttribute, tagOf } from '../dom.ts';
import { type Clip, clipOf, narrowClip } from './clip.ts';
import { isShape, readShape, SHAPES } from './geometry.ts';
import type { Context, Job } from './job.ts';

const REFERENCE = /^url\(\s*['"]?#([^'")\s]+)['"]?\s*\)/;

/** Clips within clips, and no more. */
const DEEPEST = 10;

/**
 * What is left to see under the element's clip-path. `box` is the element's own, in user units, for clips that are
 * measured by it. A clip that cannot be worked out is told and cuts nothing.
 */
export function findClip(context: Context, job: Job, box: () => Box | null): Clip | null {
  const said = context.style['clip-path'];
  if (said === undefined || said === 'none') return context.clip;
  const inner = clipNamed(said, context, job, box, 0);
  if (inner === 'none') return context.clip;
  const narrow = inner && narrowClip(context.clip, inner);
  if (narrow) return narrow;
  job.notes.add('clip_left_out');
  return context.clip;
}

function clipNamed(
  said: string,
  context: Context,
  job: Job,
  box: () => Box | null,
  depth: number,
): Clip | null | 'none' {
  const reference = REFERENCE.exec(said);
  if (!reference) return null;
  const path = job.find(reference[1] ?? '');
  if (!path || tagOf(path) !== 'clipPath') return 'none';
  if (depth > DEEPEST) return null;
  const units = readAttribute(path, 'clipPathUnits') === 'objectBoundingBox' ? box() : undefined;
  if (units === null) return null;
  const own = readTransform(readAttribute(path, 'transform'));
  if (!own) return null;
  let matrix = context.matrix;
  if (units)
    matrix = multiply(matrix, multiply(translation(units.x, units.y), scaling(units.width, units.height)));
  matrix = multiply(matrix, own);
  const regions = listSvgChildren(path).flatMap((child) =>
    collectRegions(child, { ...context, matrix }, job, 0),
  );
  const clip = clipOf(unionOfAll(regions));
  if (!clip) return null;
  const around = job.styleOf(path, context.style)['clip-path'];
  if (around === undefined || around === 'none') return clip;
  const outer = clipNamed(around, context, job, box, depth + 1);
  return outer === null || outer === 'none' ? clip : narrowClip(outer, clip);
}

function collectRegions(element: Element, context: Context, job: Job, depth: number): readonly Region[] {
  job.spend();
  const style = job.styleOf(element, context.style);
  if (style.display === 'none' || style.visibility === 'hidden') return [];
  const own = readTransform(readAttribute(element, 'transform'));
  if (!own) return [];
  const matrix = multiply(context.matrix, own);
  if (tagOf(element) === 'use' && depth < DEEPEST) {
    const target = hrefOf(element);
    const copied = target?.startsWith('#') ? job.find(target.slice(1)) : undefined;
    const shift = translation(
      Number(readAttribute(element, 'x') ?? 0) || 0,
      Number(readAttribute(element, 'y') ?? 0) || 0,
    );
    return copied
      ? collectRegions(copied, { ...context, matrix: multiply(matrix, shift), style }, job, depth + 1)
      : [];
  }
  if (!SHAPES.has(tagOf(element))) {
    if (tagOf(element) === 'text') job.notes.add('clip_left_out');
    return [];
  }
  const shape = readShape(element, context.viewport, style.fontSize);
  if (!isShape(shape)) return [];
  const rule = style['clip-rule'] === 'evenodd' ? 'evenodd' : 'nonzero';
  return [regionOf(transformGeometry(shape.geometry, matrix), 0.01, rule)];
}

export function measureShape(element: Element, context: Context): Box | null {
  if (!SHAPES.has(tagOf(element))) return null;
  const shape = readShape(element, context.viewport, context.style.fontSize);
  return isShape(shape) ? boundsOf(shape.geometry) : null;
}
