import { type Axis, placeOf, rangeOf, valueAt } from '../axes/axes.ts';
import { type Extent, heightOf, isPaper, isSameColor, type Piece, type Rgb, widthOf } from '../marks.ts';

/** A bar that stands on the base or on another bar: y is where the values run. */
export interface Bar {
  readonly color: Rgb;
  /** Across the values. */
  readonly left: number;
  readonly right: number;
  /** Where it begins, seen from the base, and where it ends. */
  readonly from: number;
  readonly to: number;
  readonly said: string | null;
  /** It is cut into parts by lines that are drawn over it, and one of them may hide its end. */
  readonly isCut: boolean;
}

export interface Bars {
  /** Bars that stand one on the other, the first on the base. */
  readonly columns: readonly (readonly Bar[])[];
  readonly isStacked: boolean;
  readonly base: number;
}

const TOUCH = 0.15;

/** All bars that stand upright on one base; null where there are none, or something among them is none. */
export function findBars(axis: Axis, pieces: readonly Piece[], plot: Extent, blur: number): Bars | null {
  const upright = pieces.filter((piece) => isUprightBox(piece) && isWithin(piece, plot));
  const width = findUsualWidth(upright);
  const wide = upright.filter(({ box }) => Math.abs(widthOf(box) - width) < Math.max(0.06, 0.04 * width));
  const { boxes, cut } = blur > 0 ? joinCutBoxes(wide) : { boxes: wide, cut: new Set<Piece>() };
  if (boxes.length < 2) return null;
  const base = findBase(axis, boxes);
  if (base === null) return null;
  const columns = stackOn(base, boxes, cut);
  if (!columns || columns.length < 2) return null;
  if (columns.flat().every(({ from, to }) => Math.abs(to - from) < TOUCH)) return null;
  if (isStripes(columns, plot)) return null;
  return { columns, base, isStacked: columns.some((column) => column.length > 1) };
}

/** Rows of a table fill their place from end to end. */
function isStripes(columns: readonly (readonly Bar[])[], plot: Extent): boolean {
  return columns.flat().every(({ from, to }) => Math.abs(to - from) > 0.97 * heightOf(plot));
}

function isUprightBox(piece: Piece): boolean {
  const { corners, box, isCurved, isClosed, fill, stroke } = piece;
  if (!isClosed || !fill || (isPaper(fill) && (!stroke || isPaper(stroke)))) return false;
  if (isCurved) return isRoundedBox(piece);
  if (corners.length > 5) return false;
  return corners.every(
    ({ x, y }) =>
      Math.min(Math.abs(x - box.left), Math.abs(x - box.right)) < 0.02 &&
      Math.min(Math.abs(y - box.top), Math.abs(y - box.bottom)) < 0.02,
  );
}

/** A bar with rounded corners fills at least this share of its box, and a circle less. */
const ROUNDED = 0.86;

function isRoundedBox({ edge, box }: Piece): boolean {
  let twice = 0;
  for (const [at, { x, y }] of edge.entries()) {
    const next = edge[(at + 1) % edge.length] ?? { x, y };
    twice += x * next.y - next.x * y;
  }
  return Math.abs(twice) / 2 > ROUNDED * widthOf(box) * heightOf(box);
}

function isWithin({ box }: Piece, plot: Extent): boolean {
  const slack = 0.02 * heightOf(plot);
  const isInside =
    box.left >= plot.left - 0.5 &&
    box.right <= plot.right + 0.5 &&
    box.top >= plot.top - slack &&
    box.bottom <= plot.bottom + slack;
  return isInside && widthOf(box) < 0.9 * widthOf(plot) && widthOf(box) > 0.3;
}

/** The width of those boxes that cover most together; dots of a line may be boxes, too. */
function findUsualWidth(pieces: readonly Piece[]): number {
  const boxes = pieces.map(({ box }) => ({ width: widthOf(box), area: widthOf(box) * heightOf(box) }));
  let [best, most] = [0, 0];
  for (const { width } of boxes.slice(0, MOST_WIDTHS)) {
    const alike = boxes.filter((other) => Math.abs(other.width - width) < Math.max(0.06, 0.02 * width));
    const area = alike.reduce((sum, one) => sum + one.area, 0);
    if (alike.length > 1 && area > most) [best, most] = [width, area];
  }
  return best;
}
const MOST_WIDTHS = 2000;

