import type { SiteSettingsShown } from '@relievo/contracts/administration';
import type { AiSettings } from '@relievo/contracts/ai';
import { expect, test } from 'vitest';
import { toasts } from '../../../../lib/speaking/toasts.ts';
import { screen, showPage, within } from '../../../../lib/testing/page.tsx';
import { aSession } from '../../../../lib/testing/people.ts';
import { type Answers } from '../../../../lib/testing/server.ts';
import { until } from '../../../../lib/testing/until.ts';
import { SuperAdminPage } from '../super-admin-page.tsx';

const SET: SiteSettingsShown = {
  signUpIsOpen: true,
  banner: '',
  foundingOpensTier: false,
  uploadRoles: ['teacher', 'professional', 'institution'],
  fileMegabytes: null,
  videoMegabytes: null,
  personMegabytes: null,
  organizationMegabytes: null,
  providersOff: [],
  languageModel: null,
  configured: {
    fileMegabytes: 100,
    videoMegabytes: 500,
    personMegabytes: 2048,
    organizationMegabytes: 20_480,
    providers: [{ id: 'google', name: 'Google' }],
    languageModel: { provider: 'OpenAI', endpoint: 'https://api.openai.com/v1', model: 'gpt-4o-mini' },
  },
};
const AI: AiSettings = {
  ...SET.configured.languageModel,
  key: 'missing',
  keyEnding: null,
  keySetAt: null,
};

async function showSettings(answers: Answers = {}) {
  const shown = await showPage(<SuperAdminPage />, {
    path: '/admin/super-admin?tab=settings',
    session: aSession('super_admin'),
    answers: { 'GET /admin/site-settings': SET, 'GET /admin/ai': AI, ...answers },
  });
  await screen.findByRole('checkbox', { name: 'Anyone can create an account' });
  return shown;
}

function toldBy() {
  return toasts.visible().map(({ text }) => text);
}

test('who comes in, who uploads, how much, and the banner are saved together', async () => {
  const { person, asked } = await showSettings({ 'PUT /admin/site-settings': SET });
  await person.click(screen.getByRole('checkbox', { name: 'Anyone can create an account' }));
  await person.click(screen.getByRole('checkbox', { name: 'Sign in with Google' }));
  await person.click(screen.getByRole('checkbox', { name: 'Professional' }));
  await person.type(screen.getByRole('textbox', { name: /^Largest file/ }), '40');
  await person.type(screen.getByRole('textbox', { name: /Banner/ }), 'Maintenance tonight.');
  await person.click(screen.getByRole('button', { name: 'Save settings' }));
  await until(() => expect(toldBy()).toEqual(['The settings are saved.']));
  const { configured: _, ...sent } = SET;
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({
    ...sent,
    signUpIsOpen: false,
    providersOff: ['google'],
    uploadRoles: ['teacher', 'institution'],
    fileMegabytes: 40,
    banner: 'Maintenance tonight.',
  });
});

test('a size that is none, and half of a language model, are told at their fields and not sent', async () => {
  const { person, asked } = await showSettings();
  await person.type(screen.getByRole('textbox', { name: /^Largest file/ }), 'much');
  await person.type(screen.getByRole('textbox', { name: /^Model/ }), 'small');
  await person.click(screen.getByRole('button', { name: 'Save settings' }));
  const problems = await screen.findByRole('group', { name: 'There are 2 problems' });
  expect(problems.textContent).toContain(
    'Please enter a whole number from 1 to 102,400 for the largest file, or leave it empty',
  );
  expect(problems.textContent).toContain('Please fill in all three fields of the language model, or none');
  expect(asked.every(({ method }) => method === 'GET')).toBe(true);
});

test('the key of the language model is sent once, and then only how it ends is shown', async () => {
  const { person, asked } = await showSettings({
    'PUT /admin/ai/key': { ...AI, key: 'set', keyEnding: '1234', keySetAt: '2026-11-20T12:00:00.000Z' },
    'POST /admin/ai/test': { outcome: 'key_refused' },
  });
  const form = screen.getByRole('form', { name: 'Key of the language model' });
  await person.click(within(form).getByRole('button', { name: 'Save the key' }));
  expect(asked.every(({ method }) => method === 'GET')).toBe(true);
  const field = within(form).getByLabelText('Key');
  await person.type(field, 'sk-1234');
  await person.click(within(form).getByRole('button', { name: 'Save the key' }));
  await until(() => expect(form.textContent).toContain('OpenAI has a key that ends in 1234'));
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ key: 'sk-1234' });
  expect(within(form).getByLabelText<HTMLInputElement>('New key').value).toBe('');
  await person.click(within(form).getByRole('button', { name: 'Test the language model' }));
  await until(() => expect(toldBy()).toContain('The provider refused the key. Check it and save it again.'));
});
