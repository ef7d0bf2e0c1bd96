import { Trans } from '@lingui/react/macro';
import { SavedSheets } from '../sheets/saved-sheets.tsx';
import { NotDrawn } from '../work/not-drawn.tsx';
import type { StepProps } from '../work/step-props.ts';
import { useDrawing } from '../work/use-drawing.ts';
import { KeepAsResource } from './keep-as-resource.tsx';
import { OpenInEditor } from './open-in-editor.tsx';
import { SimplificationLog } from './simplification-log.tsx';

/** What is saved, and where it goes from here. */
export function SaveStep({ draft, work, keeper }: StepProps) {
  const { drawing, error, retry } = useDrawing(draft, work, keeper);
  if (!drawing) return <NotDrawn error={error} retry={retry} />;
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
