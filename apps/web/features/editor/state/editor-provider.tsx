import { type ReactNode, useDeferredValue, useState } from 'react';
import { useStore } from '../../../lib/stores/use-store.ts';
import type { Editor } from './editor.ts';
import { EditorContext, EditorStateContext, useEditorState } from './use-editor.ts';

export function EditorProvider({ editor, children }: { editor: Editor; children: ReactNode }) {
  const state = useStore(editor.store);
  return (
    <EditorContext value={editor}>
      <EditorStateContext value={state}>{children}</EditorStateContext>
    </EditorContext>
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
      <EditorStateContext value={isInside ? state : later}>{children}</EditorStateContext>
    </div>
  );
}
