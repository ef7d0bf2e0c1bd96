/** The fewest presses from anywhere to a point whose place is known, by keys that both explorers have. */
export function findShortestWalk(count: number, target: number): readonly string[] {
  const tenth = Math.max(1, Math.round(count / 10));
  const steps = { ArrowRight: 1, ArrowLeft: -1, 'Control+ArrowRight': tenth, 'Control+ArrowLeft': -tenth };
  const reached = new Map<number, readonly string[]>([
    [0, ['Home']],
    [count - 1, ['End']],
  ]);
  const waiting = [0, count - 1];
  for (let at = waiting.shift(); at !== undefined && !reached.has(target); at = waiting.shift()) {
    for (const [key, by] of Object.entries(steps)) {
      const next = at + by;
      if (next < 0 || next >= count || reached.has(next)) continue;
      reached.set(next, [...(reached.get(at) ?? []), key]);
      waiting.push(next);
    }
  }
  return reached.get(target) ?? [];
}
