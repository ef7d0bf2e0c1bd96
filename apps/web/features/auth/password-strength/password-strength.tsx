import { useEffect, useState } from 'react';
import type { Strength } from '../../../lib/passwords/estimate-strength.ts';
import { useStrengthWords } from './use-strength-words.ts';
import './password-strength.css';

/** So long nobody types before something is said: a screen reader would speak over every letter. */
const PAUSE_MS = 700;

/** Says how easily a new password is guessed, and what would help; it refuses nothing. */
export function PasswordStrength({ password, about }: { password: string; about: readonly string[] }) {
  const strength = useStrength(password, about);
  const tell = useStrengthWords();
  return (
    <p className="password-strength" role="status">
      {strength ? tell(strength) : null}
    </p>
  );
}

/** Undefined while somebody types, and without a password. */
function useStrength(password: string, about: readonly string[]): Strength | undefined {
  const [known, setKnown] = useState<{ readonly of: string; readonly strength: Strength }>();
  const asked = JSON.stringify([password, ...about]);
  useEffect(() => {
    const [typed = '', ...others] = JSON.parse(asked) as string[];
    if (typed === '') return;
    let isOver = false;
    const pause = setTimeout(async () => {
      // The lists of words are large: they come when somebody chooses a password. Without them nothing is said.
      const estimator = await import('../../../lib/passwords/estimate-strength.ts').catch(() => undefined);
      if (!isOver && estimator) setKnown({ of: asked, strength: estimator.estimateStrength(typed, others) });
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(pause);
    };
  }, [asked]);
  return password !== '' && known?.of === asked ? known.strength : undefined;
}
