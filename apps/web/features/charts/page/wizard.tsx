import { Trans, useLingui } from '@lingui/react/macro';
import type { Session } from '@relievo/contracts/accounts';
import type { ChartDraft } from '@relievo/contracts/charts';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { announce } from '../../../lib/speaking/announcer.ts';
import { useStore } from '../../../lib/stores/use-store.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { useStepHeading } from '../../../ui/page/use-step-heading.ts';
import { AccessStep } from '../access/access-step.tsx';
import { DataStep } from '../cells/data-step.tsx';
import { ChartStep } from '../chart/chart-step.tsx';
import { LabelsStep } from '../labels/labels-step.tsx';
import { LiveChart } from '../preview/live-chart.tsx';
import { SaveStep } from '../save/save-step.tsx';
import { notesKey } from '../work/chart-queries.ts';
import { useKeptChart } from '../work/use-kept-work.ts';
import { useOutcome } from '../work/use-made-chart.ts';
import { LackingPart } from './lacking-part.tsx';
import { ChartSaveLine } from './save-line.tsx';
import { StepList } from './step-list.tsx';
import { STEP_NAMES, STEPS, type Step } from './steps.ts';
import { useLack } from './use-lack.ts';

interface WizardProps {
  draft: ChartDraft;
  session: Session;
  step: Step;
}

/** A chart in five steps, of which each can be left and come back to. */
export function Wizard({ draft, session, step }: WizardProps) {
  const { t, i18n } = useLingui();
  const keeper = useKeptChart(draft, session.user.id);
  const kept = useStore(keeper.store);
  const { present: work, past, future } = kept.history;
  const outcome = useOutcome(work);
  const name = i18n._(STEP_NAMES[step]);
  const number = STEPS.indexOf(step) + 1;
  const heading = useStepHeading(step);
  const undo = () => say(keeper.undo(), t`The last change was undone.`, t`There is nothing to undo.`);
  const redo = () => say(keeper.redo(), t`The change was made again.`, t`There is nothing to redo.`);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // A field takes back its own letters.
    if (
      event.defaultPrevented ||
      event.target instanceof HTMLInputElement ||
      event.target instanceof HTMLTextAreaElement
    )
      return;
    if (!(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    if (key === 'z' && !event.shiftKey) undo();
    else if (key === 'y' || key === 'z') redo();
    else return;
    event.preventDefault();
  };
  const before = STEPS[number - 2];
  const next = STEPS[number];
  const steps = { work, outcome, keeper };
  const notes = useQueryClient().getQueryData<readonly string[]>(notesKey(draft.id)) ?? [];
  const [tab, setTab] = useState('print');
  const live = <LiveChart chart={outcome.made?.chart ?? null} words={work.words} tab={tab} onTab={setTab} />;
  const { lack, isShown, isHolding, tell } = useLack(work, outcome, { draftId: draft.id, step });
  return (
    <Page
      title={t`Create a chart`}
      part={name}
      describe={{
        contents: t`The five steps of your chart; step ${number}, ${name}, is open. Below the steps are Undo and Redo, then the step itself.`,
        mainAction: next ? t`Go on to the next step` : t`Save the chart`,
      }}
      actions={
        <>
          {outcome.made && step !== 'save' ? (
            <ButtonLink to="/tools/create-chart" search={{ draft: draft.id, step: 'save' }}>
              <Trans>Get the files</Trans>
            </ButtonLink>
          ) : null}
          <ButtonLink to="/tools/create-chart" variant="quiet">
            <Trans>Your charts</Trans>
          </ButtonLink>
        </>
      }
    >
      {/* Undo and Redo by the keys of every editor; each is a button too. */}
      <div className="chart-wizard" role="presentation" onKeyDown={onKeyDown}>
        <StepList id={draft.id} step={step} />
        <div className="chart-status">
          <ChartSaveLine kept={kept} keeper={keeper} />
          <div className="chart-buttons">
            <Button isBusy={past.length === 0} onPress={undo}>
              <Trans>Undo</Trans>
            </Button>
            <Button isBusy={future.length === 0} onPress={redo}>
              <Trans>Redo</Trans>
            </Button>
          </div>
        </div>
        <section role="group" className="flow" aria-labelledby="chart-step">
          <h2 id="chart-step" ref={heading} tabIndex={-1}>
            <Trans>
              Step {number} of 5: {name}
            </Trans>
          </h2>
          {lack && isShown ? <LackingPart lack={lack} draftId={draft.id} step={step} /> : null}
          {step === 'data' ? (
            <DataStep {...steps} earlierNotes={notes} live={live} onUndo={undo} onRedo={redo} />
          ) : null}
          {step === 'chart' || step === 'labels' ? (
            <div className="chart-beside">
              {step === 'chart' ? <ChartStep {...steps} /> : <LabelsStep {...steps} />}
              {live}
            </div>
          ) : null}
          {step === 'access' ? <AccessStep {...steps} /> : null}
          {step === 'save' ? <SaveStep {...steps} draft={draft} session={session} /> : null}
        </section>
        <div className="chart-buttons">
          {before ? (
            <ButtonLink to="/tools/create-chart" search={{ draft: draft.id, step: before }}>
              <Trans>Back: {i18n._(STEP_NAMES[before])}</Trans>
            </ButtonLink>
          ) : null}
          {next && isHolding ? (
            <Button variant="primary" onPress={tell}>
              <Trans>Next: {i18n._(STEP_NAMES[next])}</Trans>
            </Button>
          ) : next ? (
            <ButtonLink variant="primary" to="/tools/create-chart" search={{ draft: draft.id, step: next }}>
              <Trans>Next: {i18n._(STEP_NAMES[next])}</Trans>
            </ButtonLink>
          ) : null}
        </div>
      </div>
    </Page>
  );
}

function say(isDone: boolean, done: string, nothing: string): boolean {
  announce(isDone ? done : nothing);
  return isDone;
}
