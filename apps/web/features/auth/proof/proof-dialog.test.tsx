import { act } from 'react';
import { expect, test } from 'vitest';
import { proofStore } from '../../../lib/server/proof.ts';
import { screen, showPage, within } from '../../../lib/testing/page.tsx';
import { aSession } from '../../../lib/testing/people.ts';
import { type Answers, refuse } from '../../../lib/testing/server.ts';
import { until } from '../../../lib/testing/until.ts';
import { ProofDialog } from './proof-dialog.tsx';

/** Shows the question for the password that interrupts what somebody was doing. */
async function ask(answers: Answers) {
  const ends: boolean[] = [];
  const page = await showPage(<ProofDialog />, {
    path: '/settings',
    session: aSession('teacher'),
    answers,
  });
  await act(async () =>
    proofStore.set({
      ways: ['password'],
      settle: (isProven) => {
        ends.push(isProven);
        proofStore.set(null);
      },
    }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it is you' }));
  const field = dialog.getByLabelText<HTMLInputElement>('Your password', { selector: 'input' });
  await page.person.click(field);
  return { ...page, dialog, field, ends };
}

test('the right password lets what somebody was doing go on', async () => {
  const { person, ends, asked } = await ask({ 'POST /account/proof': { done: true } });
  await person.keyboard('Correct-horse-7{Enter}');
  await until(() => expect(ends).toEqual([true]));
  expect(asked.at(-1)?.body).toEqual({ proof: { password: 'Correct-horse-7' } });
});

test('why it was refused is no longer said once somebody has begun anew', async () => {
  const { person, dialog, field, ends } = await ask({
    'POST /account/proof': refuse('account_locked', { seconds: 30 }),
  });
  const refusal = /Please wait 30 seconds/;
  await person.keyboard('Correct-horse-7{Enter}');
  await until(() => expect(dialog.getByText(refusal)).toBeTruthy());
  await person.clear(field);
  await person.keyboard('{Enter}');
  await until(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  await person.type(field, 'C');
  expect(field.getAttribute('aria-invalid')).not.toBe('true');
  expect(dialog.queryByText(refusal)).toBeNull();
  await person.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(ends).toEqual([false]);
});
