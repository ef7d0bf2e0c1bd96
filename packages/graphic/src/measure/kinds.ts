import type { Line, Role, ShapeItem, TextItem, Texture } from '../model/drawing.ts';
import type { SymbolGeometry } from '../model/geometry.ts';
import type { Part } from './part.ts';

export type TextPart = Part & { readonly item: TextItem };
export type ShapePart = Part & { readonly item: ShapeItem };
export type SymbolPart = Part & { readonly item: ShapeItem & { readonly geometry: SymbolGeometry } };
export type LinePart = Part & { readonly item: ShapeItem & { readonly line: Line } };
export type TexturedPart = Part & { readonly item: ShapeItem & { readonly texture: Texture } };

export function isText(part: Part): part is TextPart {
  return part.item.kind === 'text';
}
export function isShape(part: Part): part is ShapePart {
  return part.item.kind === 'shape';
}
export function isSymbol(part: Part): part is SymbolPart {
  return part.item.kind === 'shape' && part.item.geometry.type === 'symbol';
}
/** A raised line of some width. Symbols have none of their own. */
export function isLine(part: Part): part is LinePart {
  return isShape(part) && !isSymbol(part) && part.item.line !== null && part.item.line.width > 0;
}
export function isTextured(part: Part): part is TexturedPart {
  return isShape(part) && !isSymbol(part) && part.item.texture !== null;
}

export function hasRole(part: Part, ...roles: readonly Role[]): boolean {
  return roles.includes(part.item.role);
}

/** Ends are ends: neither a ring nor a shape that is closed by its kind. */
export function isOpen(part: Part): boolean {
  return part.lines.every(({ closed }) => !closed);
}
export function isClosed(part: Part): boolean {
  return part.lines.some(({ closed }) => closed);
}

/** The lines that carry the meaning, and are to be followed with a finger. */
export const MAIN_ROLES: readonly Role[] = ['data', 'outline', 'area', 'frame', 'arrow', 'locator'];
