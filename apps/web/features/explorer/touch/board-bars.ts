/** From where to where on the board a bar reaches: shares of its height, from the bottom. */
export interface BoardBar {
  readonly from: number;
  readonly to: number;
  readonly isBelow: boolean;
}

/** Bars begin at zero, whatever the least value is; those of negative values hang from there. */
export function createBars([least, greatest]: readonly [number, number]): (y: number) => BoardBar {
  const [bottom, top] = [Math.min(0, least), Math.max(0, greatest)];
  // As shares of the longest bar first: the distance between the ends of all doubles would be no number.
  const longest = Math.max(-bottom, top);
  const shareOf = (y: number) =>
    longest > 0 ? (y / longest - bottom / longest) / (top / longest - bottom / longest) : 0;
  const zero = shareOf(0);
  return (y) => {
    const share = shareOf(y);
    return { from: Math.min(zero, share), to: Math.max(zero, share), isBelow: y < 0 };
  };
}
