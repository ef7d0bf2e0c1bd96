import type { Medium } from '../../profiles/profile.ts';
import type { PlainDrawing, PlainItem } from './plain-drawing.ts';
import { doesLieIn, measureGap } from './plain-measures.ts';
import type { Right } from './recount.ts';

export interface Case {
  /** What the finding is about, in its order. */
  readonly items: readonly PlainItem[];
  readonly drawing: PlainDrawing;
  readonly sentence: string;
  readonly medium: Medium;
  readonly svg: string;
}

/** The first numbers of a sentence; those after them are limits. Null where what it is about is not there. */
export type Recount = (one: Case) => readonly Right[] | null;

export function only(...values: readonly number[]): readonly Right[] {
  return values.map((value) => ({ any: [value] }));
}
export function anyOf(values: readonly number[], within?: number): readonly Right[] {
  return [within === undefined ? { any: values } : { any: values, within }];
}
export function ofFirst(measure: (item: PlainItem) => readonly number[]): Recount {
  return ({ items: [item] }) => (item ? anyOf(measure(item)) : null);
}

export function readWidth(item: PlainItem): number {
  return Number(item.said['data-line-width']);
}
/** Tells whether a shape fills its outline, so that whatever lies inside lies on it. */
export function isFilled({ kind, said }: PlainItem): boolean {
  return kind !== 'shape' || said['data-symbol'] !== undefined;
}

export function measureApart(a: PlainItem, b: PlainItem): number {
  return (isFilled(a) && doesLieIn(b, a)) || (isFilled(b) && doesLieIn(a, b)) ? 0 : measureGap(a, b);
}

export function listOf({ items }: PlainDrawing, ...roles: readonly string[]): readonly PlainItem[] {
  return items.filter(({ kind, role }) => kind === 'shape' && roles.includes(role));
}

export function hasLine({ said }: PlainItem): boolean {
  return said['data-symbol'] === undefined && Number(said['data-line-width'] ?? 0) > 0;
}
