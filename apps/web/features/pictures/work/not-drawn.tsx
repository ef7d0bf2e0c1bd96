import { Trans, useLingui } from '@lingui/react/macro';
import { readRefusal } from '@relievo/contracts';
import { Button } from '../../../ui/actions/button.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import type { DrawingOfWork } from './use-drawing.ts';

/** Stands where the drawing will be: that it is on its way, or why it is not and the way on. */
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
