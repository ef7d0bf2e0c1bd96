export { createEnhancer, enhancePicture } from './enhance.ts';
export { settleCorners } from './page.ts';
export type { PageCorners, Part, Recipe } from './recipe.ts';
export { straightenScan } from './straighten-scan.ts';
