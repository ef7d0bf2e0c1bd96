export { createPenPath, type PenNode, pullHandle, setCorner } from './pen.ts';
export { createAxis, createGrid, createNumberLine } from './scales.ts';
export {
  createAngleMark,
  createArc,
  createArrow,
  createCurve,
  createDimension,
  createEllipse,
  createLeadLine,
  createPolyline,
  createRectangle,
  createRegularPolygon,
  createShape,
  createSymbol,
  createText,
  createTriangle,
} from './shapes.ts';
