import type { NumberStyle } from '@relievo/document/model';
import { writeNumber } from '@relievo/document/text';

/** The counters of a file, as print numbers its sections, figures and exercises. */
export interface Numbers {
  readonly get: (name: string) => number;
  readonly set: (name: string, value: number) => void;
  /** Counts on, and begins again the counters below. */
  readonly step: (name: string) => number;
  readonly begin: (name: string, within: string) => void;
  /** Writes the number of a section with those above it: 2.1. */
  readonly writeSection: (name: string) => string;
  /** Writes a number with that of the chapter, if the class has chapters. */
  readonly writeInChapter: (name: string) => string;
  readonly startAppendix: () => void;
}

export const SECTIONS = [
  'part',
  'chapter',
  'section',
  'subsection',
  'subsubsection',
  'paragraph',
  'subparagraph',
] as const;
export type Section = (typeof SECTIONS)[number];

const BELOW: Readonly<Record<string, readonly string[]>> = {
  chapter: ['section', 'subsection', 'subsubsection', 'figure', 'table', 'equation'],
  section: ['subsection', 'subsubsection'],
  subsection: ['subsubsection'],
  question: ['partno', 'subpart', 'subsubpart'],
  partno: ['subpart', 'subsubpart'],
  subpart: ['subsubpart'],
};

export function createNumbers(hasChapters: boolean): Numbers {
  const counts = new Map<string, number>();
  const below = new Map<string, string[]>();
  let isAppendix = false;
  const get = (name: string): number => counts.get(name) ?? 0;
  const top = hasChapters ? 'chapter' : 'section';
  const writeTop = (): string => (isAppendix ? writeNumber(get(top), 'upper-letters') : String(get(top)));
  return {
    get,
    set: (name, value) => counts.set(name, Math.max(-1_000_000, Math.min(1_000_000, Math.trunc(value)))),
    step: (name) => {
      const next = get(name) + 1;
      counts.set(name, next);
      for (const one of [...(BELOW[name] ?? []), ...(below.get(name) ?? [])]) counts.set(one, 0);
      return next;
    },
    begin: (name, within) => below.set(within, [...(below.get(within) ?? []), name]),
    writeSection: (name) => {
      if (name === 'part') return writeNumber(get('part'), 'upper-roman');
      const names: readonly string[] = SECTIONS.slice(
        SECTIONS.indexOf(top),
        SECTIONS.findIndex((one) => one === name) + 1,
      );
      return names.map((one) => (one === top ? writeTop() : String(get(one)))).join('.');
    },
    writeInChapter: (name) =>
      hasChapters && get('chapter') > 0 ? `${writeTop()}.${get(name)}` : String(get(name)),
    startAppendix: () => {
      isAppendix = true;
      counts.set(top, 0);
    },
  };
}

/** Commands that write a counter. */
export const COUNTER_STYLES: Readonly<Record<string, NumberStyle>> = {
  arabic: 'decimal',
  alph: 'lower-letters',
  Alph: 'upper-letters',
  roman: 'lower-roman',
  Roman: 'upper-roman',
};
