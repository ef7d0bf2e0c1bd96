import type { Character } from './read-character.ts';

/** A letter drawn again within this share of its size is the same letter: two letters of a word are farther apart. */
const SAME_PLACE = 0.06;
/** The side of the squares by which letters are looked up, in points. */
const SQUARE = 2;
/** One letter is remembered this often in a square at most, which bounds the work on a hostile file. */
const MAX_IN_SQUARE = 8;

interface Drawn {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  /** The text object that the letter belongs to. */
  readonly object: number;
}

/**
 * Tells letters that were drawn before at their place. Programs draw a text twice for its outline and its inside, or to make it
 * bold. The letters of a ligature share a place as well, but they belong to one text object.
 */
export function createOverprints(): (letter: Character, object: number) => boolean {
  const squares = new Map<string, Drawn[]>();
  const nameSquare = (text: string, across: number, up: number) => `${text} ${across} ${up}`;
  return ({ text, x, y, size, angle }, object) => {
    const [across, up] = [Math.round(x / SQUARE), Math.round(y / SQUARE)];
    const reach = Math.min(SAME_PLACE * size, SQUARE / 2);
    for (const left of [-1, 0, 1])
      for (const down of [-1, 0, 1])
        for (const one of squares.get(nameSquare(text, across + left, up + down)) ?? []) {
          const isThere = Math.abs(one.x - x) < reach && Math.abs(one.y - y) < reach;
          if (isThere && one.object !== object && Math.abs(one.angle - angle) < 0.01) return true;
        }
    const name = nameSquare(text, across, up);
    const drawn = squares.get(name) ?? [];
    if (drawn.length < MAX_IN_SQUARE) squares.set(name, [...drawn, { x, y, angle, object }]);
    return false;
  };
}
