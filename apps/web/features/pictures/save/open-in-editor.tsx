import { Trans } from '@lingui/react/macro';
import type { Drawing } from '@relievo/graphic/model';
import { writeDrawing } from '@relievo/graphic/svg';
import { canonicalise } from '@relievo/graphic/validation';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { useGo } from '../../../ui/page/use-go.ts';
import { Refusal } from '../../../ui/states/refusal.tsx';

/** A copy of the drawing goes on in the graphics editor; the one here stays as it is. */
export function OpenInEditor({ drawing, title }: { drawing: Drawing; title: string }) {
  const go = useGo();
  const open = useAction({
    run: () => client.drawings.begin({ svg: writeDrawing(canonicalise({ ...drawing, title })) }),
    onDone: ({ id }) => go(`/svg-editor/${id}`),
  });
  return (
    <section role="group" className="flow" aria-labelledby="picture-editor">
      <h3 id="picture-editor">
        <Trans>Change it by hand</Trans>
      </h3>
      <p>
        <Trans>A copy of the drawing opens in the graphics editor. What you have here stays as it is.</Trans>
      </p>
      {open.refused ? <Refusal text={open.refused} /> : null}
      <div className="picture-buttons">
        <Button isBusy={open.isPending} onPress={() => open.start()}>
          <Trans>Open in the editor</Trans>
        </Button>
      </div>
    </section>
  );
}
