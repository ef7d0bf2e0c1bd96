/** How long a description may be that nobody typed, in characters. */
export const PROPOSAL_LENGTH = 100;

/** What a chart means, in a few sentences. */
export const MEANING_LENGTH = 600;
/** All that is told of a chart before, which a model is given. */
export const FACTS_LENGTH = 8000;

/** The first so many characters; one that takes two units is not cut in half. */
export function cutTo(text: string, most: number): string {
  if (text.length <= most) return text;
  const last = text.codePointAt(most - 1) ?? 0;
  return text.slice(0, last > 0xff_ff ? most - 1 : most);
}
