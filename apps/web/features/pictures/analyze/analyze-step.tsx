import { Trans, useLingui } from '@lingui/react/macro';
import { type PictureDraft, type PictureWork, readRefusal } from '@relievo/contracts';
import { Button } from '../../../ui/actions/button.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import { useTraced } from '../work/use-traced.ts';
import { Seen } from './seen.tsx';

/** What the picture is, why, and how well fingers could read it. */
export function AnalyzeStep({ draft, work }: { draft: PictureDraft; work: PictureWork }) {
  const { t } = useLingui();
  const { data, error, refetch } = useTraced(draft.id, work.recipe);
  if (data) return <Seen draft={draft} analysis={data.analysis} />;
  if (!error) return <Loading label={t`Looking at your picture…`} />;
  return (
    <>
      <Refusal text={readRefusal(error)?.message ?? t`The picture could not be looked at.`} />
      <div className="picture-buttons">
        <Button onPress={() => void refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    </>
  );
}
