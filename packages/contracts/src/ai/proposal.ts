/** How long a description may be that nobody typed, in characters. */
export const PROPOSAL_LENGTH = 100;

/** The first so many characters; one that takes two units is not cut in half. */
export function cutTo(text: string, most: number): string {
  if (text.length <= most) return text;
  const last = text.codePointAt(most - 1) ?? 0;
  return text.slice(0, last > 0xff_ff ? most - 1 : most);
}
