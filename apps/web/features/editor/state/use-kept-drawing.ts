import { useLingui } from '@lingui/react/macro';
import type { KeptDrawing } from '@relievo/contracts';
import { writeDrawing } from '@relievo/graphic';
import { useEffect, useState } from 'react';
import { client } from '../../../lib/server/client.ts';
import { toasts } from '../../../lib/speaking/toasts.ts';
import { useStore } from '../../../lib/stores/use-store.ts';
import type { Editor } from './editor.ts';
import { createDrawingKeeper, type DrawingKeeper, type Unsaved } from './kept-drawing.ts';
import { keepUnsaved } from './kept-here.ts';
import { writeInIdle } from './write-in-idle.ts';

/** Every change of the drawing is kept: in this browser at once, on the server after a pause. */
export function useKeptDrawing(
  editor: Editor,
  kept: KeptDrawing,
  { personId, unsaved }: { readonly personId: string; readonly unsaved: Unsaved | null },
): DrawingKeeper {
  const { id } = kept;
  const [keeper] = useState(() => {
    const made = createDrawingKeeper({
      edits: unsaved?.edits ?? kept.edits,
      save: (edits, svg) => client.drawings.save({ id, edits, svg }),
      keepHere: (here) => keepUnsaved(personId, id, here),
      later: (work, delay) => {
        const timer = setTimeout(work, delay);
        return () => clearTimeout(timer);
      },
    });
    if (unsaved) made.change(unsaved.svg);
    return made;
  });
  useEffect(() => {
    let last = editor.store.get().history.drawing;
    const leave = editor.store.subscribe(() => {
      const { drawing } = editor.store.get().history;
      if (drawing === last) return;
      last = drawing;
      keeper.change(writeDrawing(drawing));
    });
    return () => {
      leave();
      void keeper.flush();
    };
  }, [editor, keeper]);
  useEffect(() => writeInIdle(editor.store.get().history.drawing), [editor]);
  useSayTrouble(keeper);
  return keeper;
}

function useSayTrouble(keeper: DrawingKeeper): void {
  const { t } = useLingui();
  const { keeping, problem } = useStore(keeper.store);
  useEffect(() => {
    if (keeping === 'failed')
      toasts.show(problem || t`Your drawing is not saved yet. It is kept in this browser.`, 'error');
    if (keeping === 'elsewhere')
      toasts.show(
        t`This drawing was changed in another tab. Choose which version to keep, above the drawing.`,
        'error',
      );
  }, [keeping, problem, t]);
}
