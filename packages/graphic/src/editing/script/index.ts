export { completePlacement, readPlacement } from './placement.ts';
export { readScript, type Script } from './read.ts';
export { writeScript } from './write.ts';
