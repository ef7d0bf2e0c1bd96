import type { Box } from '../model/geometry.ts';
import type { Part } from './part.ts';

/** A box as if something filled it, to ask what it would lie near. */
export function partOfBox(box: Box): Part {
  const { x, y, width, height } = box;
  return {
    index: -1,
    item: {
      kind: 'text',
      id: '',
      role: 'key',
      name: '',
      description: '',
      at: { x, y },
      print: '',
      printSize: 0,
      braille: null,
      height: 1,
    },
    lines: [
      { points: Float64Array.of(x, y, x + width, y, x + width, y + height, x, y + height), closed: true },
    ],
    half: 0,
    solid: true,
    box,
  };
}
