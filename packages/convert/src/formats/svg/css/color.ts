import colorString from 'color-string';

/** Red, green and blue from 0 to 255, and how much of it is seen. */
export interface Color {
  readonly rgb: readonly [number, number, number];
  readonly alpha: number;
}

export type Paint =
  | { readonly kind: 'none' }
  | { readonly kind: 'color'; readonly color: Color }
  | { readonly kind: 'reference'; readonly id: string; readonly fallback: Color | null }
  | { readonly kind: 'unreadable' };

const REFERENCE = /^url\(\s*['"]?#([^'")\s]+)['"]?\s*\)([^]*)$/i;

export function readColor(text: string, current: string | undefined): Color | null {
  const plain = text.trim().toLowerCase();
  if (plain === 'currentcolor')
    return readColor(current && current !== 'currentcolor' ? current : 'black', 'black');
  if (plain === 'transparent') return { rgb: [255, 255, 255], alpha: 0 };
  const [red, green, blue, alpha = 1] =
    plain.length > 100 ? [] : (colorString.get.rgb(plain) ?? readHsl(plain) ?? []);
  return red === undefined || green === undefined || blue === undefined
    ? null
    : { rgb: [red, green, blue], alpha };
}

function readHsl(text: string): readonly number[] | null {
  const hsl = colorString.get.hsl(text);
  if (!hsl) return null;
  const [hue = 0, saturation = 0, lightness = 0, alpha = 1] = hsl;
  const reach = (saturation / 100) * Math.min(lightness / 100, 1 - lightness / 100);
  const channel = (n: number): number => {
    const k = (n + hue / 30) % 12;
    return Math.round(255 * (lightness / 100 - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return [channel(0), channel(8), channel(4), alpha];
}

export function readPaint(text: string, current: string | undefined): Paint {
  const plain = text.trim();
  if (plain === '' || plain === 'none' || plain === 'context-fill' || plain === 'context-stroke')
    return plain.startsWith('context')
      ? { kind: 'color', color: { rgb: [0, 0, 0], alpha: 1 } }
      : { kind: 'none' };
  const reference = REFERENCE.exec(plain);
  if (reference)
    return {
      kind: 'reference',
      id: reference[1] ?? '',
      fallback: reference[2] ? readColor(reference[2], current) : null,
    };
  const color = readColor(plain, current);
  return color ? { kind: 'color', color } : { kind: 'unreadable' };
}

/** As it looks on white paper. */
export function blendOnPaper({ rgb, alpha }: Color, opacity = 1): readonly [number, number, number] {
  const share = Math.max(0, Math.min(1, alpha * opacity));
  const [red, green, blue] = rgb.map((value) => Math.round(value * share + 255 * (1 - share)));
  return [red ?? 0, green ?? 0, blue ?? 0];
}

export function hexOf(rgb: readonly [number, number, number]): string {
  return `#${rgb
    .map((value) =>
      Math.max(0, Math.min(255, Math.round(value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** L* of CIE 1976, from 0 for black to 100 for white. */
export function lightnessOf(rgb: readonly [number, number, number]): number {
  const [r, g, b] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const y = 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
  return y > 0.008856 ? 116 * Math.cbrt(y) - 16 : 903.3 * y;
}
