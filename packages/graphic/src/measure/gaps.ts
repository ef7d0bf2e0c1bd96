import { measureBlankCell } from '../geometry/text-box.ts';
import type { Role } from '../model/drawing.ts';
import type { Limits } from '../profiles/profile.ts';
import { hasRole, isClosed, isLine, isSymbol, isText, isTextured } from './kinds.ts';
import { doesCover } from './near.ts';
import type { Part } from './part.ts';
import type { Survey } from './survey.ts';

/**
 * Which rule keeps two parts apart, and by how much. One table, so that what a rule asks is what a
 * repair and the placing of labels keep.
 */
export interface Clearance {
  readonly by: 'element' | 'symbol' | 'label' | 'textures' | 'contour' | 'arrow';
  readonly gap: number;
}

/** The grid runs under everything and a lead line runs between things: rules of their own see to them. */
const FREE_ROLES: ReadonlySet<Role> = new Set(['grid', 'background', 'decoration', 'lead-line']);

export function measureClearance(a: Part, b: Part, survey: Survey): Clearance | null {
  const { limits, medium } = survey.profile;
  if (FREE_ROLES.has(a.item.role) || FREE_ROLES.has(b.item.role)) return null;
  if (isText(a) || isText(b)) {
    if (medium === 'touchscreen') return null;
    if (isText(a) && isText(b) && areOnOneLine(a, b))
      return { by: 'element', gap: Math.max(limits.elementGap, measureBlankCell(survey.drawing.sheet)) };
    const named = isNamedBy(a, b, survey) || isNamedBy(b, a, survey);
    if (named) return limits.labelGap ? { by: 'label', gap: limits.labelGap.min } : null;
    return { by: 'element', gap: limits.elementGap };
  }
  if (isSymbol(a) || isSymbol(b)) return { by: 'symbol', gap: limits.symbolGap };
  if (hasRole(a, 'arrow') || hasRole(b, 'arrow')) return { by: 'arrow', gap: limits.arrowhead.offTarget };
  return measureBetweenShapes(a, b, limits);
}

/** Both in braille and level with each other: a finger goes from the one straight on into the other. */
export function areOnOneLine(a: Part, b: Part): boolean {
  if (a.item.kind !== 'text' || b.item.kind !== 'text' || !a.item.braille || !b.item.braille) return false;
  return a.box.y < b.box.y + b.box.height && b.box.y < a.box.y + a.box.height;
}

/** What touches the named thing is felt with it: the axis under a bar, the axis behind a tick. */
function isNamedBy(text: Part, other: Part, { partsOf, touching }: Survey): boolean {
  return (
    isText(text) &&
    text.item.labels !== undefined &&
    partsOf(text.item.labels).some(
      (own) => own === other || (!isText(other) && touching().get(own)?.has(other)),
    )
  );
}

function measureBetweenShapes(a: Part, b: Part, limits: Limits): Clearance {
  const bareA = isTextured(a) && !isLine(a);
  const bareB = isTextured(b) && !isLine(b);
  if (bareA && bareB) return { by: 'textures', gap: limits.textureTextureGap.min };
  if ((bareA && isContourOf(b, a)) || (bareB && isContourOf(a, b)))
    return { by: 'contour', gap: limits.textureContourGap };
  return { by: 'element', gap: limits.elementGap };
}

/** A closed line around a texture that was drawn as an item of its own. */
function isContourOf(line: Part, texture: Part): boolean {
  return isLine(line) && !isTextured(line) && isClosed(line) && doesCover(line, texture);
}
