import { type ReactNode, useDeferredValue } from 'react';
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
 * What lies in it hears of another selection a moment after the sheet: all its fields are made anew for that, and whoever
 * presses on an object goes on to drag it. A change of the drawing is there at once.
 */
export function SelectionLater({ children }: { children: ReactNode }) {
  const state = useEditorState();
  const later = useDeferredValue(state);
  const isSameDrawing = later.history.drawing === state.history.drawing;
  return <EditorStateContext value={isSameDrawing ? later : state}>{children}</EditorStateContext>;
}
