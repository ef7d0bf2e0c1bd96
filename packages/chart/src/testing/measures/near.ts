import { expect } from 'vitest';

/** Millimetres that a length or a place may be off. */
export const OFF = 0.5;
export function expectNear(measured: number, right: number, what: string): void {
  return expect(Math.abs(measured - right), `${what}: ${measured} instead of ${right}`).toBeLessThan(OFF);
}

export function isNothing(measured: number, most: number, what: string): void {
  return expect(measured, `${what}: nothing`).toBeLessThan(most);
}
