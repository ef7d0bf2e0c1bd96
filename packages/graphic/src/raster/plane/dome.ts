import type { Plane } from './plane.ts';

/**
 * A braille dot as the cap of a sphere with the dot's own base and height, as embossed dots are
 * (NLS Specification 800: base 1.44 mm, height 0.48 mm). Where pixels are coarse, several places in
 * each are looked at, so that no dot is missed between two.
 */
export function drawDome(
  { width, height, values }: Plane,
  x: number,
  y: number,
  radius: number,
  /** The dot's height over its radius. */
  steepness: number,
  level: number,
): void {
  const samples = radius < 3 ? 4 : 2;
  const sphere = (1 + steepness * steepness) / (2 * steepness);
  const capAt = (distance2: number): number =>
    distance2 >= 1 ? 0 : (Math.sqrt(sphere * sphere - distance2) - (sphere - steepness)) / steepness;
  const top = Math.max(0, Math.floor(y - radius));
  const bottom = Math.min(height, Math.ceil(y + radius));
  const left = Math.max(0, Math.floor(x - radius));
  const right = Math.min(width, Math.ceil(x + radius));
  for (let row = top; row < bottom; row++) {
    for (let column = left; column < right; column++) {
      let sum = 0;
      for (let i = 0; i < samples * samples; i++) {
        const dx = (column + ((i % samples) + 0.5) / samples - x) / radius;
        const dy = (row + (Math.floor(i / samples) + 0.5) / samples - y) / radius;
        sum += capAt(dx * dx + dy * dy);
      }
      const value = (sum / (samples * samples)) * level;
      const at = row * width + column;
      if (value > (values[at] ?? 0)) values[at] = value;
    }
  }
}
