import { haptics } from './haptics.ts';
import { iveo } from './iveo.ts';
import type { Output } from './output.ts';
import { pins } from './pins.ts';
import { stl } from './stl.ts';
import { svg } from './svg.ts';
import { tactileview } from './tactileview.ts';
import { tiger } from './tiger.ts';

/** The outputs that need nothing but the drawing; others live beside the libraries that they need. */
export const OUTPUTS = [
  svg,
  iveo,
  tactileview,
  haptics,
  tiger,
  pins,
  stl,
] as const satisfies readonly Output[];
