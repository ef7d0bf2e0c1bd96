import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';
import { productSettingsQuery, useProductSettings } from '../../../lib/server/product-settings.ts';
import { isAdministrator, useViewer } from '../../../lib/server/session.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { Button } from '../../../ui/actions/button.tsx';

/** For administrators: whether sample figures are shown, to everyone. */
export function SampleSwitch() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const viewer = useViewer();
  const { showsSampleFigures } = useProductSettings();
  const change = useAction({
    run: () => client.product.change({ showsSampleFigures: !showsSampleFigures }),
    done: (settings) =>
      settings.showsSampleFigures
        ? t`Sample figures are shown to everyone.`
        : t`Sample figures are hidden from everyone.`,
    failed: t`The sample figures were not changed. Please try again.`,
    onDone: (settings) => queries.setQueryData(productSettingsQuery.queryKey, settings),
  });
  if (!isAdministrator(viewer)) return null;
  return (
    <Button isBusy={change.isPending} onPress={() => change.start()}>
      {showsSampleFigures ? <Trans>Hide sample figures</Trans> : <Trans>Show sample figures</Trans>}
    </Button>
  );
}
