import { explorableOf } from '@relievo/graphic/explore';
import { walk } from '@relievo/graphic/model';
import { queryOptions } from '@tanstack/react-query';
import { openDrawing } from '../../../lib/drawings/open-drawing.ts';

/** The parts of the drawing that stands at the address; null where it is a picture of another kind. */
export function partsQuery(address: string) {
  return queryOptions({
    queryKey: ['parts', address],
    queryFn: async ({ signal }) => {
      const answer = await fetch(`${address}?show`, { signal });
      if (!answer.ok) throw new Error(`The drawing did not come: ${answer.status}.`);
      const read = openDrawing(await answer.text());
      if (!read.ok) return null;
      const { sheet, language } = read.value;
      const tones = new Map(
        [...walk(read.value)].map(({ item: { id, plays } }) => [id, plays?.tone ?? null]),
      );
      const toneOf = (id: string) => tones.get(id) ?? null;
      return { ...explorableOf(read.value), sheet, language, toneOf };
    },
    staleTime: Infinity,
  });
}

export type Parts = NonNullable<Awaited<ReturnType<NonNullable<ReturnType<typeof partsQuery>['queryFn']>>>>;
