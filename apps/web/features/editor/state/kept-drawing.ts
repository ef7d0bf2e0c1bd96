import { readRefusal } from '@relievo/contracts/client';
import type { DrawingEntry, KeptDrawing } from '@relievo/contracts/values';
import { markWork } from '../../../lib/keeping/mark-work.ts';
import { type Answer, createSaver, type SaverOptions, type SavingState } from '../../../lib/keeping/saver.ts';
import type { Store } from '../../../lib/stores/store.ts';

/** How what was drawn stands with the server. */
export type KeptState = SavingState<string>;

/** What has not arrived yet, with the count that it was drawn on. */
export interface Unsaved {
  readonly svg: string;
  readonly edits: number;
  /** The marks of what was sent without an answer. */
  readonly sent: readonly string[];
}

interface KeeperOptions extends Pick<SaverOptions<string>, 'later' | 'onArrived'> {
  readonly kept: Pick<KeptDrawing, 'edits' | 'svg'>;
  readonly unsaved: Unsaved | null;
  readonly save: (edits: number, svg: string) => Promise<DrawingEntry>;
  /** False where this browser has no room. */
  readonly keepHere: (unsaved: Unsaved | null) => boolean;
  /** When what was done is on the screen. */
  readonly afterwards: (work: () => void) => void;
}

export interface DrawingKeeper {
  readonly store: Store<KeptState>;
  /** A change whose file form takes a while is written when it is on the screen. */
  readonly change: (write: () => string, isLong?: boolean) => void;
  /** Keeps here what waits to be written. */
  readonly settle: () => void;
  /** Saves what is not saved yet; true where the server has it all. */
  readonly flush: () => Promise<boolean>;
  readonly keepMine: () => void;
  /** What is here gives way; its file form comes back, to be opened. */
  readonly takeTheirs: () => string | null;
}

/** Keeps a drawing in this browser at once and on the server after a pause. */
export function createDrawingKeeper({
  kept,
  unsaved,
  save,
  keepHere,
  later,
  onArrived,
  afterwards,
}: KeeperOptions): DrawingKeeper {
  let svg = unsaved?.svg ?? kept.svg;
  let unwritten: (() => string) | null = null;
  let here: Unsaved | null = unsaved;
  const present = () => {
    if (unwritten) svg = unwritten();
    unwritten = null;
    return svg;
  };
  const saver = createSaver<string>({
    there: { edits: kept.edits, work: kept.svg },
    unsaved: unsaved && { edits: unsaved.edits, work: unsaved.svg, sent: unsaved.sent },
    present,
    markOf: markWork,
    send: (edits, one) => save(edits ?? 0, one).then<Answer<string>, Answer<string>>(toSaved, toAnswer),
    keepHere: (next) => {
      const unsavedNow = next && { svg: next.work, edits: next.edits ?? 0, sent: next.sent };
      if (unsavedNow && here && isAlike(here, unsavedNow)) return true;
      here = unsavedNow;
      const isKept = keepHere(here);
      if (!isKept) here = null;
      return isKept;
    },
    later,
    ...(onArrived ? { onArrived } : {}),
  });
  const settle = () => {
    if (unwritten) saver.changed();
  };
  return {
    store: saver.store,
    change: (write, isLong = false) => {
      unwritten = write;
      saver.expect();
      if (isLong) afterwards(settle);
      else settle();
    },
    settle,
    flush: () => {
      settle();
      return saver.flush();
    },
    keepMine: saver.keepMine,
    takeTheirs: () => {
      const { theirs } = saver.store.get();
      if (!theirs) return null;
      unwritten = null;
      svg = theirs.work;
      saver.takeTheirs();
      return svg;
    },
  };
}

function isAlike(one: Unsaved, other: Unsaved): boolean {
  return one.svg === other.svg && one.edits === other.edits && one.sent.join() === other.sent.join();
}

function toSaved({ edits }: DrawingEntry): Answer<string> {
  return { outcome: 'saved', edits };
}

function toAnswer(thrown: unknown): Answer<string> {
  const refusal = readRefusal(thrown);
  const { drawing: theirs } = (refusal?.data ?? {}) as { drawing?: KeptDrawing };
  if (theirs && refusal?.code === 'drawing_changed_elsewhere')
    return { outcome: 'overtaken', theirs: { edits: theirs.edits, work: theirs.svg } };
  return { outcome: 'failed', why: refusal?.message ?? '' };
}
