import {
  addToHistory,
  beginHistory,
  choose,
  type Done,
  type Edit,
  type History,
  type Performed,
  perform,
  redo,
  type Snapping,
  undo,
  type Wording,
} from '@relievo/graphic/editing';
import type { PenNode } from '@relievo/graphic/editing/shapes';
import {
  type Drawing,
  type Item,
  type Point,
  type Problem,
  type Result,
  type TextItem,
  walk,
} from '@relievo/graphic/model';
import { findChosen } from '@relievo/graphic/operations';
import type { ProfileId } from '@relievo/graphic/profiles';
import { createStore, type Store } from '../../../lib/stores/store.ts';
import { isLongStep } from './long-steps.ts';

/** What a pointer on the sheet does. */
export type Tool =
  | 'select'
  | 'line'
  | 'polyline'
  | 'freehand'
  | 'lasso'
  | 'curve'
  | 'pen'
  | 'dimension'
  | 'polygon'
  | 'arrow'
  | 'rectangle'
  | 'ellipse'
  | 'triangle'
  | 'symbol'
  | 'text';

/** What is open beside the sheet. */
export type Panel = 'object' | 'symbols' | 'findings' | 'text' | 'preview' | 'finish';

/** In what the rulers along the sheet count; none where there are no rulers. */
export type RulerUnit = 'mm' | 'in' | 'none';

export interface EditorState {
  readonly history: History;
  readonly tool: Tool;
  /** 1 shows the whole sheet. */
  readonly zoom: number;
  /** What a pointer's places are drawn to. */
  readonly snapping: Snapping;
  readonly rulers: RulerUnit;
  /** Which node of what is chosen is looked at, counted from 0. */
  readonly node: number;
  /** What the pen has set of a line that has not ended. */
  readonly pen: readonly PenNode[];
  /** The medium that the rules look at. */
  readonly profileId: ProfileId;
  readonly wording: Wording;
  /** Where the cursor for the keys is on the sheet; null before it was moved. */
  readonly cursor: Point | null;
  /** The place of the words that are being written, and the words as far as they are in braille. */
  readonly written: { readonly at: Point; readonly text: TextItem | null } | null;
  /** Whether what the cursor on the sheet meets is heard as a tone too. */
  readonly isSounding: boolean;
  readonly panel: Panel;
}

/** What whoever draws is told; the words are found by whoever tells. */
export interface Tellings {
  readonly done: (step: Done) => void;
  readonly undone: (step: Done) => void;
  readonly redone: (step: Done) => void;
  readonly refused: (problem: Problem) => void;
  /** A step that takes longer has begun. */
  readonly begun: () => void;
}

/** Works out a step somewhere else, and tells what came of it. */
export type WorkBeside = (drawing: Drawing, edit: Edit, tell: (done: Result<Performed>) => void) => void;

export interface Editor {
  readonly store: Store<EditorState>;
  /** True where it was done. */
  readonly perform: (edit: Edit) => boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly choose: (ids: readonly string[]) => void;
  readonly set: (values: Partial<Omit<EditorState, 'history'>>) => void;
  /** Another drawing, and nothing to undo. */
  readonly restart: (drawing: Drawing) => void;
  /** Who works out steps that take long; nobody but the page itself where it is null. */
  readonly workBeside: (work: WorkBeside | null) => void;
}

/** All that the editor holds. It knows no screen: what it does is told to whoever listens. */
export function createEditor(drawing: Drawing, told: Tellings): Editor {
  const store = createStore<EditorState>({
    history: beginHistory(drawing),
    tool: 'select',
    zoom: 1,
    snapping: { grid: 1, toBraille: false, reach: 0 },
    rulers: 'mm',
    node: 0,
    pen: [],
    profileId: 'swell-a4',
    wording: 'full',
    cursor: null,
    written: null,
    isSounding: true,
    panel: 'object',
  });
  const set = (values: Partial<EditorState>) => store.set({ ...store.get(), ...values });
  const keep = (history: History) => set({ history });
  let beside: WorkBeside | null = null;
  let isWaiting = false;
  const finish = (edit: Edit, performed: Result<Performed>): boolean => {
    if (!performed.ok) {
      told.refused(performed.problems[0]);
      return false;
    }
    const { history } = store.get();
    const isAboutThings = 'ids' in edit || 'id' in edit || edit.do === 'add';
    const next = addToHistory(
      history,
      isAboutThings
        ? performed.value
        : { ...performed.value, chosen: keepStanding(history, performed.value.drawing) },
    );
    keep(next);
    const step = next.done.at(-1);
    if (step) told.done(step);
    return true;
  };
  const performBeside = (edit: Edit, work: WorkBeside): void => {
    const { drawing } = store.get().history;
    isWaiting = true;
    work(drawing, edit, (performed) => {
      isWaiting = false;
      // What was done meanwhile stands: the step is worked out once more, on the drawing as it is.
      if (store.get().history.drawing === drawing) finish(edit, performed);
      else performBeside(edit, work);
    });
  };
  return {
    store,
    perform: (edit) => {
      const { drawing } = store.get().history;
      if (!beside || isWaiting || !isLongStep(drawing, edit)) return finish(edit, perform(drawing, edit));
      told.begun();
      performBeside(edit, beside);
      return true;
    },
    workBeside: (work) => {
      beside = work;
      isWaiting = false;
    },
    undo: () => {
      const { history } = store.get();
      const step = history.done.at(-1);
      if (!step) return;
      keep(undo(history));
      told.undone(step);
    },
    redo: () => {
      const { history } = store.get();
      const step = history.undone.at(-1);
      if (!step) return;
      keep(redo(history));
      told.redone(step);
    },
    choose: (ids) => {
      const { history } = store.get();
      const isSame = ids.length === history.chosen.length && ids.every((id) => history.chosen.includes(id));
      if (!isSame) set({ history: choose(history, ids), node: 0 });
    },
    set,
    restart: (next) => keep(beginHistory(next)),
  };
}

/** So many cells of a braille display show what is around the cursor: 100 mm of the sheet. */
export const DISPLAY_CELLS = 20;

/** Before it was moved, the cursor is in the middle of the sheet. */
export function cursorOf({ cursor, history }: EditorState): Point {
  const { width, height } = history.drawing.sheet;
  return cursor ?? { x: Math.round(width / 2), y: Math.round(height / 2) };
}

/** The items that are chosen, in drawing order. */
export function chosenItems({ drawing, chosen }: History): readonly Item[] {
  return findChosen(drawing, chosen);
}

/** What is still there of what was chosen, where a step was about the whole drawing. */
function keepStanding({ chosen }: History, drawing: Drawing): readonly string[] {
  const standing = new Set([...walk(drawing)].map(({ item }) => item.id));
  return chosen.filter((id) => standing.has(id));
}
