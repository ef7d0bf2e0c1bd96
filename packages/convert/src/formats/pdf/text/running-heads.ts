import type { PageContent } from './page-content.ts';

/** The share of a page above and below the text. */
const MARGIN = 0.09;
const LEAST_PAGES = 3;

export interface TextPage {
  readonly content: PageContent;
  readonly height: number;
}

/** What stands on every page, such as its number, is no part of what is read. */
export function dropRunningHeads(pages: readonly TextPage[]): {
  readonly pages: readonly PageContent[];
  readonly dropped: number;
} {
  const seen = new Map<string, number>();
  for (const page of pages)
    for (const key of new Set(listKeys(page))) seen.set(key, (seen.get(key) ?? 0) + 1);
  let dropped = 0;
  const kept = pages.map(({ content, height }) =>
    content.filter((part) => {
      const key = keyOf(part, height);
      const isRunning = key !== null && (key === '#' || (seen.get(key) ?? 0) >= LEAST_PAGES);
      if (isRunning) dropped += 1;
      return !isRunning;
    }),
  );
  return { pages: kept, dropped };
}

function listKeys({ content, height }: TextPage): readonly string[] {
  return content.flatMap((part) => keyOf(part, height) ?? []);
}

/** The words in the margin, whatever number they say; null for what stands elsewhere. */
function keyOf(part: PageContent[number], height: number): string | null {
  if (part.kind !== 'passage' || part.passage.rows > 1) return null;
  const { text, top, bottom } = part.passage;
  const isOutside = bottom > (1 - MARGIN) * height || top < MARGIN * height;
  return isOutside ? text.replaceAll(/\d+/g, '#').trim() : null;
}
