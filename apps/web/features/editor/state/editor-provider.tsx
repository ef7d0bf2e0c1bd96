import { type ReactNode, useDeferredValue, useState } from 'react';
import { useStore } from '../../../lib/stores/use-store.ts';
import type { Editor, EditorState } from './editor.ts';
import { EditorContext, EditorStateContext, HistoryContext, useEditorState } from './use-editor.ts';

export function EditorProvider({ editor, children }: { editor: Editor; children: ReactNode }) {
  const state = useStore(editor.store);
  return (
    <EditorContext value={editor}>
      <StateNow state={state}>{children}</StateNow>
    </EditorContext>
  );
}

function StateNow({ state, children }: { state: EditorState; children: ReactNode }) {
  return (
    <EditorStateContext value={state}>
      <HistoryContext value={state.history}>{children}</HistoryContext>
    </EditorStateContext>
  );
}

/**
 * What lies in it hears of a change a moment after the sheet: its fields are made anew for that, and whoever presses on an
 * object goes on to drag it. To whoever is in one of its fields a change is there at once: what was typed stands until
 * what came of it does.
 */
export function StateLater({ children }: { children: ReactNode }) {
  const state = useEditorState();
  const later = useDeferredValue(state);
  const [isInside, setInside] = useState(false);
  return (
    <div className="editor-later" onFocus={() => setInside(true)} onBlur={() => setInside(false)}>
      <StateNow state={isInside ? state : later}>{children}</StateNow>
    </div>
  );
}
