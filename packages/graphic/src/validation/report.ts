import type { Problem, Result } from '../model/result.ts';
import { succeed } from '../model/result.ts';

/** Enough to act on; a broken file of a million parts is not told a million times. */
const MOST_PROBLEMS = 20;

export interface Report {
  readonly add: (code: string, message: string, itemId?: string) => void;
  readonly full: () => boolean;
  readonly result: <T>(value: T) => Result<T>;
}

export function createReport(): Report {
  const problems: Problem[] = [];
  return {
    add: (code, message, itemId) => {
      if (problems.length < MOST_PROBLEMS) {
        problems.push(itemId === undefined ? { code, message } : { code, message, itemId });
      }
    },
    full: () => problems.length >= MOST_PROBLEMS,
    result: (value) => {
      const [first, ...rest] = problems;
      return first ? { ok: false, problems: [first, ...rest] } : succeed(value);
    },
  };
}

/** Where one looks: whose fields, in words, and the item that a program should point at. */
export interface Place {
  readonly report: Report;
  readonly owner: string;
  readonly itemId?: string;
}

export function complain(place: Place, field: string, wrong: string): void {
  return place.report.add(
    `drawing.${field.replaceAll(' ', '-')}`,
    `The ${field} of ${place.owner} ${wrong}.`,
    place.itemId,
  );
}

/** A value in a sentence: short, and never the whole of a large one. */
export function showValue(value: unknown): string {
  if (typeof value === 'string') return value.length > 40 ? `“${value.slice(0, 40)}…”` : `“${value}”`;
  if (value === undefined) return 'missing';
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value);
  return Array.isArray(value) ? 'a list' : `${/^[aeiou]/.test(typeof value) ? 'an' : 'a'} ${typeof value}`;
}
