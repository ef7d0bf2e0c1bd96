/** CSS pixels in each unit (CSS Values 3, 5.2). */
const PIXELS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  q: 96 / 101.6,
  in: 96,
};

export const PIXELS_PER_MM = 96 / 25.4;

/** What lengths are relative to. */
export interface LengthBasis {
  readonly fontSize: number;
  readonly whole: number;
}

const LENGTH = /^([-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?)\s*([a-z]{1,4}|%)?$/i;

/** A length in user units; null where it cannot be read. */
export function readLength(text: string | undefined, { fontSize, whole }: LengthBasis): number | null {
  const match = text === undefined || text.length > 60 ? null : LENGTH.exec(text.trim());
  if (!match) return null;
  const value = Number(match[1]);
  const unit = (match[2] ?? '').toLowerCase();
  if (unit === '%') return (value / 100) * whole;
  if (unit === 'em') return value * fontSize;
  if (unit === 'rem') return value * 16;
  if (unit === 'ex' || unit === 'ch') return value * fontSize * 0.5;
  const pixels = PIXELS[unit];
  return pixels === undefined || !Number.isFinite(value) ? null : value * pixels;
}
