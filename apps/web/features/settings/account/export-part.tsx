import { Trans, useLingui } from '@lingui/react/macro';
import { type AccountExport, EXPORT_KEPT_DAYS } from '@relievo/contracts/accounts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { useProgress } from '../../../lib/server/use-progress.ts';
import { announce } from '../../../lib/speaking/announcer.ts';
import { formatMoment } from '../../../lib/words/date-text.ts';
import { formatFileSize } from '../../../lib/words/file-size.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonAnchor } from '../../../ui/actions/link.tsx';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { Progress } from '../../../ui/states/progress.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import { Part } from '../part/part.tsx';
import { exportQuery } from './account-queries.ts';

/** Everything about me in one file: put together on request, by a job that one can follow. */
export function ExportPart() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const latest = useQuery(exportQuery);
  const ask = useAction({
    run: () => client.account.requestExport(),
    done: t`Creating your data file.`,
    onDone: (begun) => queries.setQueryData(exportQuery.queryKey, begun),
  });
  return (
    <Part id="export" title={t`Your data`}>
      <p>
        <Trans>
          One zip file with everything we store about you, including your files. You can download it for{' '}
          {EXPORT_KEPT_DAYS} days.
        </Trans>
      </p>
      {ask.refused ? <Refusal text={ask.refused} /> : null}
      <Loaded
        query={latest}
        loading={t`Loading your latest export…`}
        failed={t`Your export could not be loaded`}
      >
        {(found) => (
          <>
            {found?.state === 'waiting' ? <Waiting found={found} /> : null}
            {found?.state === 'ready' ? <Ready found={found} /> : null}
            {found?.state === 'failed' ? (
              <Refusal text={t`Your data file could not be created. Please try again.`} />
            ) : null}
            {found?.state === 'waiting' ? null : (
              <Button isBusy={ask.isPending} busyWords={t`Sending…`} onPress={() => ask.start()}>
                <Trans>Create my data file</Trans>
              </Button>
            )}
          </>
        )}
      </Loaded>
    </Part>
  );
}

function Waiting({ found: { progressId } }: { found: AccountExport }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const ready = t`Success: Your data is ready to download.`;
  const failed = t`Error: Your data file could not be created. Please try again.`;
  const onEnd = async () => {
    await queries.invalidateQueries({ queryKey: exportQuery.queryKey });
    const { state } = queries.getQueryData(exportQuery.queryKey) ?? {};
    if (state === 'ready') announce(ready);
    if (state === 'failed') announce(failed, 'errors');
  };
  const progress = useProgress(progressId, () => void onEnd());
  const steps = progress?.steps ?? [];
  const done = steps.filter(({ state }) => state === 'done').length;
  return (
    <Progress
      label={t`Creating your data file`}
      value={done}
      max={Math.max(1, steps.length)}
      note={progress?.message}
    />
  );
}

function Ready({ found: { id, size, createdAt } }: { found: AccountExport }) {
  const time = formatMoment(createdAt);
  const much = formatFileSize(size);
  return (
    <p>
      <ButtonAnchor variant="primary" href={`/api/account/exports/${id}/file`} download>
        <Trans>
          Download my data of {time} ({much})
        </Trans>
      </ButtonAnchor>
    </p>
  );
}
