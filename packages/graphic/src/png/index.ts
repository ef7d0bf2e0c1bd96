export { fromBase64, toBase64 } from './base64.ts';
export { decodePng } from './decode.ts';
export { encodePng } from './encode.ts';
export type { Picture } from './picture.ts';
