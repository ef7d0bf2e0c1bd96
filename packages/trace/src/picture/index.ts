export { type Traced, type TracedLine, type TracedMark, tracePicture } from './trace.ts';
