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

/** The kinds of graphic that a library is filtered by, and the output that makes each. */
export const GRAPHIC_TYPES = {
  iveo_audio_tactile: iveo,
  svg_tactileview: tactileview,
  viewplus_embossed: tiger,
  vital_haptics: haptics,
} as const satisfies Record<string, Output>;
