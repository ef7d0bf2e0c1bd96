import { findTerms } from '../terms/terms.ts';
import type { Annotation, Chart } from './chart.ts';

/** An annotation as somebody says it: by the names of points. */
export interface SaidAnnotation {
  readonly text: string;
  readonly from: string;
  /** The last point of a stretch; empty where it is of one point. */
  readonly to: string;
}

/** The names of the points that an annotation begins and ends with; the second is null where it is of one point. */
export function endsOf({ series }: Chart, { from, to }: Annotation): readonly [string, string | null] {
  const nameOf = (row: number): string => series[0]?.points[row]?.label ?? '';
  return [nameOf(from), from === to ? null : nameOf(to)];
}

/** '1914 to 1918: War' */
export function nameAnnotated(chart: Chart, annotation: Annotation): string {
  const [from, to] = endsOf(chart, annotation);
  const where = to === null ? from : findTerms(chart.language).range(from, to);
  return `${where}: ${annotation.text}`;
}

export interface FoundAnnotations {
  readonly annotations: readonly Annotation[];
  /** Those that name a point which the chart does not have. */
  readonly lost: readonly SaidAnnotation[];
}

/** Where they belong in the chart; from the earlier point to the later one, whichever was said first. */
export function findAnnotations({ series }: Chart, said: readonly SaidAnnotation[]): FoundAnnotations {
  const rows = new Map<string, number>();
  for (const [row, { label }] of (series[0]?.points ?? []).entries())
    if (!rows.has(toKey(label))) rows.set(toKey(label), row);
  const annotations: Annotation[] = [];
  const lost: SaidAnnotation[] = [];
  for (const one of said) {
    const from = rows.get(toKey(one.from));
    const to = one.to.trim() === '' ? from : rows.get(toKey(one.to));
    const text = one.text.trim();
    if (from === undefined || to === undefined || text === '') lost.push(one);
    else annotations.push({ text, from: Math.min(from, to), to: Math.max(from, to) });
  }
  return { annotations, lost };
}

function toKey(label: string): string {
  return label.trim().toLowerCase();
}

/** Those that a row belongs to. */
export function listAnnotationsAt({ annotations = [] }: Chart, row: number): readonly Annotation[] {
  return annotations.filter(({ from, to }) => from <= row && row <= to);
}
