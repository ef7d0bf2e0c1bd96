/** '1-3, 7' or 'all', as people type it; null where it is neither, or names a page that is not there. */
export function parsePages(text: string, total: number): ReadonlySet<number> | null {
  const clean = text
    .trim()
    .toLowerCase()
    .replaceAll(/(?:(?<!\s)\s+)?[-–]\s*/g, '-');
  if (clean === 'all') return allPages(total);
  const chosen = new Set<number>();
  for (const part of clean.split(/[,;\s]+/).filter((one) => one !== '')) {
    const [, from = '', to = from] = /^(\d+)(?:-(\d+))?$/.exec(part) ?? [];
    const [first, last] = [Number(from), Number(to)];
    if (from === '' || first < 1 || last > total || last < first) return null;
    for (let page = first; page <= last; page += 1) chosen.add(page);
  }
  return chosen;
}

/** The same the other way: pages that follow each other are written as one range. */
export function writePages(chosen: ReadonlySet<number>): string {
  const ranges: [number, number][] = [];
  for (const page of [...chosen].toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && page === last[1] + 1) last[1] = page;
    else ranges.push([page, page]);
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(', ');
}

export function allPages(total: number): ReadonlySet<number> {
  return new Set(Array.from({ length: total }, (_, at) => at + 1));
}
