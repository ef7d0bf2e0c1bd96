import { evenLight } from '../pixels/even-light.ts';
import type { Pixels } from '../pixels/grid.ts';
import { measureLooks, type PictureKind, tellKind } from './kind.ts';

/** Whether there is something to trace and to read, before that is done. */
export function lookAtPicture(picture: Pixels): PictureKind {
  return tellKind(measureLooks(evenLight(picture).pixels));
}
