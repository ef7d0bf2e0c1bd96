export { heightPicture } from './height-picture.ts';
export { measureRaisedShare } from './raised-share.ts';
export { doesFitRaster, rasterise } from './rasterise.ts';
