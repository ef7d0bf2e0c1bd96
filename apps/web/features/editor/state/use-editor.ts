import type { History } from '@relievo/graphic/editing';
import { createContext, useContext } from 'react';
import type { Editor, EditorState } from './editor.ts';

export const EditorContext = createContext<Editor | null>(null);
export const EditorStateContext = createContext<EditorState | null>(null);
/** By itself, for whoever is not to be made anew when the sheet is made larger or the cursor moves. */
export const HistoryContext = createContext<History | null>(null);

export function useEditor(): Editor {
  return expectInside(useContext(EditorContext));
}

/** As it is now; within `StateLater` that of a moment ago. */
export function useEditorState(): EditorState {
  return expectInside(useContext(EditorStateContext));
}

/** What is drawn and chosen; within `StateLater` that of a moment ago. */
export function useHistory(): History {
  return expectInside(useContext(HistoryContext));
}

function expectInside<Value>(value: Value | null): Value {
  if (value === null) throw new Error('This is shown inside of an editor.');
  return value;
}
