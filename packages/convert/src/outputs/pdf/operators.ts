import { BRAILLE_STANDARDS } from '@relievo/braille';
import { brailleDots } from '@relievo/graphic/geometry';
import type { Box, ShapeItem, Sheet, Subpath, TextItem } from '@relievo/graphic/model';
import { type Ink, pathOf, shapeInk } from '@relievo/graphic/outputs/vector';
import type { Medium } from '@relievo/graphic/profiles';

/** PDF's own drawing operators (ISO 32000-1, 8.5), in millimetres: what draws them has set the scale. */

/** What a shape raises, as operators. */
export function shapeOperators(item: ShapeItem, medium: Medium, color: string, seen: Box): string {
  return shapeInk(item, medium, seen)
    .map((ink) => writeInk(ink, color))
    .join('');
}

/** Round caps and joins are set once a drawing: 1 J 1 j. */
function writeInk(ink: Ink, color: string): string {
  const path = writePath(pathOf(ink.geometry));
  if (ink.kind === 'fill') return `${writeRgb(color)} rg\n${path}f*\n`;
  const dashes = ink.dashes ? `[${ink.dashes.map(writeNumber).join(' ')}] 0 d\n` : '[] 0 d\n';
  return `${writeRgb(color)} RG\n${writeNumber(ink.width)} w\n${dashes}${path}S\n`;
}

/**
 * Braille as discs at its standard's size: no font, so none is substituted and none scales. Each is the round end of a
 * line of a hundredth of a millimetre, which takes an eighth of the bytes of four curves, and no program leaves it out.
 */
export function writeBraille(item: TextItem, sheet: Sheet, color: string): string {
  const dots = brailleDots(item, sheet);
  if (dots.length === 0) return '';
  const lines = dots.map(({ x, y }) => `${writePoint({ x, y })} m ${writePoint({ x: x + HAIR, y })} l\n`);
  const { dotDiameter } = BRAILLE_STANDARDS[sheet.braille];
  return `${writeRgb(color)} RG\n${writeNumber(dotDiameter)} w\n[] 0 d\n${lines.join('')}S\n`;
}

const HAIR = 0.01;

function writePath(subpaths: readonly Subpath[]): string {
  const parts: string[] = [];
  for (const { start, segments, closed } of subpaths) {
    parts.push(`${writePoint(start)} m\n`);
    for (const { to, control } of segments)
      parts.push(
        control
          ? `${writePoint(control[0])} ${writePoint(control[1])} ${writePoint(to)} c\n`
          : `${writePoint(to)} l\n`,
      );
    if (closed) parts.push('h\n');
  }
  return parts.join('');
}

function writePoint({ x, y }: { readonly x: number; readonly y: number }): string {
  return `${writeNumber(x)} ${writeNumber(y)}`;
}

/** A hundredth of a millimetre, a third of a dot at 900 to the inch; PDF knows no exponents. */
function writeNumber(value: number): string {
  return String(Math.round(value * 100) / 100 || 0);
}

function writeRgb(color: string): string {
  return [1, 3, 5].map((at) => writeNumber(Number.parseInt(color.slice(at, at + 2), 16) / 255)).join(' ');
}
