import { createContext, useContext } from 'react';
import { useStore } from '../../../lib/stores/use-store.ts';
import type { Editor, EditorState } from './editor.ts';

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('This is shown inside of an editor.');
  return editor;
}

export function useEditorState(): EditorState {
  return useStore(useEditor().store);
}
