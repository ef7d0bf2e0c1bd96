export {
  type Drawing,
  drawableArea,
  type GroupItem,
  type HapticPattern,
  type ImageItem,
  type Item,
  type Layer,
  LINE_STYLES,
  type Line,
  type LineStyle,
  type Play,
  ROLES,
  type Role,
  type ShapeItem,
  type Sheet,
  TEXTURES,
  type TextItem,
  type Texture,
} from './drawing.ts';
export {
  type Box,
  type EllipseGeometry,
  type Geometry,
  type Matrix,
  type PathGeometry,
  POINT_SYMBOLS,
  type Point,
  type PointSymbol,
  type RectGeometry,
  type Segment,
  type Subpath,
  type SymbolGeometry,
} from './geometry.ts';
export { LIMITS } from './limits.ts';
export { fail, type Problem, type Refuse, type Result, succeed } from './result.ts';
export { READERS, type Reader } from './sheet-plan.ts';
export { findItem, findVisit, mapItemList, mapItems, walk, walkLeaves, walkWithin } from './walk.ts';
