import type { Picture } from '../../png/picture.ts';
import type { HeightMap } from '../height-map.ts';

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
  const { surface, isRaised } = soften(map);
  const shades = shadesOf(theme);
  // Most of a sheet is flat: only rows that something raised touches are looked at.
  const pixels = new Uint32Array(width * height).fill(shades[SHADES] ?? 0);
  for (let y = 0; y < height; y++) {
    if (!isRaised[y - 1] && !isRaised[y] && !isRaised[y + 1]) continue;
    const above = Math.max(0, y - 1) * width;
    const below = Math.min(height - 1, y + 1) * width;
    const row = y * width;
    let left = surface[row] ?? 0;
    let here = left;
    for (let x = 0; x < width; x++) {
      const right = x + 1 < width ? (surface[row + x + 1] ?? 0) : here;
      const dx = ((right - left) / 2) * STEEPNESS;
      const dy = (((surface[below + x] ?? 0) - (surface[above + x] ?? 0)) / 2) * STEEPNESS;
      if (dx !== 0 || dy !== 0 || here !== 0) {
        const lit = (LIGHT.z - dx * LIGHT.x - dy * LIGHT.y) / Math.sqrt(1 + dx * dx + dy * dy);
        const shaded = AMBIENT + (1 - AMBIENT) * (lit > 0 ? lit / LIGHT.z : 0);
        const brightness = shaded * (1 + NEARER * here);
        pixels[row + x] = shades[Math.round(Math.min(BRIGHTEST, brightness) * SHADES)] ?? 0;
      }
      left = here;
      here = right;
    }
  }
  return { width, height, channels: 4, data: new Uint8Array(pixels.buffer) };
}

/** Low things must be seen as well: heights are drawn together towards the top. */
function toVisible(height: number): number {
  return height > 0 ? Math.sqrt(height) : 0;
}

interface Surface {
  readonly surface: Float32Array;
  /** 1 for each row in which something is raised. */
  readonly isRaised: Uint8Array;
}

/** Each pixel with a share of its neighbours (1 2 1 across and down), so that edges have a slope to shade. */
function soften({ width, height, values }: HeightMap): Surface {
  const across = new Float32Array(values.length);
  const isRaisedAcross = new Uint8Array(height);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let before = toVisible(values[row] ?? 0);
    let here = before;
    for (let x = 0; x < width; x++) {
      const after = x + 1 < width ? toVisible(values[row + x + 1] ?? 0) : here;
      if (before > 0 || here > 0 || after > 0) {
        across[row + x] = (before + 2 * here + after) / 4;
        isRaisedAcross[y] = 1;
      }
      before = here;
      here = after;
    }
  }
  const surface = new Float32Array(values.length);
  const isRaised = new Uint8Array(height);
  for (let y = 0; y < height; y++) {
    if (!isRaisedAcross[y - 1] && !isRaisedAcross[y] && !isRaisedAcross[y + 1]) continue;
    isRaised[y] = 1;
    const above = Math.max(0, y - 1) * width;
    const below = Math.min(height - 1, y + 1) * width;
    for (let x = 0; x < width; x++) {
      const here = across[y * width + x] ?? 0;
      surface[y * width + x] = ((across[above + x] ?? 0) + 2 * here + (across[below + x] ?? 0)) / 4;
    }
  }
  return { surface, isRaised };
}

/** Steps from black to the sheet's own colour; brighter ones follow. */
const SHADES = 400;

const shadesKnown = new Map<ReliefTheme, Uint32Array>();

/** Light adds up in linear space; the table holds what each brightness looks like in sRGB, a pixel for each. */
function shadesOf(theme: ReliefTheme): Uint32Array {
  const known = shadesKnown.get(theme);
  if (known) return known;
  const count = Math.ceil(SHADES * BRIGHTEST) + 1;
  const table = new Uint8Array(count * 4).fill(255);
  for (let shade = 0; shade < count; shade++) {
    for (const [channel, value] of SHEET_COLORS[theme].entries()) {
      table[shade * 4 + channel] = fromLinear(Math.min(1, (toLinear(value / 255) * shade) / SHADES));
    }
  }
  // Seen as pixels in whatever order this machine keeps bytes.
  const pixels = new Uint32Array(table.buffer);
  shadesKnown.set(theme, pixels);
  return pixels;
}

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
function fromLinear(value: number): number {
  return Math.round(255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055));
}
