import type { AnswerShape, Part } from './answer-shape.ts';

/** Says whether a value has the outline that its operation declares. */
export function hasShape(value: unknown, { kind, fields }: AnswerShape): boolean {
  if (!isPart(value, kind)) return false;
  const held = { ...(value as Readonly<Record<string, unknown>> | null) };
  return value === null || Object.entries(fields).every(([name, part]) => isPart(held[name], part));
}

function isPart(value: unknown, part: Part): boolean {
  if (value === null) return part.endsWith('or null');
  if (part.startsWith('array')) return Array.isArray(value);
  // A text or a page arrives as a file, which is an object, too.
  return Object.prototype.toString.call(value) === '[object Object]';
}
