import { centerOf } from '../geometry/box.ts';
import { textBox } from '../geometry/text-box.ts';
import type { Translate } from '../labels/request.ts';
import { breakTextWithin } from '../labels/text-within.ts';
import { type Drawing, drawableArea, type Sheet, type TextItem } from '../model/drawing.ts';
import { mapItems, walkLeaves } from '../model/walk.ts';
import { scaleToSheet } from '../operations/fit.ts';
import type { Profile } from '../profiles/profile.ts';
import type { Lettering } from './lettering.ts';

export interface FigureMeans {
  readonly profile: Profile;
  /** The paper; it is turned if the drawing is larger on it then. */
  readonly sheet: Sheet;
  readonly translate: Translate;
  /** Ids of areas through which what is under them is seen. */
  readonly translucent?: readonly string[];
}

export interface Laid {
  /** It has no words yet but its title. */
  readonly drawing: Drawing;
  /** The words with the places that they have in the source, on the new sheet. */
  readonly labels: readonly TextItem[];
  readonly scale: number;
}

export type Sized = FigureMeans & { readonly size: number };

/** A drawing lies across the paper if it is so much larger then. */
const WORTH_TURNING = 1.1;

/** Chooses upright paper or paper that lies across: where the drawing is larger. */
export function chooseSheet(drawing: Drawing, lettering: Lettering, means: FigureMeans): Sheet {
  const across = turnSheet(means.sheet);
  const scaleOn = (sheet: Sheet): number => layOn(drawing, lettering, { ...means, sheet, size: 1 }).scale;
  return scaleOn(across) > WORTH_TURNING * scaleOn(means.sheet) ? across : means.sheet;
}

function turnSheet({ width, height, margins: { top, right, bottom, left }, braille }: Sheet): Sheet {
  return {
    width: height,
    height: width,
    margins: { top: left, right: top, bottom: right, left: bottom },
    braille,
  };
}

/** Cells of a label that count when it is worked out how large a drawing can be: longer ones find a place or a code. */
const CELLS_THAT_COUNT = 4;
const TITLE_GAP = 6;

/** Lays the drawing on the sheet, as large as its size says, and its labels where the source has them. */
export function layOn(
  drawing: Drawing,
  { title, labels }: Lettering,
  { sheet, size, profile, translate }: Sized,
): Laid {
  const isLabel = new Set(labels.map(({ id }) => id));
  const heading = title ? writeTitle(title, sheet, translate) : null;
  const high = heading ? textBox(heading, sheet).height + TITLE_GAP : 0;
  const below = shrinkRoom(
    { ...sheet, margins: { ...sheet.margins, top: sheet.margins.top + high } },
    size,
    profile,
  );
  const short = mapItems(drawing, (item) => {
    if (item.kind !== 'text') return item;
    return isLabel.has(item.id) ? shorten(item, drawing.sheet, below, translate) : [];
  });
  const scaled = scaleToSheet(short, below, true);
  const { drawing: fitted, scale } = scaled.ok ? scaled.value : { drawing: short, scale: 1 };
  const middles = new Map(
    [...walkLeaves(fitted)].flatMap((item) =>
      item.kind === 'text' ? [[item.id, centerOf(textBox(item, sheet))]] : [],
    ),
  );
  const placed = labels.map((label): TextItem => {
    const middle = middles.get(label.id) ?? label.at;
    const { width, height } = textBox(label, drawing.sheet);
    const printSize = label.printSize * scale;
    return {
      ...label,
      printSize,
      at: { x: middle.x - (width * scale) / 2, y: middle.y - (height * scale) / 2 },
    };
  });
  const silent = mapItems(fitted, (item) => (item.kind === 'text' ? [] : item));
  const onSheet: Drawing = { ...silent, sheet };
  const titled = heading
    ? {
        ...onSheet,
        layers: [...onSheet.layers, { id: 'title', name: 'Title', visible: true, items: [heading] }],
      }
    : onSheet;
  return { drawing: titled, labels: placed, scale };
}

/** Shrinks the drawable area around its middle, so much smaller in both directions, with room for the widest line at its edge. */
function shrinkRoom(sheet: Sheet, size: number, { limits }: Profile): Sheet {
  const { width, height } = drawableArea(sheet);
  const edge = (limits.mainLineWidth.max ?? limits.mainLineWidth.min) / 2;
  const [across, down] = [(width * (1 - size)) / 2 + edge, (height * (1 - size)) / 2 + edge];
  const { top, right, bottom, left } = sheet.margins;
  return {
    ...sheet,
    margins: { top: top + down, right: right + across, bottom: bottom + down, left: left + across },
  };
}

/** Returns the text with the first of its cells, in the middle of its place. */
function shorten(text: TextItem, from: Sheet, sheet: Sheet, translate: Translate): TextItem {
  const middle = centerOf(textBox(text, from));
  const braille = translate(text.print.replaceAll('\n', ' '));
  const short = { ...text, braille: { ...braille, cells: braille.cells.slice(0, CELLS_THAT_COUNT) } };
  const { width, height } = textBox(short, sheet);
  return { ...short, at: { x: middle.x - width / 2, y: middle.y - height / 2 } };
}

function writeTitle(title: TextItem, sheet: Sheet, translate: Translate): TextItem {
  const area = drawableArea(sheet);
  const braille = translate(title.print.replaceAll('\n', ' '));
  return breakTextWithin(
    { ...title, role: 'title', braille, at: { x: area.x, y: area.y }, printSize: 5 },
    area.width,
    sheet,
  );
}
