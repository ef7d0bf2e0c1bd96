export {
  beginDrawing,
  listDrawings,
  readInBraille,
  readKeptDrawing,
  removeDrawing,
  saveDrawing,
  translateTexts,
} from './drafts-service.ts';
export { type KeepingDependencies, keepDrawing } from './keeping-service.ts';
export { type MakingDependencies, makeFile } from './making-service.ts';
export { importDrawing, type OpeningDependencies, reopenDrawing } from './opening-service.ts';
export { readDrawingBeside } from './reading-service.ts';
