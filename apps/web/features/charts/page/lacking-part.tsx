import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import { STEP_NAMES, STEPS, type Step } from './steps.ts';
import type { Lack } from './use-lack.ts';

interface LackingPartProps {
  lack: Lack;
  draftId: string;
  step: Step;
}

/** What a step lacks, and from other steps the way there. A table that makes no chart can be changed as well. */
export function LackingPart({ lack, draftId, step }: LackingPartProps) {
  const { i18n } = useLingui();
  const ways = (lack.step === 'chart' ? (['data', 'chart'] as const) : (['data'] as const)).filter(
    (way) => way !== step,
  );
  return (
    <>
      <Refusal text={lack.words} />
      {ways.length > 0 ? (
        <div className="chart-buttons">
          {ways.map((way) => (
            <ButtonLink key={way} to="/tools/create-chart" search={{ draft: draftId, step: way }}>
              <Trans>
                Go to step {STEPS.indexOf(way) + 1}: {i18n._(STEP_NAMES[way])}
              </Trans>
            </ButtonLink>
          ))}
        </div>
      ) : null}
    </>
  );
}
