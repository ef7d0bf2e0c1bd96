import { type BrailleText, translateLetters } from '@relievo/braille';
import type { Drawing, Item } from '../../model/drawing.ts';
import { drawableArea } from '../../model/drawing.ts';
import type { Box } from '../../model/geometry.ts';
import { mapItems, walkLeaves } from '../../model/walk.ts';
import { drawDetail, roomOf } from './detail.ts';
import { findLeftOut } from './left-out.ts';
import { markPlaces } from './mark-places.ts';
import { scaleIn, type Where, whereIn } from './places.ts';

/** One place of the overview, enlarged. */
export interface DetailSheet {
  readonly letter: string;
  readonly drawing: Drawing;
  /** In the overview. */
  readonly place: Box;
  readonly where: Where;
  readonly scale: number;
  /** Of those parts that the overview leaves out, what is here, in drawing order. */
  readonly shows: readonly Item[];
}

export interface SpreadDrawing {
  readonly overview: Drawing;
  readonly details: readonly DetailSheet[];
  readonly leftOut: readonly Item[];
}

/**
 * A drawing that is spread: an overview without what is too small or too close in its places, each of which has a
 * letter there, and a sheet for each place on which all of it is shown, enlarged. Null for a drawing of one sheet.
 */
export function spreadDrawing(
  drawing: Drawing,
  braille: (print: string) => BrailleText | null = translateLetters,
): SpreadDrawing | null {
  const { spread: plan, ...whole } = drawing;
  if (!plan) return null;
  const area = drawableArea(whole.sheet);
  const leftOut = findLeftOut(whole, plan);
  const parts = plan.places.map((box, at) => {
    const print = String.fromCharCode(65 + at);
    return { print, id: `${whole.id.slice(0, 120)}-${print.toLowerCase()}`, box };
  });
  const rest = mapItems(whole, (item) =>
    leftOut.has(item.id) || (item.kind === 'group' && item.items.length === 0) ? [] : item,
  );
  const items = [...walkLeaves(whole)].filter(({ id }) => leftOut.has(id));
  const details = parts.map((part): DetailSheet => {
    const scale = scaleIn(part.box, roomOf(area));
    const detail = drawDetail(whole, part, scale, braille(part.print));
    const here = new Set([...walkLeaves(detail)].map(({ id }) => id));
    return {
      letter: part.print,
      drawing: detail,
      place: part.box,
      where: whereIn(part.box, area),
      scale,
      shows: items.filter(({ id }) => here.has(id)),
    };
  });
  return { overview: markPlaces(rest, parts, plan, braille), details, leftOut: items };
}
