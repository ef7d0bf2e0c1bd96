import { type LabelRequest, placeLabels } from '@relievo/graphic/labels';
import { type Drawing, mapItems } from '@relievo/graphic/model';
import type { Profile } from '@relievo/graphic/profiles';
import { nameAnnotated } from '../model/annotations.ts';
import { listNoted, type Noted } from './annotations.ts';
import type { ChartDrawing } from './drawn.ts';
import type { Portion } from './portion.ts';

/**
 * The codes of annotations beside the points that they are of, at both ends of a stretch, and their
 * words in the names that are spoken; null where a code has no room.
 */
export function addAnnotations(made: ChartDrawing, portion: Portion, profile: Profile): ChartDrawing | null {
  const noted = listNoted(portion);
  if (noted.length === 0) return made;
  const told = { ...made, drawing: tellInNames(made.drawing, portion, noted) };
  if (profile.medium === 'touchscreen' || portion.annotationsInKey) return told;
  const present = new Set(
    made.drawing.layers.flatMap(({ items }) => items.flatMap((item) => [item.id, ...idsIn(item)])),
  );
  const requests = noted.flatMap(({ code, ends }) =>
    ends
      .filter((id) => present.has(id))
      .map(
        (id): LabelRequest => ({
          id: `annotation-${code.print}-at-${id}`,
          print: code.print,
          target: { item: id },
        }),
      ),
  );
  const isMarked = noted.every(({ ends }) => ends.some((id) => present.has(id)));
  if (!isMarked) return null;
  const braille = new Map(noted.map(({ code }) => [code.print, code.braille]));
  const placed = placeLabels(told.drawing, requests, profile, (text) => braille.get(text) ?? NO_CELLS);
  return placed.report.every(({ how }) => how === 'beside' || how === 'lead-line')
    ? { ...told, drawing: placed.drawing }
    : null;
}

const NO_CELLS = { cells: '', engine: 'letters', table: 'ueb-uncontracted' };

function idsIn(item: Drawing['layers'][number]['items'][number]): readonly string[] {
  return item.kind === 'group' ? item.items.flatMap((one) => [one.id, ...idsIn(one)]) : [];
}

function tellInNames(drawing: Drawing, { whole }: Portion, noted: readonly Noted[]): Drawing {
  return mapItems(drawing, (item) => {
    const words = noted
      .filter(({ ids }) => ids.includes(item.id))
      .map(({ annotation }) => nameAnnotated(whole, annotation));
    return words.length === 0
      ? item
      : { ...item, description: [item.description, ...words].filter((one) => one !== '').join('; ') };
  });
}
