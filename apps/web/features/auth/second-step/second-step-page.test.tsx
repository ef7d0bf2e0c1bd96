import { expect, test } from 'vitest';
import { toasts } from '../../../lib/speaking/toasts.ts';
import { screen, showPage } from '../../../lib/testing/page.tsx';
import { aSession } from '../../../lib/testing/people.ts';
import { type Answers, refuse } from '../../../lib/testing/server.ts';
import { until } from '../../../lib/testing/until.ts';
import { AuthPage } from '../auth-page.tsx';
import { SecondStepPage } from './second-step-page.tsx';

function showStep(answers: Answers) {
  return showPage(<SecondStepPage />, { path: '/auth/second-step', answers });
}
function button(name: string) {
  return screen.findByRole('button', { name });
}
function code() {
  return screen.findByLabelText<HTMLInputElement>('Code', { selector: 'input' });
}
function told() {
  return toasts.visible().map(({ tone, text }) => `${tone}: ${text}`);
}

test('the right password of an account with a second step leads to the second step', async () => {
  const page = await showPage(<AuthPage />, {
    path: '/auth?return=%2Flibrary',
    answers: { 'GET /sign-in/providers': [], 'POST /sign-in': refuse('second_step_needed', {}) },
  });
  await page.person.click(screen.getByLabelText('Email', { selector: 'input' }));
  await page.person.paste('ada@school.example');
  await page.person.click(screen.getByLabelText('Password', { selector: 'input' }));
  await page.person.keyboard('Correct-horse-7{Enter}');
  await until(() => expect(page.address()).toBe('/auth/second-step?return=%2Flibrary'));
});

test('a code finishes the sign-in', async () => {
  const page = await showStep({
    'GET /sign-in/second-step': { hasPasskey: false },
    'POST /sign-in/second-step': aSession(),
  });
  await page.person.click(await code());
  await page.person.keyboard('123 456{Enter}');
  await until(() => expect(told()).toEqual(["success: You've been successfully logged in."]));
  expect(page.asked.at(-1)?.body).toEqual({ code: '123 456' });
});

test('a wrong code is said at its field', async () => {
  const page = await showStep({
    'GET /sign-in/second-step': { hasPasskey: false },
    'POST /sign-in/second-step': refuse('wrong_code'),
  });
  await page.person.click(await code());
  await page.person.keyboard('000000{Enter}');
  await until(async () => expect((await code()).getAttribute('aria-invalid')).toBe('true'));
});

test('a browser in which nothing was begun leads back to the sign-in', async () => {
  await showStep({ 'GET /sign-in/second-step': null });
  const link = await screen.findByRole('link', { name: 'Back to sign in' });
  expect(link.getAttribute('href')).toBe('/auth');
});

test('whoever lost the second step asks for a letter and hears from when on it counts', async () => {
  const page = await showStep({
    'GET /sign-in/second-step': { hasPasskey: false },
    'POST /sign-in/second-step/recovery': { from: '2026-03-09T12:00:00.000Z' },
  });
  await page.person.click(await screen.findByText("I can't get a code"));
  await page.person.click(await button('Email me the link'));
  await until(() => expect(page.heard.at(-1)).toMatch(/From .*2026, its link turns off two-step sign-in\./));
});
