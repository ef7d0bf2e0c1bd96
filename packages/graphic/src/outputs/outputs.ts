import { haptics } from './haptics.ts';
import { iveo } from './iveo.ts';
import type { Output } from './output.ts';
import { pins } from './pins.ts';
import { stl } from './stl.ts';
import { svg } from './svg.ts';
import { tactileview } from './tactileview.ts';
import { tiger } from './tiger.ts';

/**
 * The outputs that need nothing but the drawing, in the order in which they are offered; others live beside the
 * libraries that they need.
 */
export const OUTPUTS = [
  iveo,
  tactileview,
  haptics,
  tiger,
  pins,
  stl,
  svg,
] as const satisfies readonly Output[];

/** The output that makes a kind of graphic. */
export function outputOfKind(kind: string): Output | undefined {
  return OUTPUTS.find((output: Output) => output.graphicType === kind);
}
