import type { DataPoint } from '../model/chart.ts';

const LONGEST = 60;

/** Words of the table in quotation marks of their own, so that they are never taken for ours. */
export const quoted = (words: string): string => {
  const line = words.replaceAll(/\s+/g, ' ').replaceAll('“', '‘').replaceAll('”', '’').trim();
  return `“${line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line}”`;
};

export const listed = (words: readonly string[]): string => {
  if (words.length <= 1) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
};

const MOST_NAMED = 3;

/** Where points are: the names of a few, the number of many. */
export const namesOf = (points: readonly DataPoint[]): string => {
  const names = points.map(({ label }) => quoted(label));
  if (names.length <= MOST_NAMED) return listed(names);
  const shown = MOST_NAMED - 1;
  return `${names.slice(0, shown).join(', ')} and ${names.length - shown} others`;
};

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

export const sentences = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(' ');
