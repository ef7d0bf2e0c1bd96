import type { Problem, Result } from '../model/result.ts';
import { succeed } from '../model/result.ts';
import type { DrawingReports, Fault, Owner, Shown } from './reports.ts';

/** Enough to act on; a broken file of a million parts is not told a million times. */
const MOST_PROBLEMS = 20;

export interface Report {
  readonly add: (problem: Problem<DrawingReports>) => void;
  readonly count: () => number;
  readonly full: () => boolean;
  readonly result: <T>(value: T) => Result<T>;
}

export function createReport(): Report {
  const problems: Problem[] = [];
  return {
    add: (problem) => {
      if (problems.length < MOST_PROBLEMS) problems.push(problem);
    },
    count: () => problems.length,
    full: () => problems.length >= MOST_PROBLEMS,
    result: (value) => {
      const [first, ...rest] = problems;
      return first ? { ok: false, problems: [first, ...rest] } : succeed(value);
    },
  };
}

/** Where one looks: whose fields, and the item that a program should point at. */
export interface Place {
  readonly report: Report;
  readonly owner: Owner;
  readonly itemId?: string;
}

/** A field by its name in the code, and the number of the part where it has many. */
export type Field = string | { readonly field: string; readonly at: number };

export function complain({ report, owner, itemId }: Place, named: Field, fault: Fault): void {
  const { field, at } = typeof named === 'string' ? { field: named, at: null } : named;
  report.add({
    code: 'drawing_field_wrong',
    parameters: { field, at, owner, fault },
    ...(itemId === undefined ? {} : { itemId }),
  });
}

export function showValue(value: unknown): Shown {
  if (typeof value === 'string')
    return { text: value.length > LONGEST_SHOWN ? `${value.slice(0, LONGEST_SHOWN)}…` : value };
  if (value === undefined) return { kind: 'missing' };
  if (value === null || typeof value === 'number' || typeof value === 'boolean')
    return { written: String(value) };
  if (Array.isArray(value)) return { kind: 'list' };
  return { kind: typeof value === 'object' ? 'object' : 'other' };
}

const LONGEST_SHOWN = 40;
