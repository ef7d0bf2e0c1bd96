interface Sides {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
const WHOLE = [0, 1] as const;

/** The part of a straight piece that lies in a box (Liang and Barsky), as shares of its length; null outside. */
export function clipPiece(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  box: Sides,
): readonly [from: number, to: number] | null {
  if (isWithin(x0, y0, box) && isWithin(x1, y1, box)) return WHOLE;
  let from = 0;
  let to = 1;
  const cut = (delta: number, room: number): boolean => {
    if (delta === 0) return room >= 0;
    const t = room / delta;
    if (delta < 0) from = Math.max(from, t);
    else to = Math.min(to, t);
    return from <= to;
  };
  const [dx, dy] = [x1 - x0, y1 - y0];
  const seen =
    cut(-dx, x0 - box.left) && cut(dx, box.right - x0) && cut(-dy, y0 - box.top) && cut(dy, box.bottom - y0);
  return seen ? [from, to] : null;
}

function isWithin(x: number, y: number, { left, top, right, bottom }: Sides): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}
