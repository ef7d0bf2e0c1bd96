export { boundsOf, itemBounds } from './bounds.ts';
export { boxDistance, centerOf, doBoxesMeet, doesBoxContain, expandBox, unionOf } from './box.ts';
export { brailleDots } from './braille-dots.ts';
export { isInside, measurePolylineDistance, pointToPolyline } from './distance.ts';
export { flatten, lengthOf, type Polyline } from './flatten.ts';
export { apply, inverse, multiply, rotation, scaling, translation } from './matrix.ts';
export { distanceBetween } from './point.ts';
export {
  type FillRule,
  intersectRegion,
  type Region,
  regionArea,
  regionOf,
  regionPath,
  stripAround,
  subtractRegion,
  TANGLED,
  unionOfAll,
  uniteRegions,
} from './region.ts';
export { cellsSize, FONT_SHARE, measureBlankCell, textBox } from './text-box.ts';
export { toPath } from './to-path.ts';
export { transformGeometry } from './transform.ts';
