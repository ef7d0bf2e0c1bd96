/**
 * Math.max(...values) and list.push(...values) hand over each value as an argument, and a hundred thousand arguments
 * are more than a call can take. These hold for a list of any length; `npm run check -- patterns` sees that they are used.
 */
export function maxOf(values: Iterable<number>, atLeast = -Infinity): number {
  let max = atLeast;
  for (const value of values) max = Math.max(max, value);
  return max;
}

export function minOf(values: Iterable<number>, atMost = Infinity): number {
  let min = atMost;
  for (const value of values) min = Math.min(min, value);
  return min;
}

export function addAll<T>(list: T[], values: Iterable<T>): void {
  for (const value of values) list.push(value);
}

/** Text of UTF-16 codes, such as the bytes of ASCII. */
export function textOfCodes(codes: Iterable<number>): string {
  let text = '';
  for (const code of codes) text += String.fromCharCode(code);
  return text;
}
