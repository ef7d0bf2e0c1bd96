import { type DisplayChoices, readKeptDisplay } from '@relievo/contracts/people';
import { markWork } from '../lib/keeping/mark-work.ts';
import { createSaver, type SaverOptions, type Unsaved } from '../lib/keeping/saver.ts';

interface SenderOptions extends Pick<SaverOptions<DisplayChoices>, 'keepHere' | 'later'> {
  /** The choices that showed before those of the account were known. */
  readonly atFirst: DisplayChoices;
  readonly unsaved: Unsaved<DisplayChoices> | null;
  readonly read: () => DisplayChoices;
  readonly send: (change: DisplayChoices) => Promise<unknown>;
}

export interface DisplaySender {
  /** Takes note of a choice. */
  readonly look: () => void;
  readonly flush: () => Promise<boolean>;
  /** Takes the choices that the server has, and returns the ones to show. */
  readonly meet: (there: DisplayChoices) => DisplayChoices;
}

/** Sends how pages look as it is chosen. The server counts no versions: single choices are sent, and the last counts. */
export function createDisplaySender({
  atFirst,
  unsaved,
  read,
  send,
  keepHere,
  later,
}: SenderOptions): DisplaySender {
  /** The choices that the server is sure to have. */
  let known = leaveOut(atFirst, unsaved?.work ?? {});
  let present = read();
  let arrivedSince: DisplayChoices = {};
  const saver = createSaver<DisplayChoices>({
    there: { edits: 0, work: known },
    unsaved: null,
    present: () => present,
    markOf: markWork,
    send: async () => {
      const change = findChange(known, present);
      // Until the answer comes the server may have this or the choice before: a return to that one is sent as well.
      known = leaveOut(known, change);
      if (Object.keys(change).length > 0) await send(change);
      known = { ...known, ...change };
      arrivedSince = { ...arrivedSince, ...change };
      return { outcome: 'saved', edits: 0 };
    },
    keepHere: (next) => {
      const work = findChange(known, present);
      return keepHere(next && Object.keys(work).length > 0 ? { ...next, work, sent: [] } : null);
    },
    later,
  });
  return {
    look: () => {
      present = read();
      if (Object.keys(findChange(known, present)).length > 0 || saver.store.get().standing !== 'kept')
        saver.changed();
    },
    flush: saver.flush,
    meet: (there) => {
      const change = findChange(known, present);
      known = { ...known, ...leaveOut({ ...there, ...arrivedSince }, change) };
      return { ...there, ...arrivedSince, ...change };
    },
  };
}

/** Finds the choices in which one differs from the other. */
export function findChange(from: DisplayChoices, to: DisplayChoices): DisplayChoices {
  return readKeptDisplay(
    Object.fromEntries(
      Object.entries(to).filter(([name, value]) => from[name as keyof DisplayChoices] !== value),
    ),
  );
}

function leaveOut(choices: DisplayChoices, names: DisplayChoices): DisplayChoices {
  return readKeptDisplay(Object.fromEntries(Object.entries(choices).filter(([name]) => !(name in names))));
}
