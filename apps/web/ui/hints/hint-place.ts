interface Box {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}
interface Size {
  readonly width: number;
  readonly height: number;
}

/** Between a hint and what it describes, and between a hint and the edge of the window. */
const GAP = 8;

/** Above the middle of what is described; below where there is no room above; never outside the window. */
export function placeHint(described: Box, hint: Size, window: Size): { top: number; left: number } {
  const above = described.top - hint.height - GAP;
  const middle = described.left + (described.width - hint.width) / 2;
  return {
    top: above >= GAP ? above : described.top + described.height + GAP,
    left: Math.max(GAP, Math.min(middle, window.width - hint.width - GAP)),
  };
}
