import type { Mask } from '../pixels/grid.ts';

/**
 * The middle of every stroke, one pixel wide, as whole as the mask was (Guo, Hall 1989; the method of
 * Zhang and Suen loses slanting lines that are two pixels wide), and without the corners that
 * would make a step of a stair a crossing.
 */
export function thin(mask: Mask): Mask {
  const { width, height } = mask;
  // A ring of nothing around it, so that every pixel has eight neighbours.
  const across = width + 2;
  const ink = new Uint8Array(across * (height + 2));
  for (let y = 0; y < height; y++)
    ink.set(mask.data.subarray(y * width, (y + 1) * width), (y + 1) * across + 1);
  const around = [-across, -across + 1, 1, across + 1, across, across - 1, -1, -across - 1] as const;
  let waiting: number[] = [];
  for (let at = 0; at < ink.length; at++) if (ink[at]) waiting.push(at);
  for (let changed = true; changed; ) {
    changed = false;
    for (const pass of [0, 1] as const) {
      const gone = waiting.filter((at) => ink[at] && mayGo(ink, at, around, pass));
      for (const at of gone) ink[at] = 0;
      if (gone.length > 0) changed = true;
    }
    waiting = waiting.filter((at) => ink[at]);
  }
  cutStairs(ink, waiting, around);
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    data.set(ink.subarray((y + 1) * across + 1, (y + 1) * across + 1 + width), y * width);
  return { width, height, data };
}

type Around = readonly [number, number, number, number, number, number, number, number];

function mayGo(ink: Uint8Array, at: number, around: Around, pass: 0 | 1): boolean {
  const isInk = (step: number): boolean => ink[at + step] === 1;
  const [n, ne, e, se] = [isInk(around[0]), isInk(around[1]), isInk(around[2]), isInk(around[3])];
  const [s, sw, w, nw] = [isInk(around[4]), isInk(around[5]), isInk(around[6]), isInk(around[7])];
  const crossings =
    Number(!n && (ne || e)) + Number(!e && (se || s)) + Number(!s && (sw || w)) + Number(!w && (nw || n));
  if (crossings !== 1) return false;
  const one = Number(nw || n) + Number(ne || e) + Number(se || s) + Number(sw || w);
  const other = Number(n || ne) + Number(e || se) + Number(s || sw) + Number(w || nw);
  const count = Math.min(one, other);
  if (count < 2 || count > 3) return false;
  return pass === 0 ? !((n || ne || !se) && e) : !((s || sw || !nw) && w);
}

/** A pixel between two that meet at its corner is not needed. */
function cutStairs(ink: Uint8Array, pixels: readonly number[], around: Around): void {
  for (const at of pixels) {
    const [up, upRight, right, downRight, down, downLeft, left, upLeft] = around.map(
      (step) => ink[at + step],
    );
    const isStep =
      (up && right && !downLeft && !down && !left) ||
      (right && down && !upLeft && !up && !left) ||
      (down && left && !upRight && !up && !right) ||
      (left && up && !downRight && !down && !right);
    if (isStep) ink[at] = 0;
  }
}
