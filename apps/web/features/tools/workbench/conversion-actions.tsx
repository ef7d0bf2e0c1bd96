import { Trans, useLingui } from '@lingui/react/macro';
import type { Conversion } from '@relievo/contracts/uploads';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { ChoosePages } from '../pages/choose-pages.tsx';
import { UseAsFile } from '../replacing/use-as-file.tsx';
import { CONVERSIONS, keepConversion } from '../upload/conversion-queries.ts';

interface ConversionActionsProps {
  conversion: Conversion;
  title: string;
  onGone: () => void;
}

/** Many rows have the same buttons: their names say what each is about. */
export function ConversionActions({ conversion, title, onGone }: ConversionActionsProps) {
  const { t } = useLingui();
  const { id, state, resource } = conversion;
  const queries = useQueryClient();
  const keep = (changed: Conversion) => {
    keepConversion(queries, changed);
    onGone();
  };
  const cancel = useAction({
    run: () => client.conversions.cancel({ id }),
    done: t`Cancelled.`,
    onDone: keep,
  });
  const retry = useAction({
    run: () => client.conversions.retry({ id }),
    done: t`It will be converted again.`,
    onDone: keep,
  });
  const remove = useAction({
    run: () => client.conversions.remove({ id }),
    done: resource ? t`Removed from the workbench. The draft stays in Your Content.` : t`Removed.`,
    onDone: () => {
      onGone();
      void queries.invalidateQueries({ queryKey: CONVERSIONS });
    },
  });
  const isUnderWay = state === 'waiting' || state === 'working';
  const isAgain = state === 'failed' || state === 'cancelled';
  return (
    <div className="conversion-actions">
      {resource ? (
        <>
          <UseAsFile draft={resource} />
          <ButtonLink
            to="/content/$id"
            params={{ id: resource.id }}
            variant="primary"
            aria-label={t`Details and submit: ${title}`}
          >
            <Trans>Details and submit</Trans>
          </ButtonLink>
          <ButtonLink to="/resource/$id" params={{ id: resource.id }} aria-label={t`Look closer: ${title}`}>
            <Trans>Look closer</Trans>
          </ButtonLink>
          <Mend id={resource.id} mends={resource.mends} title={title} />
          <ButtonLink
            to="/resource/$id"
            params={{ id: resource.id }}
            hash="resource-files"
            aria-label={t`Download: ${title}`}
          >
            <Trans>Download</Trans>
          </ButtonLink>
        </>
      ) : null}
      {isUnderWay ? (
        <Button isBusy={cancel.isPending} aria-label={t`Cancel: ${title}`} onPress={() => cancel.start()}>
          <Trans>Cancel</Trans>
        </Button>
      ) : null}
      {isAgain ? (
        <Button isBusy={retry.isPending} aria-label={t`Try again: ${title}`} onPress={() => retry.start()}>
          <Trans>Try again</Trans>
        </Button>
      ) : null}
      {conversion.hasPages && !isUnderWay ? <ChoosePages conversion={conversion} /> : null}
      {isUnderWay ? null : (
        <Button
          variant="quiet"
          isBusy={remove.isPending}
          aria-label={t`Remove from the workbench: ${title}`}
          onPress={() => remove.start()}
        >
          <Trans>Remove</Trans>
        </Button>
      )}
    </div>
  );
}

/** The way to where a drawing or a chart is put right. */
function Mend({ id, mends, title }: { id: string; mends: 'drawing' | 'chart' | null; title: string }) {
  const { t } = useLingui();
  if (mends === null) return null;
  return mends === 'chart' ? (
    <ButtonLink to="/tools/create-chart" search={{ resource: id }} aria-label={t`Edit chart: ${title}`}>
      <Trans>Edit chart</Trans>
    </ButtonLink>
  ) : (
    <ButtonLink to="/svg-editor" search={{ resource: id }} aria-label={t`Edit drawing: ${title}`}>
      <Trans>Edit drawing</Trans>
    </ButtonLink>
  );
}
