import type { SpokenRole } from '../spoken/utterance.ts';

/** A sentence with its place in the text and, if the book is spoken, in the sound. */
export interface Stop {
  readonly textFile: string;
  readonly textId: string;
  readonly role: SpokenRole;
  readonly words: string;
  readonly sound: { readonly file: string; readonly begin: number; readonly end: number } | null;
}

/** The text from one heading to the next is one file of SMIL. */
export interface Section {
  readonly file: string;
  readonly title: string;
  readonly level: number;
  readonly stops: readonly Stop[];
  readonly seconds: number;
}

/** Splits a book at its headings. A heading is at most one level below the heading before it. */
export function splitIntoSections(stops: readonly Stop[], title: string): readonly Section[] {
  const groups: Stop[][] = [];
  let heading = 0;
  for (const stop of stops) {
    const { role } = stop;
    if (groups.length === 0 || (role.kind === 'heading' && role.heading !== heading)) groups.push([]);
    if (role.kind === 'heading') heading = role.heading;
    groups.at(-1)?.push(stop);
  }
  let level = 0;
  return groups.map((own, at) => {
    const first = own[0]?.role;
    const wanted = first?.kind === 'heading' && at > 0 ? first.level : 1;
    level = Math.min(wanted, level + 1);
    const inHeading = own.filter(({ role }) => first?.kind === 'heading' && isSame(role, first));
    return {
      file: `s${String(at + 1).padStart(4, '0')}.smil`,
      title: inHeading.map(({ words }) => words).join(' ') || title,
      level,
      stops: own,
      seconds: own.reduce((sum, { sound }) => sum + (sound ? sound.end - sound.begin : 0), 0),
    };
  });
}

function isSame(role: SpokenRole, heading: Extract<SpokenRole, { kind: 'heading' }>): boolean {
  return role.kind === 'heading' && role.heading === heading.heading;
}
