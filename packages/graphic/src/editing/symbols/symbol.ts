import { translation } from '../../geometry/matrix.ts';
import { transformItem } from '../../geometry/transform-item.ts';
import type { Drawing, GroupItem } from '../../model/drawing.ts';
import type { Box, Point } from '../../model/geometry.ts';
import type { Profile } from '../../profiles/profile.ts';
import { readShapes } from './read-shapes.ts';

/** A drawing for fingers that is put on a sheet as one thing. */
export interface TactileSymbol {
  readonly name: string;
  /** These words are searched, too. */
  readonly also: readonly string[];
  /** One sentence describes the drawing. */
  readonly about: string;
  /** The recommended size in millimetres: the box that holds all of it. */
  readonly size: Pick<Box, 'width' | 'height'>;
  /** Its shapes, one on each line, as `readShapes` reads them. */
  readonly draw: string;
  /** The numbers that it can be drawn by instead. */
  readonly family?: SymbolFamily;
}

/** A number that a person chooses for a symbol, such as the hour of a clock. */
export interface SymbolValue {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly value: number;
}

/** A symbol that is drawn by numbers; it is a plain symbol once they are chosen. */
export interface SymbolFamily {
  readonly name: string;
  readonly also: readonly string[];
  readonly values: readonly SymbolValue[];
  readonly make: (...values: readonly number[]) => TactileSymbol;
}

export interface Subject {
  readonly id: string;
  readonly name: string;
  readonly symbols: readonly TactileSymbol[];
}

/** Creates the symbol as one group, the corner of its box at that place. */
export function createSymbolGroup({ name, about, draw }: TactileSymbol, corner: Point): GroupItem {
  const items = readShapes(draw).map((item, at) => ({
    ...transformItem(item, translation(corner.x, corner.y)),
    id: `part-${at + 1}`,
  }));
  return { kind: 'group', id: 'symbol-1', role: 'symbol', name, description: about, items };
}

/** Flat paper around a symbol that is alone on a sheet, if the medium has so much. */
const ROOM = 6;

/** Draws a small sheet of that medium with this symbol alone in its middle. */
export function drawSymbol(symbol: TactileSymbol, { sheet, braille }: Profile): Drawing {
  const room = Math.max(ROOM, sheet.margin);
  const isUpright = symbol.size.height > symbol.size.width;
  const [long, short] = [Math.max(sheet.width, sheet.height), Math.min(sheet.width, sheet.height)];
  const width = Math.min(symbol.size.width + 2 * room, isUpright ? short : long);
  const height = Math.min(symbol.size.height + 2 * room, isUpright ? long : short);
  const corner = { x: (width - symbol.size.width) / 2, y: (height - symbol.size.height) / 2 };
  const items = [createSymbolGroup(symbol, corner)];
  const { margin } = sheet;
  return {
    version: 1,
    id: 'symbol',
    title: symbol.name,
    description: symbol.about,
    language: 'en',
    sheet: { width, height, margins: { top: margin, right: margin, bottom: margin, left: margin }, braille },
    layers: [{ id: 'layer-1', name: '', visible: true, items }],
  };
}
