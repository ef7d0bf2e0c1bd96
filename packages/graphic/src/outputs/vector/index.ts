export { type Ink, pathOf, shapeInk } from './shape-ink.ts';
