import { useLingui } from '@lingui/react/macro';
import { Link } from '../../../ui/actions/link.tsx';
import { STEP_NAMES, STEPS, type Step } from './steps.ts';

/** The five steps; every one can be opened at any time. */
export function StepList({ id, step }: { id: string; step: Step }) {
  const { t, i18n } = useLingui();
  return (
    <nav aria-label={t`Steps`}>
      <ol className="chart-steps">
        {STEPS.map((one, index) => (
          <li key={one}>
            <Link
              to="/tools/create-chart"
              search={{ draft: id, step: one }}
              className="chart-step"
              aria-current={one === step ? 'step' : undefined}
              activeOptions={{ exact: true, includeSearch: true }}
            >
              <span className="chart-step-number" aria-hidden="true">
                {index + 1}
              </span>
              <span>{i18n._(STEP_NAMES[one])}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
