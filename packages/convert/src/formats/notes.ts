import { type Change, fail, type Result } from '@relievo/graphic';
import { NOTES, REFUSALS } from './notes-words.ts';

export type NoteCode = keyof typeof NOTES;
export type RefusalCode = keyof typeof REFUSALS;
export type Parameters = Readonly<Record<string, string | number>>;

/** Something that was decided, changed or lost while a file was read: a code for programs, words for people. */
export type Note = {
  readonly code: NoteCode;
  readonly parameters: Parameters;
  /** Ids of the items that it is about. */
  readonly items: readonly string[];
};

/** Fills {name} from the parameters, and {count|one|many} by whether the parameter is 1. */
const fill = (words: string, parameters: Parameters): string =>
  words
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => String(parameters[name] ?? ''))
    .replaceAll(/\{(\w+)\|([^|{}]*)\|([^|{}]*)\}/g, (_, name: string, one: string, many: string) =>
      parameters[name] === 1 ? one : many,
    );

export const noteMessage = ({ code, parameters }: Pick<Note, 'code' | 'parameters'>): string =>
  fill(NOTES[code], parameters);

export const toChange = (note: Note): Change => ({
  code: note.code,
  message: noteMessage(note),
  items: note.items,
});

/** A file that cannot be read at all. */
export const refuse = (code: RefusalCode, parameters: Parameters = {}): Result<never> =>
  fail({ code, message: fill(REFUSALS[code], parameters) });

export type NoteTaker = {
  /** The same code with the same parameters is told once, with all its items and how often it happened. */
  readonly add: (code: NoteCode, parameters?: Parameters, item?: string) => void;
  readonly notes: () => readonly Note[];
};

/** More items than these are counted and not named. */
const MOST_ITEMS = 1000;

export const createNoteTaker = (): NoteTaker => {
  const taken = new Map<string, { code: NoteCode; parameters: Parameters; count: number; items: string[] }>();
  return {
    add: (code, parameters = {}, item) => {
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
};
