import { explorableOf, readDrawing } from '@relievo/graphic';
import { queryOptions } from '@tanstack/react-query';

/** The parts of the drawing that stands at the address; null where it is a picture of another kind. */
export function partsQuery(address: string) {
  return queryOptions({
    queryKey: ['parts', address],
    queryFn: async ({ signal }) => {
      const answer = await fetch(`${address}?show`, { signal });
      if (!answer.ok) throw new Error(`The drawing did not come: ${answer.status}.`);
      const read = readDrawing(await answer.text());
      if (!read.ok) return null;
      const { sheet, language } = read.value;
      return { ...explorableOf(read.value), sheet, language };
    },
    staleTime: Infinity,
  });
}

export type Parts = NonNullable<Awaited<ReturnType<NonNullable<ReturnType<typeof partsQuery>['queryFn']>>>>;
