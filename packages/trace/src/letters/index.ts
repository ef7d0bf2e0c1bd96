export type { PrintLine } from './find-letters.ts';
export { type FoundPrint, findPrint } from './find-print.ts';
export { placeInSlant, type Slant } from './slant.ts';