/** Zero where the scale has it, else where most of the bars begin together. */
function findBase(axis: Axis, pieces: readonly Piece[]): number | null {
  const zero = axis.scale === 'linear' ? placeOf(axis, 0) : null;
  const edges = pieces.flatMap(({ box }) => [box.top, box.bottom]);
  const countAt = (place: number): number =>
    edges.filter((edge) => Math.abs(edge - place) < TOUCH * 2).length;
  if (zero !== null && countAt(zero) >= 2)
    return edges.toSorted((a, b) => Math.abs(a - zero) - Math.abs(b - zero))[0] ?? zero;
  const [usual] = edges.toSorted((a, b) => countAt(b) - countAt(a));
  const columns = new Set(pieces.map(({ box }) => Math.round(box.left))).size;
  if (usual === undefined || countAt(usual) < Math.max(2, 0.8 * columns)) return null;
  // Away from zero, bars begin only where the scale does.
  const end = axis.line.slope > 0 ? axis.from : axis.to;
  const isAtEnd = Math.abs(usual - end) < 0.12 * Math.abs(axis.to - axis.from) || isBelow(axis, usual);
  return isAtEnd ? usual : null;
}

function isBelow(axis: Axis, at: number): boolean {
  const least = Math.min(valueAt(axis, axis.from), valueAt(axis, axis.to));
  return valueAt(axis, at) < least && rangeOf(axis) > 0;
}

/** Millimetres: no line of a grid that is drawn over a bar is thicker. */
const MAX_CUT = 0.16;

/** Joins the parts of bars in a picture that lines of a grid are drawn over. */
function joinCutBoxes(pieces: readonly Piece[]): {
  readonly boxes: readonly Piece[];
  readonly cut: ReadonlySet<Piece>;
} {
  const boxes: Piece[] = [];
  const cut = new Set<Piece>();
  for (const piece of pieces.toSorted((a, b) => a.box.top - b.box.top)) {
    const above = boxes.findIndex(
      ({ box, color }) =>
        isSameColor(color, piece.color) &&
        Math.abs(box.left - piece.box.left) < 0.1 &&
        Math.abs(box.right - piece.box.right) < 0.1 &&
        Math.abs(piece.box.top - box.bottom) < MAX_CUT,
    );
    const first = boxes[above];
    if (!first) boxes.push(piece);
    else {
      const joined = { ...first, box: { ...first.box, bottom: piece.box.bottom } };
      boxes[above] = joined;
      cut.delete(first);
      cut.add(joined);
    }
  }
  return { boxes, cut };
}

/** Each box stands on the base or on one that does; null where too many stand on nothing. */
function stackOn(
  base: number,
  pieces: readonly Piece[],
  cut: ReadonlySet<Piece>,
): readonly (readonly Bar[])[] | null {
  const columns: { readonly left: number; readonly right: number; readonly pieces: Piece[] }[] = [];
  for (const piece of pieces) {
    const column = columns.find(({ left }) => Math.abs(left - piece.box.left) < 0.3);
    if (column) column.pieces.push(piece);
    else columns.push({ left: piece.box.left, right: piece.box.right, pieces: [piece] });
  }
  const made: Bar[][] = [];
  let lost = 0;
  for (const { left, right, pieces: waiting } of columns.toSorted((a, b) => a.left - b.left)) {
    const bars: Bar[] = [];
    const rest = dropCopies(waiting);
    const tops = { up: base, down: base };
    for (let isGrowing = true; isGrowing; ) {
      isGrowing = false;
      for (const [index, piece] of rest.entries()) {
        const { top, bottom } = piece.box;
        const from =
          Math.abs(bottom - tops.up) < TOUCH ? 'up' : Math.abs(top - tops.down) < TOUCH ? 'down' : null;
        if (!from) continue;
        const to = from === 'up' ? top : bottom;
        bars.push({
          color: piece.color,
          left,
          right,
          from: tops[from],
          to,
          said: piece.said,
          isCut: cut.has(piece),
        });
        tops[from] = to;
        rest.splice(index, 1);
        isGrowing = true;
        break;
      }
    }
    lost += rest.length;
    if (bars.length > 0) made.push(bars);
  }
  return lost > 0.1 * pieces.length ? null : made;
}

/** An outline over its own area. */
function dropCopies(pieces: readonly Piece[]): Piece[] {
  const kept: Piece[] = [];
  for (const piece of pieces) {
    const same = kept.some(
      ({ box }) => Math.abs(box.top - piece.box.top) < 0.1 && Math.abs(box.bottom - piece.box.bottom) < 0.1,
    );
    if (!same) kept.push(piece);
  }
  return kept;
}

export function listColors(bars: readonly Bar[]): readonly Rgb[] {
  const colors: Rgb[] = [];
  for (const { color } of bars) if (!colors.some((one) => isSameColor(one, color))) colors.push(color);
  return colors;
}
