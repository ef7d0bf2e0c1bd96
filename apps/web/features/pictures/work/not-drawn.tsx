import { Trans, useLingui } from '@lingui/react/macro';
import { readRefusal } from '@relievo/contracts/client';
import { Button } from '../../../ui/actions/button.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import type { DrawingOfWork } from './use-drawing.ts';

/** Says that the drawing is being made, or why it could not be, with a button to try again. */
export function NotDrawn({ error, retry }: Pick<DrawingOfWork, 'error' | 'retry'>) {
  const { t } = useLingui();
  if (!error) return <Loading label={t`Turning the picture into a drawing…`} />;
  return (
    <>
      <Refusal text={readRefusal(error)?.message ?? t`The picture could not be turned into a drawing.`} />
      <div className="picture-buttons">
        <Button onPress={retry}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    </>
  );
}
