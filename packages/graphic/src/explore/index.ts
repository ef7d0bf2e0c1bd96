export { calibrateSheet, measureReach, type TouchedCorners } from './calibrate.ts';
export { type Explorable, type ExplorablePart, explorableOf } from './explorable.ts';
export { type Bearing, listNearParts, type NearPart } from './near.ts';
export type { Place } from './place.ts';
export { type PartStep, stepToPart } from './step.ts';
