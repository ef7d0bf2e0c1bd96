import type { Component } from '../pixels/components.ts';
import { type Box, type Point, surround } from '../pixels/grid.ts';

/** A line of print that runs neither level nor upright, as the box that it fills when its picture is turned. */
export interface Slant {
  /** Radians, clockwise from level as y runs down. */
  readonly angle: number;
  /** Where the upper left corner of its box lies. */
  readonly corner: Point;
  readonly long: number;
  readonly high: number;
}

/** A place along a slanted line and below its upper edge. */
export function placeInSlant({ angle, corner }: Slant, along: number, down: number): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: corner.x + along * cos - down * sin, y: corner.y + along * sin + down * cos };
}

/** How far a place lies along a slanted line, and below its upper edge. */
export function measureInSlant({ angle, corner }: Slant, { x, y }: Point): { along: number; down: number } {
  const [cos, sin, right, below] = [Math.cos(angle), Math.sin(angle), x - corner.x, y - corner.y];
  return { along: right * cos + below * sin, down: below * cos - right * sin };
}

/** The level box around a slanted line. */
export function boxAroundSlant(slant: Slant): Box {
  const { long, high } = slant;
  const corners = [
    [0, 0],
    [long, 0],
    [0, high],
    [long, high],
  ].map(([along = 0, down = 0]) => ({ ...placeInSlant(slant, along, down), width: 0, height: 0 }));
  return surround(corners);
}

/** The box of a form when its picture is turned by an angle around its origin, from its pixels. */
export function measureTurned(
  { label, box }: Component,
  labels: Int32Array,
  across: number,
  angle: number,
): Box {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const half = (Math.abs(cos) + Math.abs(sin)) / 2;
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let y = box.y; y < box.y + box.height; y++)
    for (let x = box.x; x < box.x + box.width; x++) {
      if (labels[y * across + x] !== label) continue;
      const [along, down] = [(x + 0.5) * cos + (y + 0.5) * sin, (y + 0.5) * cos - (x + 0.5) * sin];
      left = Math.min(left, along);
      right = Math.max(right, along);
      top = Math.min(top, down);
      bottom = Math.max(bottom, down);
    }
  return { x: left - half, y: top - half, width: right - left + 2 * half, height: bottom - top + 2 * half };
}
