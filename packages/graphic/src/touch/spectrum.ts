import type { Plane } from '../raster/plane/plane.ts';

/**
 * What a finger can tell of a raised pattern as it moves over it, whatever place it starts from: how
 * much is raised, and how strongly it repeats in each direction at each distance. The distances are
 * taken in steps of a third and the directions in steps of 30 degrees, because fingers tell sizes
 * apart from 25 to 30 % on (BANA, as quoted) and directions only roughly.
 */
export interface Feel {
  readonly density: number;
  readonly repeats: Float64Array;
}

const STEP = 1.3;
const RADII = 16;
const DIRECTIONS = 6;

export function feelOf({ width, height, values }: Plane): Feel {
  const size = Math.min(width, height);
  const density = values.reduce((sum, value) => sum + value, 0) / (width * height);
  const repeats = new Float64Array(RADII * DIRECTIONS);
  const power = powerOf(values, width, size);
  let total = 0;
  for (let v = 0; v < size; v++) {
    for (let u = 0; u < size; u++) {
      const [fx, fy] = [u < size / 2 ? u : u - size, v < size / 2 ? v : v - size];
      if (fx === 0 && fy === 0) continue;
      const strength = power[v * size + u] ?? 0;
      total += strength;
      const radius = Math.log(Math.sqrt(fx * fx + fy * fy)) / Math.log(STEP);
      const turn = ((Math.atan2(fy, fx) / Math.PI + 2) % 1) * DIRECTIONS;
      spreadStrength(repeats, radius, turn, strength);
    }
  }
  if (total > 1e-9) for (const [at, value] of repeats.entries()) repeats[at] = value / total;
  return { density, repeats };
}

/** Shared among the four bins around, so that nothing hangs on which side of a border it falls. */
function spreadStrength(bins: Float64Array, radius: number, turn: number, strength: number): void {
  const [r, t] = [Math.floor(radius), Math.floor(turn)];
  const [dr, dt] = [radius - r, turn - t];
  for (const [bin, share] of [
    [r, 1 - dr],
    [r + 1, dr],
  ] as const) {
    const row = Math.min(RADII - 1, bin) * DIRECTIONS;
    const [here, next] = [row + (t % DIRECTIONS), row + ((t + 1) % DIRECTIONS)];
    bins[here] = (bins[here] ?? 0) + strength * share * (1 - dt);
    bins[next] = (bins[next] ?? 0) + strength * share * dt;
  }
}

/**
 * The squared two-dimensional Fourier transform, rows first and then columns. Of values without an imaginary
 * part one half is the other turned about the middle, so only one is computed.
 */
function powerOf(values: Float32Array, stride: number, size: number): Float64Array {
  const cos = Float64Array.from({ length: size }, (_, i) => Math.cos((2 * Math.PI * i) / size));
  const sin = Float64Array.from({ length: size }, (_, i) => Math.sin((2 * Math.PI * i) / size));
  const re = new Float64Array(size * size);
  const im = new Float64Array(size * size);
  const half = Math.floor(size / 2);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const value = values[y * stride + x] ?? 0;
      if (value === 0) continue;
      for (let u = 0; u <= half; u++) {
        const turn = (u * x) % size;
        re[y * size + u] = (re[y * size + u] ?? 0) + value * (cos[turn] ?? 0);
        im[y * size + u] = (im[y * size + u] ?? 0) - value * (sin[turn] ?? 0);
      }
    }
  }
  const power = new Float64Array(size * size);
  for (let u = 0; u <= half; u++) {
    for (let v = 0; v < size; v++) {
      let a = 0;
      let b = 0;
      for (let y = 0; y < size; y++) {
        const turn = (v * y) % size;
        const x = re[y * size + u] ?? 0;
        const i = im[y * size + u] ?? 0;
        a += x * (cos[turn] ?? 0) + i * (sin[turn] ?? 0);
        b += i * (cos[turn] ?? 0) - x * (sin[turn] ?? 0);
      }
      const strength = a * a + b * b;
      power[v * size + u] = strength;
      power[((size - v) % size) * size + ((size - u) % size)] = strength;
    }
  }
  return power;
}

/** 0 alike to 1: the share of the repetition that is not common to both, or how differently full they are. */
export function compareSpectra(a: Feel, b: Feel): number {
  const apart = a.repeats.reduce((sum, value, at) => sum + Math.abs(value - (b.repeats[at] ?? 0)), 0) / 2;
  return Math.max(apart, Math.abs(a.density - b.density));
}
