import { useEffect } from 'react';
import type { Editor } from '../state/editor.ts';
import { openStep } from './tasks.ts';
import { useHelper } from './use-helper.ts';

/** Steps that take long are worked out beside the page for as long as the editor is shown. */
export function useStepsBeside(editor: Editor): void {
  const helper = useHelper('perform');
  useEffect(() => {
    editor.workBeside((drawing, edit, tell) =>
      helper.ask({ drawing, input: { edit }, tell: (sent) => tell(openStep(drawing, sent)) }),
    );
    return () => editor.workBeside(null);
  }, [editor, helper]);
}
