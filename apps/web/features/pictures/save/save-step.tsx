import { Trans, useLingui } from '@lingui/react/macro';
import { readRefusal } from '@relievo/contracts';
import { Loading } from '../../../ui/states/loading.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import { SavedSheets } from '../sheets/saved-sheets.tsx';
import type { StepProps } from '../work/step-props.ts';
import { useDrawing } from '../work/use-drawing.ts';
import { KeepAsResource } from './keep-as-resource.tsx';
import { OpenInEditor } from './open-in-editor.tsx';
import { SimplificationLog } from './simplification-log.tsx';

/** What is saved, and where it goes from here. */
export function SaveStep({ draft, work, keeper }: StepProps) {
  const { t } = useLingui();
  const { drawing, error } = useDrawing(draft, work, keeper);
  if (error)
    return (
      <Refusal text={readRefusal(error)?.message ?? t`The picture could not be turned into a drawing.`} />
    );
  if (!drawing || !work.drawn) return <Loading label={t`Turning the picture into a drawing…`} />;
  return (
    <>
      <SavedSheets drawing={drawing} />
      <KeepAsResource draft={draft} work={work} keeper={keeper} />
      <OpenInEditor drawing={drawing} title={work.about.title} />
      <section role="group" className="flow" aria-labelledby="picture-log">
        <h3 id="picture-log">
          <Trans>What was changed on the way</Trans>
        </h3>
        <SimplificationLog log={work.log} />
      </section>
    </>
  );
}
