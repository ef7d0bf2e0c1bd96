export type { Corners } from './corners.ts';
export { findPage } from './find-page.ts';
export { findHomography, project as projectPoint } from './homography.ts';
export { rectifyPage } from './rectify.ts';
