import { TEXTURES, type Texture } from '@relievo/graphic/model';
import { lightnessOf } from '../css/color.ts';

type Rgb = readonly [number, number, number];

/** Lighter than this shows nothing on white paper, darker than that is black (L* of CIE 1976). */
const PAPER = 95;
const INK = 25;

export function isPaper(rgb: Rgb): boolean {
  return lightnessOf(rgb) > PAPER;
}

/** One for each colour in turn, those that fingers tell apart best first. */
const IN_TURN = [
  'dots-coarse',
  'lines-rising',
  'lines-horizontal',
  'crosshatch',
  'waves',
  'lines-vertical',
  'checker',
  'dots-fine',
] as const satisfies readonly Texture[];

/** Colours nearer than this are one colour with a shade (distance in RGB, of 441). */
const ONE_COLOR = 36;

export interface TexturePicker {
  /** null where the area shows nothing. */
  readonly forColor: (rgb: Rgb) => Texture | null;
  /** Colours that had to share a texture with another. */
  readonly colors: () => number;
  readonly textures: number;
}

function measureDistance(a: Rgb, b: Rgb): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** Black areas are solid, white ones empty, every other colour has a texture of its own while there are some. */
export function createTexturePicker(): TexturePicker {
  const known: { readonly rgb: Rgb; readonly texture: Texture }[] = [];
  return {
    forColor: (rgb) => {
      const lightness = lightnessOf(rgb);
      if (lightness > PAPER) return null;
      if (lightness < INK) return 'solid';
      const near = known.find((one) => measureDistance(one.rgb, rgb) <= ONE_COLOR);
      if (near) return near.texture;
      const texture = IN_TURN[known.length % IN_TURN.length] ?? TEXTURES[0];
      known.push({ rgb, texture });
      return texture;
    },
    colors: () => known.length,
    textures: IN_TURN.length,
  };
}
