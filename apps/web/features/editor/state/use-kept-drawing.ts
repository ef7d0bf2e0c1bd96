import { useLingui } from '@lingui/react/macro';
import type { KeptDrawing } from '@relievo/contracts/values';
import { type Drawing, walk } from '@relievo/graphic/model';
import { writeAhead, writeDrawing } from '@relievo/graphic/svg';
import { feelAhead } from '@relievo/graphic/touch';
import { useEffect, useState } from 'react';
import { startTimer } from '../../../lib/keeping/start-timer.ts';
import { useSaveOnLeaving, useSayTrouble } from '../../../lib/keeping/use-saving.ts';
import { toasts } from '../../../lib/speaking/toasts.ts';
import { useStore } from '../../../lib/stores/use-store.ts';
import { doAfterPicture } from '../../../lib/timing/do-after-picture.ts';
import { workInIdle } from '../../../lib/timing/work-in-idle.ts';
import { countThings } from './count-things.ts';
import type { Editor } from './editor.ts';
import { createDrawingKeeper, type DrawingKeeper } from './kept-drawing.ts';
import type { DrawingPlace } from './kept-here.ts';
import { saveDrawing } from './save-drawing.ts';

/** The file form of more things than this takes long enough to be seen. */
const MANY = 500;
/** Every change of the drawing is kept: in this browser at once, on the server after a pause. */
export function useKeptDrawing(
  editor: Editor,
  kept: KeptDrawing,
  { found, keep, noteArrived }: DrawingPlace,
): DrawingKeeper {
  const { id } = kept;
  const [keeper] = useState(() =>
    createDrawingKeeper({
      kept,
      unsaved: found,
      save: (edits, svg) => saveDrawing({ id, edits, svg }),
      keepHere: keep,
      onArrived: noteArrived,
      later: startTimer,
      afterwards: doAfterPicture,
    }),
  );
  useEffect(() => {
    let last = editor.store.get().history.drawing;
    const leave = editor.store.subscribe(() => {
      const { drawing } = editor.store.get().history;
      if (drawing === last) return;
      last = drawing;
      keeper.change(() => writeDrawing(drawing), countThings(drawing) > MANY);
    });
    addEventListener('pagehide', keeper.settle);
    return () => {
      leave();
      removeEventListener('pagehide', keeper.settle);
    };
  }, [editor, keeper]);
  useSaveOnLeaving(keeper);
  useEffect(() => workInIdle(prepare(editor.store.get().history.drawing)), [editor]);
  useSayHowItStands(keeper);
  return keeper;
}

/** What the first change and the first look at a texture would wait for. */
function* prepare(drawing: Drawing): Generator<void, void, undefined> {
  yield* writeAhead(drawing);
  for (const { item } of walk(drawing))
    if (item.kind === 'shape' && item.texture) return yield* feelAhead('swell');
}

function useSayHowItStands(keeper: DrawingKeeper): void {
  const { t } = useLingui();
  const { standing, refused, isKeptHere } = useStore(keeper.store);
  const notSaved = isKeptHere
    ? t`Your drawing is not saved yet. It is kept in this browser.`
    : t`Your drawing is not saved yet, and this browser has no room to keep it. Leave this page open until it is saved.`;
  useSayTrouble(standing, refused ? `${refused} ${notSaved}` : notSaved);
  useEffect(() => {
    if (standing === 'elsewhere')
      toasts.show(
        t`This drawing was changed in another tab. Choose which version to keep, above the drawing.`,
        'error',
      );
  }, [standing, t]);
}
