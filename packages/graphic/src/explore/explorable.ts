import { type Millimetres, millimetres } from '@relievo/words';
import { unionOf } from '../geometry/box.ts';
import type { Part } from '../measure/part.ts';
import { type Survey, surveyDrawing } from '../measure/survey.ts';
import type { Drawing, Item, Role } from '../model/drawing.ts';
import type { Box, Point } from '../model/geometry.ts';
import { parentsOf, type Visit, walk } from '../model/walk.ts';
import { getProfile } from '../profiles/profiles.ts';
import { measureGapBetween } from './gap-between.ts';
import { findNearestTo } from './nearest-to.ts';
import { type Place, placeOn } from './place.ts';

/** A part of a drawing that has a name, as somebody meets it who goes from part to part. */
export interface ExplorablePart {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Around all that it raises. */
  readonly box: Box;
  readonly place: Place;
  /** The id of the nearest part around it that is told of. */
  readonly within: string | null;
  /** The ids of the parts that it touches or crosses, in drawing order. */
  readonly touches: readonly string[];
}

export interface Explorable {
  readonly parts: readonly ExplorablePart[];
  /** The part that a finger meets there, within `reach` millimetres. */
  readonly partAt: (point: Point, reach: number) => ExplorablePart | null;
  /** Between what two parts raise, by their ids; 0 where they meet. */
  readonly gapBetween: (one: string, other: string) => Millimetres;
}

/** What carries other parts and says nothing by itself. */
const SILENT: ReadonlySet<Role> = new Set([
  'background',
  'frame',
  'grid',
  'tick',
  'key',
  'lead-line',
  'decoration',
]);

/** The named parts of a drawing in its order, where they lie and what they touch. */
export function explorableOf(drawing: Drawing): Explorable {
  const measured = surveyDrawing(drawing, getProfile('swell-a4'));
  const names = collectNames(drawing);
  const ownerOf = collectOwners(drawing, measured, names);
  const told = new Set([...names.keys()].map(({ item }) => item.id));
  const parts = [...names].flatMap(([visit, name]) => partOf(visit, name, measured, ownerOf, told));
  const byId = new Map(parts.map((part) => [part.id, part]));
  const met = measured.parts.filter(({ item }) => ownerOf.has(item.id));
  return {
    parts,
    partAt: (point, reach) => {
      const nearest = findNearestTo(point, met, reach);
      return (nearest && byId.get(ownerOf.get(nearest.item.id) ?? '')) ?? null;
    },
    gapBetween: (one, other) =>
      millimetres(measureGapBetween(measured.partsOf(one), measured.partsOf(other))),
  };
}

/** Every part that is told of, with its name: its own, or that of its label. A label is told with what it names. */
function collectNames(drawing: Drawing): ReadonlyMap<Visit, string> {
  const visits = [...walk(drawing)].filter(({ layer }) => layer.visible);
  const ids = new Set(visits.map(({ item }) => item.id));
  const isLabel = (item: Item) => item.kind === 'text' && item.labels !== undefined && ids.has(item.labels);
  const labels = new Map(
    visits.flatMap(({ item }) => (item.kind === 'text' && item.labels ? [[item.labels, item.print]] : [])),
  );
  const names = new Map<Visit, string>();
  for (const visit of visits) {
    const { item } = visit;
    if (SILENT.has(item.role) || isLabel(item)) continue;
    const words = item.name || labels.get(item.id) || (item.kind === 'text' ? item.print : '');
    const name = words.replaceAll(/\s+/g, ' ').trim();
    if (name) names.set(visit, name);
  }
  return names;
}

/** Under which part each thing on the sheet is told: itself, what it labels, or the nearest group with a name. */
function collectOwners(
  drawing: Drawing,
  { parts }: Survey,
  names: ReadonlyMap<Visit, string>,
): ReadonlyMap<string, string> {
  const told = new Set([...names.keys()].map(({ item }) => item.id));
  const visits = new Map([...walk(drawing)].map((visit) => [visit.item.id, visit]));
  const owners = new Map<string, string>();
  for (const { item } of parts) {
    const visit = visits.get(item.id);
    const labelled = item.kind === 'text' ? item.labels : undefined;
    const around = visit ? parentsOf(visit).map(({ id }) => id) : [];
    const owner = [item.id, labelled, ...around].find((id) => id !== undefined && told.has(id));
    if (owner !== undefined) owners.set(item.id, owner);
  }
  return owners;
}

function partOf(
  visit: Visit,
  name: string,
  measured: Survey,
  ownerOf: ReadonlyMap<string, string>,
  told: ReadonlySet<string>,
): readonly ExplorablePart[] {
  const { item } = visit;
  const own = measured.partsOf(item.id);
  const box = unionOf(own.map((part) => part.box));
  // Somebody would look for it in vain.
  if (!box) return [];
  const { id, description } = item;
  const place = placeOn(box, measured.drawing.sheet);
  return [
    {
      id,
      name,
      description: description.trim(),
      box,
      place,
      within: parentsOf(visit).find((group) => told.has(group.id))?.id ?? null,
      touches: findTouchedBy(own, id, measured, ownerOf),
    },
  ];
}

/** A label beside its part is no meeting of two things. */
function findTouchedBy(
  own: readonly Part[],
  id: string,
  measured: Survey,
  ownerOf: ReadonlyMap<string, string>,
): readonly string[] {
  const mine = new Set(own);
  const touching = measured.touching();
  const others = own
    .flatMap((part) => [...(touching.get(part) ?? [])])
    .filter((part) => !mine.has(part) && part.item.kind !== 'text')
    .toSorted((a, b) => a.index - b.index)
    .flatMap(({ item }) => ownerOf.get(item.id) ?? []);
  return [...new Set(others)].filter((other) => other !== id);
}
