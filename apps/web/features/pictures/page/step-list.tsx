import { useLingui } from '@lingui/react/macro';
import { Link } from '../../../ui/actions/link.tsx';
import { STEP_NAMES, STEPS, type Step } from './steps.ts';

/** The six steps; every one can be opened at any time. */
export function StepList({ id, step }: { id: string; step: Step }) {
  const { t, i18n } = useLingui();
  const shown = STEPS.indexOf(step);
  return (
    <nav aria-label={t`Steps`}>
      <ol className="picture-steps">
        {STEPS.map((one, index) => (
          <li key={one} data-past={index < shown} data-shown={index === shown}>
            <Link
              to="/tools/convert-graphics"
              search={{ draft: id, step: one }}
              className="picture-step"
              aria-current={index === shown ? 'step' : undefined}
              activeOptions={{ exact: true, includeSearch: true }}
            >
              <span className="picture-step-number" aria-hidden="true">
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
