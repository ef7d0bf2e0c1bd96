import type { Picture } from '../png/picture.ts';
import type { HeightMap } from './height-map.ts';

export const RELIEF_THEMES = ['light', 'dark', 'contrast'] as const;
export type ReliefTheme = (typeof RELIEF_THEMES)[number];

/** The flat sheet's colour: paper, warm grey paper where the page is dark, white for high contrast. */
export const SHEET_COLORS: Record<ReliefTheme, readonly [red: number, green: number, blue: number]> = {
  light: [0xf2, 0xee, 0xe4],
  dark: [0xc4, 0xbd, 0xae],
  contrast: [0xff, 0xff, 0xff],
};

/** From the upper left, half way up: azimuth 235 degrees, elevation 50, as SVG's feDistantLight counts them. */
const [AZIMUTH, ELEVATION] = [(235 * Math.PI) / 180, (50 * Math.PI) / 180];
const LIGHT = {
  x: Math.cos(AZIMUTH) * Math.cos(ELEVATION),
  y: Math.sin(AZIMUTH) * Math.cos(ELEVATION),
  z: Math.sin(ELEVATION),
};

/** So steep that an edge in any direction, the light's own included, keeps 3:1 against the sheet. */
const STEEPNESS = 24;
/** What falls even where the light does not. */
const AMBIENT = 0.1;
/** The side towards the light is a little brighter than the sheet, where white leaves room. */
const BRIGHTEST = 1.15;

/** What is raised catches a little more light, so that a full area is seen to be one. */
const NEARER = 0.05;

/** The height map as paper under a low light: RGBA, the colours of one theme. */
export function shadeRelief(map: HeightMap, theme: ReliefTheme = 'light'): Picture {
  const { width, height } = map;
  const surface = soften(map);
  const shades = shadesOf(theme);
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    const above = Math.max(0, y - 1) * width;
    const below = Math.min(height - 1, y + 1) * width;
    const row = y * width;
    for (let x = 0; x < width; x++) {
      const left = surface[row + Math.max(0, x - 1)] ?? 0;
      const right = surface[row + Math.min(width - 1, x + 1)] ?? 0;
      const dx = ((right - left) / 2) * STEEPNESS;
      const dy = (((surface[below + x] ?? 0) - (surface[above + x] ?? 0)) / 2) * STEEPNESS;
      const lit = (LIGHT.z - dx * LIGHT.x - dy * LIGHT.y) / Math.sqrt(1 + dx * dx + dy * dy);
      const shaded = AMBIENT + (1 - AMBIENT) * (lit > 0 ? lit / LIGHT.z : 0);
      const brightness = shaded * (1 + NEARER * (surface[row + x] ?? 0));
      const shade = Math.round(Math.min(BRIGHTEST, brightness) * SHADES) * 3;
      const at = (row + x) * 4;
      data[at] = shades[shade] ?? 0;
      data[at + 1] = shades[shade + 1] ?? 0;
      data[at + 2] = shades[shade + 2] ?? 0;
      data[at + 3] = 255;
    }
  }
  return { width, height, channels: 4, data };
}

/** Low things must be seen as well: heights are drawn together towards the top. */
function toVisible(height: number): number {
  return height > 0 ? Math.sqrt(height) : 0;
}

/** Each pixel with a share of its neighbours (1 2 1 across and down), so that edges have a slope to shade. */
function soften({ width, height, values }: HeightMap): Float32Array {
  const across = new Float32Array(values.length);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let before = toVisible(values[row] ?? 0);
    let here = before;
    for (let x = 0; x < width; x++) {
      const after = x + 1 < width ? toVisible(values[row + x + 1] ?? 0) : here;
      across[row + x] = (before + 2 * here + after) / 4;
      before = here;
      here = after;
    }
  }
  const both = new Float32Array(values.length);
  for (let y = 0; y < height; y++) {
    const above = Math.max(0, y - 1) * width;
    const below = Math.min(height - 1, y + 1) * width;
    for (let x = 0; x < width; x++) {
      const here = across[y * width + x] ?? 0;
      both[y * width + x] = ((across[above + x] ?? 0) + 2 * here + (across[below + x] ?? 0)) / 4;
    }
  }
  return both;
}

/** Steps from black to the sheet's own colour; brighter ones follow. */
const SHADES = 400;

/** Light adds up in linear space; the table holds what each brightness looks like in sRGB. */
function shadesOf(theme: ReliefTheme): Uint8Array {
  const count = Math.ceil(SHADES * BRIGHTEST) + 1;
  const table = new Uint8Array(count * 3);
  for (let shade = 0; shade < count; shade++) {
    for (const [channel, value] of SHEET_COLORS[theme].entries()) {
      table[shade * 3 + channel] = fromLinear(Math.min(1, (toLinear(value / 255) * shade) / SHADES));
    }
  }
  return table;
}

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
function fromLinear(value: number): number {
  return Math.round(255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055));
}
