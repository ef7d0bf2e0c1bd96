import { Trans, useLingui } from '@lingui/react/macro';
import { readRefusal } from '@relievo/contracts/client';
import { useEffect } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import type { StepProps } from '../work/step-props.ts';
import { settle, useTraced } from '../work/use-traced.ts';
import { Seen } from './seen.tsx';

/** What the picture is, why, and how well fingers could read it. */
export function AnalyzeStep({ draft, work: { recipe }, keeper }: StepProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useTraced(draft.id, recipe);
  useEffect(() => {
    if (data && recipe.corners === 'find') keeper.amend({ recipe: settle(recipe, data) });
  }, [data, recipe, keeper]);
  if (data) return <Seen draft={draft} analysis={data.analysis} isPage={data.corners !== null} />;
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
