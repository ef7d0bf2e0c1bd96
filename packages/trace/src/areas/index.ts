export type { Area } from './find-areas.ts';
