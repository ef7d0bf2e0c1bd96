import type { Simplification } from '@relievo/contracts/pictures';

/** What is done by hand, after the picture was traced. */
export const BY_HAND = {
  repaired: 'repaired',
  leftOut: 'left_out',
  labelled: 'labelled',
  named: 'named',
} as const;

/** What is done for a reader who has read less. */
export const SIMPLIFIED = {
  dropped: 'simplified_dropped',
  merged: 'simplified_merged',
  enlarged: 'simplified_enlarged',
  widened: 'simplified_widened',
  plain: 'simplified_plain',
  sheets: 'simplified_sheets',
} as const;

/** Whether the drawing holds work of a person, which no other tracing may throw away. */
export function isTouched(log: readonly Simplification[]): boolean {
  const codes: readonly string[] = [...Object.values(BY_HAND), ...Object.values(SIMPLIFIED)];
  return log.some(({ code }) => codes.includes(code));
}

const MOST = 300;

/** The same again is told once, with how often. */
export function addToLog(log: readonly Simplification[], added: readonly Simplification[]): Simplification[] {
  const joined = [...log];
  for (const one of added) {
    const at = joined.findIndex(({ code, message }) => code === one.code && message === one.message);
    const known = joined[at];
    if (known) joined[at] = { ...known, count: known.count + one.count };
    else joined.push(one);
  }
  return joined.slice(0, MOST);
}

/** Of a drawing that is spread it is told over how many details; of one on one sheet nothing is. */
export function logSheets(log: readonly Simplification[], details: number): Simplification[] {
  const rest = log.filter(({ code }) => code !== SIMPLIFIED.sheets);
  const told = { code: SIMPLIFIED.sheets, count: details, message: 'Details have sheets of their own.' };
  return details === 0 ? rest : addToLog(rest, [told]);
}

/** Over how many details a drawing is spread by its log; 0 where it is on one sheet. */
export function countDetails(log: readonly Simplification[]): number {
  return log.find(({ code }) => code === SIMPLIFIED.sheets)?.count ?? 0;
}
