import { displayName } from '../values/credentials.ts';

/** So many learners can be added at one time, and belong to one class. */
export const CLASS_LIMITS = { atOneTime: 100, learners: 200 } as const;

export interface NameList {
  /** In the order in which they were written; two learners may have the same name. */
  readonly names: readonly string[];
  /** Lines that no name is. */
  readonly wrong: readonly string[];
}

/** The names of a pasted list, one a line. A register numbers its lines: numbers before names are no part of them. */
export function readNameList(text: string): NameList {
  const names: string[] = [];
  const wrong: string[] = [];
  for (const line of text.split(/[\n\r]+/)) {
    const written = line.replace(/^\s*\d+[.)]?\s+/, '').trim();
    if (written === '') continue;
    const checked = displayName.safeParse(written.replace(/\s+/g, ' '));
    if (checked.success) names.push(checked.data);
    else wrong.push(written);
  }
  return { names, wrong };
}
