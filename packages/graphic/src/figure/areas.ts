import { boundsOf } from '../geometry/bounds.ts';
import type { Drawing, ShapeItem, Texture } from '../model/drawing.ts';
import { type LeafItem, mapItems, walkLeaves } from '../model/walk.ts';
import type { Profile } from '../profiles/profile.ts';

export interface EdgedAreas {
  readonly drawing: Drawing;
  /** Colours that are outlines now, because fingers tell only so many textures apart. */
  readonly plain: number;
}

/** Millimetres: on a smaller area no texture is felt, and a larger one that is raised whole is felt as a block. */
const MIN_TEXTURED = 8;
const MAX_SOLID = 20;
/** From this number on areas of one colour are outlines: a texture would say the same in all of them. */
const MANY = 6;
/** Fingers distinguish this number of textures without a key to look them up in. */
const MAX_TEXTURES = 4;
const IN_TURN: readonly Texture[] = ['dots-coarse', 'lines-rising', 'lines-horizontal', 'crosshatch'];

/** Gives every area an edge, and each colour its texture while fingers can tell them apart. */
export function edgeAreas(drawing: Drawing, profile: Profile): EdgedAreas {
  const all = [...walkLeaves(drawing)].filter(isArea);
  const alike = countAlike(all);
  const isMany = (area: ShapeItem): boolean =>
    !area.line && alike.size === 1 && (alike.get(colorOf(area)) ?? 0) >= MANY;
  const large = all.filter((area) => isLarge(area) && !isMany(area));
  const colors = new Map<string, number>();
  for (const area of large) colors.set(colorOf(area), (colors.get(colorOf(area)) ?? 0) + sizeOf(area));
  const textures = chooseTextures(large, colors);
  const edge = { style: 'solid' as const, width: profile.limits.mainLineWidth.min };
  return {
    drawing: mapItems(drawing, (item) => {
      if (item.kind !== 'shape' || !isArea(item)) return item;
      if (isMany(item) && !isDot(item)) return { ...item, line: item.line ?? edge, texture: null };
      if (!isLarge(item)) return isSmall(item) ? { ...item, texture: 'solid' } : item;
      return { ...item, line: item.line ?? edge, texture: textures.get(colorOf(item)) ?? null };
    }),
    plain: colors.size > MAX_TEXTURES ? colors.size : 0,
  };
}

function chooseTextures(
  areas: readonly ShapeItem[],
  colors: ReadonlyMap<string, number>,
): ReadonlyMap<string, Texture> {
  if (colors.size > MAX_TEXTURES) return new Map();
  const chosen = new Map<string, Texture>();
  const wishes = areas.map((area) => ({ color: colorOf(area), texture: area.texture }));
  for (const { color, texture } of wishes)
    if (texture && texture !== 'solid' && !chosen.has(color) && ![...chosen.values()].includes(texture))
      chosen.set(color, texture);
  for (const color of colors.keys()) {
    if (chosen.has(color)) continue;
    const free = IN_TURN.find((texture) => ![...chosen.values()].includes(texture));
    if (free) chosen.set(color, free);
  }
  return chosen;
}

/** Returns what its colour is known by: its texture where the drawing has the colour of its edge. */
function colorOf({ line, color = '#000000', texture }: ShapeItem): string {
  return line && texture !== 'solid' ? `${texture}` : color;
}

function isArea(item: LeafItem): item is ShapeItem {
  return item.kind === 'shape' && item.texture !== null && item.geometry.type !== 'symbol';
}

function countAlike(areas: readonly ShapeItem[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const area of areas) if (!isDot(area)) counts.set(colorOf(area), (counts.get(colorOf(area)) ?? 0) + 1);
  return counts;
}

function isLarge(area: ShapeItem): boolean {
  return shortSide(area) >= (area.texture === 'solid' ? MAX_SOLID : MIN_TEXTURED);
}

function isSmall(area: ShapeItem): boolean {
  return shortSide(area) < MIN_TEXTURED;
}

/** Millimetres, below which an area is a mark and no place. */
const DOT = 6;

function isDot(area: ShapeItem): boolean {
  return shortSide(area) < DOT;
}

function shortSide({ geometry }: ShapeItem): number {
  const box = boundsOf(geometry);
  return box ? Math.min(box.width, box.height) : 0;
}

function sizeOf({ geometry }: ShapeItem): number {
  const box = boundsOf(geometry);
  return box ? box.width * box.height : 0;
}
