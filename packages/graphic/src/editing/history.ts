import type { Drawing } from '../model/drawing.ts';
import type { EditMessage } from './messages.ts';
import type { Performed } from './perform.ts';

/** A step that was done: the drawing before and after it, and what it was. */
export interface Done {
  readonly before: Drawing;
  readonly after: Drawing;
  readonly message: EditMessage;
  /** What was chosen before it, and after it. */
  readonly chosenBefore: readonly string[];
  readonly chosenAfter: readonly string[];
}

/** All that was done and undone, as values: undoing is going back to a value that is still there. */
export interface History {
  readonly drawing: Drawing;
  readonly chosen: readonly string[];
  /** What can be undone, the latest last. */
  readonly done: readonly Done[];
  /** What can be done again, the next one last. */
  readonly undone: readonly Done[];
}

export function beginHistory(drawing: Drawing): History {
  return {
    drawing,
    chosen: [],
    done: [],
    undone: [],
  };
}

/** What was undone before cannot be done again after a new step. */
export function addToHistory(history: History, { drawing, message, chosen }: Performed): History {
  const step: Done = {
    before: history.drawing,
    after: drawing,
    message,
    chosenBefore: history.chosen,
    chosenAfter: chosen,
  };
  return {
    drawing,
    chosen,
    done: [...history.done, step],
    undone: [],
  };
}

/** The same history where there is nothing to undo. */
export function undo(history: History): History {
  const step = history.done.at(-1);
  if (!step) return history;
  return {
    drawing: step.before,
    chosen: step.chosenBefore,
    done: history.done.slice(0, -1),
    undone: [...history.undone, step],
  };
}

export function redo(history: History): History {
  const step = history.undone.at(-1);
  if (!step) return history;
  return {
    drawing: step.after,
    chosen: step.chosenAfter,
    done: [...history.done, step],
    undone: history.undone.slice(0, -1),
  };
}

export function choose(history: History, chosen: readonly string[]): History {
  return { ...history, chosen };
}
