import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import type { FormProblem } from '../../lib/forms/form-problem.ts';
import { Button } from '../actions/button.tsx';
import './error-summary.css';

interface ErrorSummaryProps {
  problems: readonly FormProblem[];
  /** What the last check of the form found: another list for each check. */
  check: readonly unknown[];
  onGoToField: (field: string) => void;
}

/** Takes the focus once for each check, so that it is read first; each entry leads to its field. */
export function ErrorSummary({ problems, check, onGoToField }: ErrorSummaryProps) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const messageId = (place: number) => `${id}-message-${place}`;
  useEffect(() => {
    if (check.length === 0) return;
    box.current?.focus({ preventScroll: true });
    // On a phone it is higher than the window, and is read from its title on.
    box.current?.scrollIntoView({ block: 'start' });
  }, [check]);
  if (problems.length === 0) return null;
  return (
    <div
      ref={box}
      className="error-summary"
      role="group"
      aria-labelledby={`${id}-title`}
      // What is wrong is heard with the focus, and not only that something is.
      aria-describedby={problems.map((_, place) => messageId(place)).join(' ')}
      tabIndex={-1}
    >
      <h2 id={`${id}-title`}>
        <Plural value={problems.length} one="There is a problem" other="There are # problems" />
      </h2>
      <ul role="list">
        {problems.map(({ field, message, suggestion }, place) => (
          <li key={`${field} ${message}`}>
            <div>
              <strong>{message}</strong>
              {/* Read one after the other, they are sentences. */}
              <span id={messageId(place)} hidden>
                {/[.!?。]$/.test(message) ? message : `${message}.`}
              </span>
              {suggestion ? <p>{suggestion}</p> : null}
            </div>
            <Button aria-label={t`Go to field: ${message}`} onPress={() => onGoToField(field)}>
              <Trans>Go to field</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
