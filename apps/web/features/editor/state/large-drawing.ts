/** Characters: to write or to send more of them takes longer than one picture of the screen may take. */
const LARGE = 300_000;

export function isLarge(svg: string): boolean {
  return svg.length > LARGE;
}
