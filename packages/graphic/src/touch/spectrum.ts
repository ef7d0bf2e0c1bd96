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

/** The squared two-dimensional Fourier transform, rows first and then columns. */
function powerOf(values: Float32Array, stride: number, size: number): Float64Array {
  const cos = Float64Array.from({ length: size }, (_, i) => Math.cos((2 * Math.PI * i) / size));
  const sin = Float64Array.from({ length: size }, (_, i) => Math.sin((2 * Math.PI * i) / size));
  const [re, im] = [new Float64Array(size * size), new Float64Array(size * size)];
  for (let y = 0; y < size; y++) {
    for (let u = 0; u < size; u++) {
      let [a, b] = [0, 0];
      for (let x = 0; x < size; x++) {
        const value = values[y * stride + x] ?? 0;
        a += value * (cos[(u * x) % size] ?? 0);
        b -= value * (sin[(u * x) % size] ?? 0);
      }
      re[y * size + u] = a;
      im[y * size + u] = b;
    }
  }
  const power = new Float64Array(size * size);
  for (let u = 0; u < size; u++) {
    for (let v = 0; v < size; v++) {
      let [a, b] = [0, 0];
      for (let y = 0; y < size; y++) {
        const [c, s] = [cos[(v * y) % size] ?? 0, sin[(v * y) % size] ?? 0];
        const [x, i] = [re[y * size + u] ?? 0, im[y * size + u] ?? 0];
        a += x * c + i * s;
        b += i * c - x * s;
      }
      power[v * size + u] = a * a + b * b;
    }
  }
  return power;
}

/** 0 alike to 1: the share of the repetition that is not common to both, or how differently full they are. */
export function compareSpectra(a: Feel, b: Feel): number {
  const apart = a.repeats.reduce((sum, value, at) => sum + Math.abs(value - (b.repeats[at] ?? 0)), 0) / 2;
  return Math.max(apart, Math.abs(a.density - b.density));
}
