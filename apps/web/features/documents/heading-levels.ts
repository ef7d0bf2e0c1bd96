const LOWEST = 6;

/**
 * The levels of a document's headings on a page of ours: the highest becomes the first, whatever it was, those below
 * follow without a gap, and what is deeper than HTML goes stays at its end.
 */
export function placeHeadings(levels: readonly number[], first: number): number[] {
  const above: number[] = [];
  return levels.map((level) => {
    while (above.length > 0 && (above.at(-1) ?? 0) >= level) above.pop();
    above.push(level);
    return Math.min(LOWEST, first + above.length - 1);
  });
}
