import { Trans } from '@lingui/react/macro';
import { openDrawing } from '../../../lib/drawings/open-drawing.ts';
import { useStore } from '../../../lib/stores/use-store.ts';
import { Button } from '../../../ui/actions/button.tsx';
import type { DrawingKeeper } from '../state/kept-drawing.ts';
import { useEditor } from '../state/use-editor.ts';

/** Two tabs drew on one drawing: the person chooses, and nothing is overwritten before. */
export function ChooseVersion({ keeper }: { keeper: DrawingKeeper }) {
  const editor = useEditor();
  const { standing } = useStore(keeper.store);
  if (standing !== 'elsewhere') return null;
  const takeTheirs = () => {
    const svg = keeper.takeTheirs();
    const read = svg === null ? null : openDrawing(svg);
    if (read?.ok) editor.restart(read.value);
  };
  return (
    <section role="group" className="editor-elsewhere" aria-labelledby="editor-elsewhere">
      <h2 id="editor-elsewhere">
        <Trans>Changed in another tab</Trans>
      </h2>
      <p>
        <Trans>
          This drawing was also changed in another tab or on another device. Choose which version to keep.
          Until then, your changes here are kept in this browser only.
        </Trans>
      </p>
      <div className="editor-row">
        <Button variant="primary" onPress={keeper.keepMine}>
          <Trans>Keep this version</Trans>
        </Button>
        <Button onPress={takeTheirs}>
          <Trans>Use the version from the other tab</Trans>
        </Button>
      </div>
    </section>
  );
}
