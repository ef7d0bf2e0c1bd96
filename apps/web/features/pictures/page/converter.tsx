import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Session } from '@relievo/contracts/accounts';
import type { PictureDraft } from '@relievo/contracts/pictures';
import { useStore } from '../../../lib/stores/use-store.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { useStepHeading } from '../../../ui/page/use-step-heading.ts';
import { AnalyzeStep } from '../analyze/analyze-step.tsx';
import { DetailsStep } from '../details/details-step.tsx';
import { EnhanceStep } from '../enhance/enhance-step.tsx';
import { ProcessStep } from '../process/process-step.tsx';
import { SaveStep } from '../save/save-step.tsx';
import { UploadStep } from '../upload/upload-step.tsx';
import { countDetails } from '../work/simplifications.ts';
import { useKeptPicture } from '../work/use-kept-work.ts';
import { PictureSaveLine } from './save-line.tsx';
import { StepList } from './step-list.tsx';
import { STEP_NAMES, STEPS, type Step } from './steps.ts';
import { useUndo } from './use-undo-keys.ts';

interface ConverterProps {
  draft: PictureDraft;
  session: Session;
  step: Step;
}

/** A picture in six steps, of which each can be left and come back to. */
export function Converter({ draft, session, step }: ConverterProps) {
  const { t, i18n } = useLingui();
  const keeper = useKeptPicture(draft, session.user.id);
  const kept = useStore(keeper.store);
  const { present: work, past, future } = kept.history;
  const name = i18n._(STEP_NAMES[step]);
  const number = STEPS.indexOf(step) + 1;
  const heading = useStepHeading(step);
  const { undo, redo, onKeyDown } = useUndo(keeper);
  const before = STEPS[number - 2];
  const next = STEPS[number];
  const steps = { draft, work, keeper };
  const details = countDetails(work.log);
  const contents = t`The six steps of your picture; step ${number}, ${name}, is open. Below the steps are Undo and Redo, then the step itself.`;
  const onSheets = plural(details, {
    one: 'The drawing is on an overview and # detail sheet: below it you choose which is shown, and Several sheets holds their guide.',
    other:
      'The drawing is on an overview and # detail sheets: below it you choose which is shown, and Several sheets holds their guide.',
  });
  return (
    <Page
      title={t`Convert graphics`}
      part={name}
      lead={work.about.title || draft.picture.name}
      describe={{
        contents: details > 0 && step === 'process' ? `${contents} ${onSheets}` : contents,
        mainAction: next ? t`Go on to the next step` : t`Save the drawing`,
      }}
      actions={
        <ButtonLink to="/tools/convert-graphics" variant="quiet">
          <Trans>Leave and keep draft</Trans>
        </ButtonLink>
      }
    >
      {/* Undo and Redo by the keys of every editor; each is a button too. */}
      <div className="picture-converter" role="presentation" onKeyDown={onKeyDown}>
        <StepList id={draft.id} step={step} />
        <div className="picture-status">
          <PictureSaveLine kept={kept} keeper={keeper} />
          <div className="picture-buttons">
            <Button isBusy={past.length === 0} onPress={undo}>
              <Trans>Undo</Trans>
            </Button>
            <Button isBusy={future.length === 0} onPress={redo}>
              <Trans>Redo</Trans>
            </Button>
          </div>
        </div>
        <section role="group" className="flow" aria-labelledby="picture-step">
          <h2 id="picture-step" ref={heading} tabIndex={-1}>
            <Trans>
              Step {number} of 6: {name}
            </Trans>
          </h2>
          {step === 'upload' ? <UploadStep draft={draft} /> : null}
          {step === 'analyze' ? <AnalyzeStep {...steps} /> : null}
          {step === 'enhance' ? <EnhanceStep {...steps} /> : null}
          {step === 'process' ? <ProcessStep {...steps} /> : null}
          {step === 'details' ? <DetailsStep {...steps} session={session} /> : null}
          {step === 'save' ? <SaveStep {...steps} /> : null}
        </section>
        <div className="picture-buttons picture-ways">
          {before ? (
            <ButtonLink to="/tools/convert-graphics" search={{ draft: draft.id, step: before }}>
              <Trans>Back to {i18n._(STEP_NAMES[before])}</Trans>
            </ButtonLink>
          ) : null}
          {next ? (
            <ButtonLink
              variant="primary"
              to="/tools/convert-graphics"
              search={{ draft: draft.id, step: next }}
            >
              <Trans>Continue to {i18n._(STEP_NAMES[next])}</Trans>
            </ButtonLink>
          ) : null}
        </div>
      </div>
    </Page>
  );
}
