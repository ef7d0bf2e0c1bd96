import type { BrailleAnswer } from '@relievo/contracts/charts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';

/** As many as the server takes at once. */
const MOST_TEXTS = 500;

/** The braille of texts by the engine that makes the files, each as often as it is asked for once. */
export function brailleQuery(code: string, texts: readonly string[]) {
  return queryOptions({
    queryKey: ['braille', code, texts],
    queryFn: ({ signal }) => translateAll(code, texts, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    placeholderData: keepPreviousData,
  });
}

export async function translateAll(
  code: string,
  texts: readonly string[],
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, BrailleAnswer>> {
  const known = new Map<string, BrailleAnswer>();
  for (let from = 0; from < texts.length; from += MOST_TEXTS) {
    const part = texts.slice(from, from + MOST_TEXTS);
    const answers = await client.charts.translate({ code, texts: [...part] }, signal ? { signal } : {});
    for (const [index, text] of part.entries()) {
      const answer = answers[index];
      if (answer) known.set(text, answer);
    }
  }
  return known;
}
