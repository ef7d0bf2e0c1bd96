import { fail, type Result } from '@relievo/graphic/model';
import type { Change } from '@relievo/graphic/outputs';
import { ENGLISH_REPORTS } from '../words/en.ts';
import { reportText } from '../words/report-text.ts';
import type { NoteCode, NoteParameters, Parameters, RefusalCode } from '../words/reports.ts';

export type { NoteCode } from '../words/reports.ts';

/** Something that was decided, changed or lost while a file was read: a code with parameters. */
export interface Note {
  readonly code: NoteCode;
  readonly parameters: Parameters;
  /** Ids of the items that it is about. */
  readonly items: readonly string[];
}

export function noteMessage(note: Pick<Note, 'code' | 'parameters'>): string {
  return reportText(note, ENGLISH_REPORTS);
}

export function toChange({ code, parameters, items }: Note): Change {
  return { code, parameters, items };
}

/** A file that cannot be read at all. */
export function refuseFile(code: RefusalCode, parameters: Parameters = {}): Result<never> {
  return fail({ code, parameters });
}

/** Its parameters, where its words have any, and the item that it is about. */
type Told<Code extends NoteCode> = [keyof NoteParameters<Code>] extends [never]
  ? [parameters?: Readonly<Record<string, never>>, item?: string]
  : [parameters: NoteParameters<Code>, item?: string];

export interface NoteTaker {
  /** The same code with the same parameters is told once, with all its items and how often it happened. */
  readonly add: <Code extends NoteCode>(code: Code, ...told: Told<Code>) => void;
  readonly notes: () => readonly Note[];
}

/** More items than these are counted and not named. */
const MOST_ITEMS = 1000;

export function createNoteTaker(): NoteTaker {
  const taken = new Map<string, { code: NoteCode; parameters: Parameters; count: number; items: string[] }>();
  return {
    add: (code, ...told) => {
      const [parameters = {}, item] = told as [parameters?: Parameters, item?: string];
      const key = `${code} ${JSON.stringify(parameters)}`;
      const known = taken.get(key) ?? { code, parameters, count: 0, items: [] };
      known.count += 1;
      if (item !== undefined && known.items.length < MOST_ITEMS) known.items.push(item);
      taken.set(key, known);
    },
    notes: () =>
      [...taken.values()].map(({ code, parameters, count, items }) => ({
        code,
        parameters: { ...parameters, count },
        items,
      })),
  };
}
