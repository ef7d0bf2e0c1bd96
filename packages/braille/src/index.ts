export * from './cells.ts';
export * from './codes.ts';
export * from './errors.ts';
export { layOut, SMALLEST_PAGE } from './layout/lay-out.ts';
export * from './layout/transcription.ts';
export * from './layout/wrap.ts';
export * from './letters.ts';
export * from './metrics.ts';
export * from './port.ts';
