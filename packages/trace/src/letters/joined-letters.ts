import { maxOf } from '@relievo/words';
import type { Component } from '../pixels/components.ts';
import { type Box, surround } from '../pixels/grid.ts';
import type { View } from './group-letters.ts';

/** In heights of its line: letters of one word are as near as this, and a mark beside a word is further off. */
const NEAR = 0.3;
/** Letters that touch, such as rr and mm, are one form of this length at most. */
const MAX_LENGTH = 8;
/** A letter has at least and at most these shares of the height of its line, and begins or ends level with others. */
const LOW = 0.5;
const HIGH = 1.15;
const ON_LINE = 0.14;
/** Letters fill a greater share of their box than an outline does, and a smaller one than a bar does. */
const FULLNESS = [0.25, 0.85] as const;

/**
 * Lists forms that do not look like letters, but are close beside letters and as high: letters that touch each other,
 * and a bold n or a that is as full as a disc.
 */
export function listJoinedLetters(
  groups: readonly (readonly Component[])[],
  free: readonly Component[],
  view: View,
): readonly Component[] {
  const runs = groups.map((group) => {
    const boxes = group.map(view);
    const high = maxOf(boxes.map(({ height }) => height));
    return { box: surround(boxes), boxes, high };
  });
  return free.filter((one) => {
    const box = view(one);
    const fullness = one.pixels / (box.width * box.height);
    if (fullness < FULLNESS[0] || fullness > FULLNESS[1] || box.width > MAX_LENGTH * box.height) return false;
    return runs.some(
      ({ box: run, boxes, high }) =>
        meets(box, run, NEAR * high) &&
        box.height >= LOW * high &&
        box.height <= HIGH * high &&
        boxes.some((letter) => isBeside(box, letter, high)),
    );
  });
}

function meets(a: Box, b: Box, reach: number): boolean {
  return (
    a.x <= b.x + b.width + reach &&
    b.x <= a.x + a.width + reach &&
    a.y < b.y + b.height &&
    b.y < a.y + a.height
  );
}

function isBeside(a: Box, b: Box, high: number): boolean {
  const gap = Math.max(a.x, b.x) - Math.min(a.x + a.width, b.x + b.width);
  const isLevel =
    Math.abs(a.y + a.height - b.y - b.height) <= ON_LINE * high || Math.abs(a.y - b.y) <= ON_LINE * high;
  return gap <= NEAR * high && gap > -0.2 * high && isLevel;
}
