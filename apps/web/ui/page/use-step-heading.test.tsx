import { useState } from 'react';
import { expect, test } from 'vitest';
import { announce } from '../../lib/speaking/announcer.ts';
import { screen, showPage } from '../../lib/testing/page.tsx';
import { until } from '../../lib/testing/until.ts';
import { useStepHeading } from './use-step-heading.ts';

function Steps() {
  const [step, setStep] = useState('data');
  const heading = useStepHeading(step);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Step: {step}
      </h2>
      <button type="button" onClick={() => setStep('chart')}>
        Next
      </button>
    </>
  );
}

test('another step begins at its heading, which is read there and announced no second time', async () => {
  const { person, heard } = await showPage(<Steps />, { path: '/' });
  await person.click(screen.getByRole('button', { name: 'Next' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Step: chart' }));
  announce('What comes next.');
  await until(() => expect(heard).toEqual(['What comes next.']));
});
