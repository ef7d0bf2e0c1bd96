import { BRAILLE_STANDARDS } from '@relievo/braille';
import {
  type Box,
  brailleDots,
  type Ink,
  type Medium,
  pathOf,
  type ShapeItem,
  type Sheet,
  type Subpath,
  shapeInk,
  type TextItem,
} from '@relievo/graphic';

/** PDF's own drawing operators (ISO 32000-1, 8.5), in millimetres: what draws them has set the scale. */

/** What a shape raises, as operators. */
export function shapeOperators(item: ShapeItem, medium: Medium, color: string, seen: Box): string {
  return shapeInk(item, medium, seen)
    .map((ink) => inkOperators(ink, color))
    .join('');
}

/** Round caps and joins are set once a drawing: 1 J 1 j. */
function inkOperators(ink: Ink, color: string): string {
  const path = pathOperators(pathOf(ink.geometry));
  if (ink.kind === 'fill') return `${rgb(color)} rg\n${path}f*\n`;
  const dashes = ink.dashes ? `[${ink.dashes.map(number).join(' ')}] 0 d\n` : '[] 0 d\n';
  return `${rgb(color)} RG\n${number(ink.width)} w\n${dashes}${path}S\n`;
}

/** Braille as discs at its standard's size: no font, so none is substituted and none scales. */
export function brailleOperators(item: TextItem, sheet: Sheet, color: string): string {
  const radius = BRAILLE_STANDARDS[sheet.braille].dotDiameter / 2;
  const dots = brailleDots(item, sheet).flatMap((at) =>
    pathOf({ type: 'ellipse', center: at, rx: radius, ry: radius, angle: 0 }),
  );
  return dots.length === 0 ? '' : `${rgb(color)} rg\n${pathOperators(dots)}f\n`;
}

function pathOperators(subpaths: readonly Subpath[]): string {
  const parts: string[] = [];
  for (const { start, segments, closed } of subpaths) {
    parts.push(`${pair(start)} m\n`);
    for (const { to, control } of segments)
      parts.push(control ? `${pair(control[0])} ${pair(control[1])} ${pair(to)} c\n` : `${pair(to)} l\n`);
    if (closed) parts.push('h\n');
  }
  return parts.join('');
}

function pair({ x, y }: { readonly x: number; readonly y: number }): string {
  return `${number(x)} ${number(y)}`;
}

/** A hundredth of a millimetre, a third of a dot at 900 to the inch; PDF knows no exponents. */
function number(value: number): string {
  return String(Math.round(value * 100) / 100 || 0);
}

function rgb(color: string): string {
  return [1, 3, 5].map((at) => number(Number.parseInt(color.slice(at, at + 2), 16) / 255)).join(' ');
}
