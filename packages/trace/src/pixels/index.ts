export { evenLight } from './even-light.ts';
export type { Box, Grid, Pixels, Point } from './grid.ts';
export { surround } from './grid.ts';
