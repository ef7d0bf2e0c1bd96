import { heightOf, isPaper, isSameColor, middleOf, type Piece, type Rgb, widthOf } from './marks.ts';
import type { Label } from './words.ts';

export interface Legend {
  readonly entries: readonly { readonly color: Rgb; readonly name: string }[];
  /** What stands in it as a sample and is no mark of the chart. */
  readonly samples: ReadonlySet<Piece>;
  readonly labels: ReadonlySet<Label>;
}

interface Entry {
  readonly label: Label;
  readonly samples: readonly Piece[];
  readonly color: Rgb;
}

/** Words beside a small sample of a colour, several in line. */
export function findLegend(labels: readonly Label[], pieces: readonly Piece[]): Legend {
  const level = labels.filter(({ angle }) => Math.abs(angle) < 0.05);
  const before = keepGroups(level.flatMap((label) => findEntry(label, pieces, 'before')));
  const entries =
    before.length > 0 ? before : keepGroups(level.flatMap((label) => findEntry(label, pieces, 'behind')));
  return {
    entries: entries.map(({ color, label }) => ({ color, name: label.text })),
    samples: new Set(entries.flatMap(({ samples }) => samples)),
    labels: new Set(entries.map(({ label }) => label)),
  };
}

function findEntry(label: Label, pieces: readonly Piece[], side: 'before' | 'behind'): readonly Entry[] {
  const { size, middle, box } = label;
  const gapTo = (piece: Piece): number =>
    side === 'before' ? box.left - piece.box.right : piece.box.left - box.right;
  const samples = pieces.filter((piece) => {
    const gap = gapTo(piece);
    return (
      gap > -0.1 * size &&
      gap < 2.6 * size &&
      heightOf(piece.box) <= 1.8 * size &&
      widthOf(piece.box) <= 9 * size &&
      Math.abs(middleOf(piece.box).y - middle.y) < 0.6 * size &&
      !isPaper(piece.color)
    );
  });
  const nearest = samples.toSorted((a, b) => gapTo(a) - gapTo(b))[0];
  if (!nearest) return [];
  // The mark on a line lies over it; both are of one colour.
  const same = samples.filter(
    (one) =>
      isSameColor(one.color, nearest.color) &&
      one.box.left <= nearest.box.right &&
      one.box.right >= nearest.box.left,
  );
  return [{ label, samples: same, color: nearest.color }];
}

/** Entries of one legend stand in a column or in a row, with samples of one size and a colour each. */
function keepGroups(entries: readonly Entry[]): readonly Entry[] {
  const kept = entries.filter((entry) => entries.some((other) => other !== entry && belong(entry, other)));
  const isTwice = ({ color }: Entry): boolean =>
    kept.filter((one) => isSameColor(one.color, color)).length > 1;
  return kept.filter((entry) => !isTwice(entry));
}

function belong(a: Entry, b: Entry): boolean {
  if (isSameColor(a.color, b.color)) return false;
  const [first, second] = [widest(a), widest(b)];
  const size = Math.max(a.label.size, b.label.size);
  const isOneSize =
    Math.abs(widthOf(first.box) - widthOf(second.box)) < 0.3 * size &&
    Math.abs(heightOf(first.box) - heightOf(second.box)) < 0.3 * size;
  const isColumn =
    Math.abs(first.box.left - second.box.left) < 0.3 * size &&
    Math.abs(a.label.middle.y - b.label.middle.y) < 3 * size;
  const isRow = Math.abs(a.label.middle.y - b.label.middle.y) < 0.3 * size;
  return isOneSize && (isColumn || isRow);
}

function widest({ samples }: Entry): Piece {
  const [first] = samples.toSorted((a, b) => widthOf(b.box) - widthOf(a.box));
  if (!first) throw new Error('An entry of a legend has a sample.');
  return first;
}

export function nameOfColor({ entries }: Legend, color: Rgb): string | null {
  return entries.find((entry) => isSameColor(entry.color, color))?.name ?? null;
}
