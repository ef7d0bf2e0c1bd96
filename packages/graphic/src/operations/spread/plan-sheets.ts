import type { Drawing } from '../../model/drawing.ts';
import { drawableArea } from '../../model/drawing.ts';
import type { Reader, SheetPlan } from '../../model/sheet-plan.ts';
import type { Profile } from '../../profiles/profile.ts';
import { limitsFor } from '../readers/readers.ts';
import { findCrowded } from './crowded.ts';
import { roomOf } from './detail.ts';
import { findPlaces, scaleIn } from './places.ts';

/** How a drawing that is too full would be spread, and what that costs. */
export interface SheetProposal {
  /** Null where one sheet holds it, or where enlarging would help no part of it. */
  readonly plan: SheetPlan | null;
  /** Parts that lie too close, are too small, or are words beyond what one sheet carries. */
  readonly crowded: number;
  /** Those that are still so on every sheet: too large to be enlarged, or closer than their sheet parts them. */
  readonly uncured: number;
}

/** Looks whether one sheet is too full for a reader on a medium, and where it would be enlarged. */
export function planSheets(drawing: Drawing, reader: Reader, profile: Profile): SheetProposal {
  const gap = Math.max(limitsFor(reader).gap, profile.limits.elementGap);
  const needs = { reader, gap };
  const { spread: _, ...whole } = drawing;
  const area = drawableArea(whole.sheet);
  const room = roomOf(area);
  const crowded = findCrowded(whole, needs, profile);
  const places = room.height > 0 ? findPlaces(crowded, room, area) : [];
  const cured = places.flatMap(({ box, parts }) => parts.filter(({ least }) => least <= scaleIn(box, room)));
  return {
    plan: cured.length === 0 ? null : { ...needs, places: places.map(({ box }) => box) },
    crowded: crowded.length,
    uncured: crowded.length - cured.length,
  };
}
