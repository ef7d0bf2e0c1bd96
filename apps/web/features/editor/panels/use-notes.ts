import { useLingui } from '@lingui/react/macro';
import { listNeighbours } from '@relievo/graphic/editing';
import { itemBounds } from '@relievo/graphic/geometry';
import { type Drawing, findItem, findVisit, type Item } from '@relievo/graphic/model';
import type { Finding } from '@relievo/graphic/rules';
import { millimetres } from '@relievo/words';
import { useMemo } from 'react';
import { useQuantities } from '../../../lib/words/use-quantities.ts';
import { useThingWords } from '../../../lib/words/use-thing-words.ts';
import { countThings } from '../state/count-things.ts';

/** Among more objects than this, whoever wants to know what is near asks. */
const MOST_WITH_NEIGHBOURS = 300;

/** Where an object is, how large, what is nearest, and what the rules find in it; asked of the rows that are shown. */
export function useNotes(drawing: Drawing, findings: readonly Finding[]): (id: string) => string | undefined {
  const { t } = useLingui();
  const words = useThingWords();
  const say = useQuantities();
  const isCrowded = countThings(drawing) > MOST_WITH_NEIGHBOURS;
  const countOf = useMemo(() => createCounter(findings), [findings]);
  const tellNearest = (item: Item, box: NonNullable<ReturnType<typeof itemBounds>>) => {
    if (isCrowded || findVisit(drawing, item.id)?.parent) return '';
    const [nearest] = listNeighbours(drawing, [item.id], box, 1);
    if (!nearest) return '';
    const name = words.call(nearest.kind, nearest.name);
    return nearest.distance === 0
      ? t`; meets ${name}`
      : t`; ${say.millimetres(nearest.distance)} from ${name}`;
  };
  return (id) => {
    const item = findItem(drawing, id);
    if (!item) return undefined;
    const count = countOf(id);
    const box = itemBounds(item, drawing.sheet) ?? NOWHERE;
    const { x, y, width, height } = box;
    const [across, down] = say.lengths([millimetres(width), millimetres(height)]);
    const place = t`at ${round(x)}, ${round(y)}; ${across} by ${down}`;
    const near = tellNearest(item, box);
    const lock = item.locked ? t`; locked` : '';
    return `${place}${near}${lock}${count > 0 ? `; ${words.findings(count)}` : ''}`;
  };
}

/** Counts when a row asks for the first time: among thousands of findings that takes longer than a picture. */
function createCounter(findings: readonly Finding[]): (id: string) => number {
  let counts: Map<string, number> | null = null;
  const count = () => {
    const found = new Map<string, number>();
    for (const { items } of findings)
      for (const id of items.length > 1 ? new Set(items) : items) found.set(id, (found.get(id) ?? 0) + 1);
    return found;
  };
  return (id) => {
    counts ??= count();
    return counts.get(id) ?? 0;
  };
}

/** Of a group that holds nothing. */
const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
