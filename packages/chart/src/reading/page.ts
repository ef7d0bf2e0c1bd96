import type { Legend } from './legend.ts';
import type { Piece } from './marks.ts';
import type { Label } from './words.ts';

/** What a chart is looked for among: the samples and the names of the legend stand apart. */
export interface Page {
  readonly pieces: readonly Piece[];
  readonly labels: readonly Label[];
  readonly legend: Legend;
  /** Millimetres by which a piece may be beside its place. */
  readonly blur: number;
}

export function nameSeries(names: readonly (string | null)[], single: string): readonly string[] {
  if (names.length === 1) return [names[0] ?? single];
  const used = new Set<string>();
  return names.map((name, at) => {
    const wanted = name ?? `${single || 'Series'} ${at + 1}`;
    const free = used.has(wanted) ? `${wanted} (${at + 1})` : wanted;
    used.add(free);
    return free;
  });
}
