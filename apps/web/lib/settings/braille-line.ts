import { readStored, writeStored } from '../stores/stored.ts';
import { isFields, readFlag } from '../stores/stored-fields.ts';

/** How somebody explores is kept in this browser under one name: what charts and drawings have in common is the same choice. */
export const EXPLORING_KEY = 'relievo-explorer';

/** Whether somebody wants a line of braille beside what is said. */
export function hasBrailleLine(): boolean {
  const stored = readStored(EXPLORING_KEY);
  return (isFields(stored) && readFlag(stored['hasBraille'])) || false;
}

export function changeBrailleLine(hasBraille: boolean): void {
  const stored = readStored(EXPLORING_KEY);
  writeStored(EXPLORING_KEY, { ...(isFields(stored) ? stored : {}), hasBraille });
}
