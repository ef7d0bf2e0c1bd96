import type { Role } from '@relievo/contracts/values';
import { expect, test } from 'vitest';
import { toasts } from '../../../lib/speaking/toasts.ts';
import { type ShownPage, screen, showPage, within } from '../../../lib/testing/page.tsx';
import { aSession } from '../../../lib/testing/people.ts';
import { type Answers, refuse } from '../../../lib/testing/server.ts';
import { until } from '../../../lib/testing/until.ts';
import { AccountTab } from './account-tab.tsx';

const GOOD = 'Correct-horse-7';
const DAY = '2026-03-09T12:00:00.000Z';
const DONE = { done: true };

const account = {
  email: 'ada@school.example',
  pendingEmail: null,
  hasPassword: true,
  connections: [],
  createdAt: DAY,
  erasedAt: null,
};
const leaving = { ...account, erasedAt: '2026-03-23T12:00:00.000Z' };
function createDevice(place: number, isCurrent: boolean) {
  return {
    id: `01990000-0000-7000-8000-00000000000${place}`,
    description: isCurrent ? 'Firefox on Linux' : `Safari on phone ${place}`,
    address: '10.0.0.1',
    firstSeen: DAY,
    lastSeen: DAY,
    isCurrent,
  };
}
const preferences = {
  updatesOptIn: false,
  mailsDecisions: true,
  mailsRequests: true,
  mailsReports: true,
  keepsSearchHistory: true,
  language: 'en',
};
const request = {
  id: '01990000-0000-7000-8000-000000000009',
  roleWanted: 'teacher',
  reason: 'I make maps.',
  state: 'pending',
  words: '',
  createdAt: DAY,
  decidedAt: null,
};

function showTab(answers: Answers, role: Role): Promise<ShownPage> {
  return showPage(<AccountTab />, {
    path: '/settings?tab=account',
    session: aSession(role),
    answers: {
      'GET /account': account,
      'GET /account/devices': [createDevice(1, true), createDevice(2, false)],
      'GET /account/preferences': preferences,
      'GET /account/exports/latest': null,
      'GET /sign-in/providers': [
        { id: 'google', name: 'Google', isConfigured: false },
        { id: 'oidc', name: 'School', isConfigured: true },
      ],
      'GET /upload-requests/mine': null,
      'GET /account/second-step': {
        authenticatorSince: null,
        passkeys: [],
        recoveryCodesLeft: 0,
        recoveryFrom: null,
        isAllowed: true,
        isRequiredOfAdministrators: false,
      },
      ...answers,
    },
  });
}

async function showAccount(answers: Answers = {}, role: Role = 'student'): Promise<ShownPage> {
  const page = await showTab(answers, role);
  await until(() => expect(findPart('Your data')).toBeTruthy());
  return page;
}

function findPart(name: string) {
  return screen.getByRole('group', { name });
}
function findButton(name: string) {
  return screen.getByRole('button', { name });
}
function findField(label: string) {
  return screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' });
}
function readAnnounced() {
  return toasts.visible().map(({ tone, text }) => `${tone}: ${text}`);
}
function listSent({ asked }: ShownPage) {
  return asked.filter(({ method }) => method !== 'GET');
}
function findFocused() {
  return document.activeElement?.textContent;
}

async function writeInto({ person }: ShownPage, label: string, words: string): Promise<void> {
  await person.click(findField(label));
  await person.paste(words);
}

test.each([
  ['student', true, false],
  ['teacher', false, false],
  ['admin', false, false],
  ['super_admin', false, true],
] as const)(
  'the account of a %s offers upload access: %s, and mail about reports: %s',
  async (role, upload, reports) => {
    await showAccount({}, role);
    await until(() => expect(screen.getByRole('switch', { name: 'News about new features' })).toBeTruthy());
    expect(screen.queryByRole('group', { name: 'Request Upload Access' }) !== null).toBe(upload);
    expect(screen.queryByRole('switch', { name: 'Email me when someone reports a problem' }) !== null).toBe(
      reports,
    );
  },
);

test('typing into a field with a fault keeps the focus in that field', async () => {
  const { person } = await showAccount();
  await until(() => expect(findButton('Request Upload Access')).toBeTruthy());
  for (const [send, labels] of [
    ['Change my email address', ['New email address', 'Your password']],
    ['Change my password', ['Current password', 'New password']],
    ['Request Upload Access', ['Why you would like to upload']],
  ] as const) {
    await person.click(findButton(send));
    expect(document.activeElement?.className).toBe('error-summary');
    for (const label of labels) {
      await person.click(findField(label));
      await person.keyboard('ab');
      expect([label, document.activeElement, findField(label).value]).toEqual([
        label,
        findField(label),
        'ab',
      ]);
    }
  }
});

test('a provider can be connected where it is set up, and is not named where it is not', async () => {
  await showAccount();
  await until(() => expect(findButton('Connect School')).toBeTruthy());
  expect(findPart('Connected providers').textContent).not.toContain('Google');
});

test('the account has no part for providers where none is set up', async () => {
  await showAccount({ 'GET /sign-in/providers': [{ id: 'google', name: 'Google', isConfigured: false }] });
  await until(() => expect(screen.queryByRole('group', { name: 'Connected providers' })).toBeNull());
});

test('a new password is sent with the old one and announced, and the fields are emptied', async () => {
  const page = await showAccount({ 'PUT /account/password': DONE });
  await writeInto(page, 'Current password', 'Old-password-1');
  await writeInto(page, 'New password', GOOD);
  await page.person.keyboard('{Enter}');
  await until(() =>
    expect(readAnnounced()).toEqual(['success: Password changed. You are signed out on all other devices.']),
  );
  expect(listSent(page).map(({ body }) => body)).toEqual([
    { currentPassword: 'Old-password-1', newPassword: GOOD, disconnect: [] },
  ]);
  expect([findField('Current password').value, findField('New password').value]).toEqual(['', '']);
});

test('a change without any password says which of the two is missing where', async () => {
  const page = await showAccount();
  await page.person.click(findButton('Change my password'));
  const faults = screen.getAllByRole('button', { name: /^Go to field: / });
  expect(faults.map((fault) => fault.getAttribute('aria-label'))).toEqual([
    'Go to field: Current password is required',
    'Go to field: Password is required',
  ]);
});

test('a wrong password is reported at the field of the current password, which the summary links to', async () => {
  const page = await showAccount({ 'PUT /account/password': refuse('wrong_password') });
  await writeInto(page, 'Current password', 'Not-it');
  await writeInto(page, 'New password', GOOD);
  await page.person.keyboard('{Enter}');
  await until(() => expect(findField('Current password').getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement?.className).toBe('error-summary');
  await page.person.tab();
  await page.person.keyboard('{Enter}');
  expect(document.activeElement).toBe(findField('Current password'));
});

test('a person who came by a provider chooses a first password by a link', async () => {
  const page = await showAccount({
    'GET /account': { ...account, hasPassword: false },
    'POST /account/password-link': DONE,
  });
  expect(screen.queryByLabelText('Current password')).toBeNull();
  await page.person.click(findButton('Send me a link to choose a password'));
  await until(() => expect(readAnnounced()).toEqual(['success: We sent a link to ada@school.example.']));
});

test('a new address is sent with the password, and the page says where the link went', async () => {
  const page = await showAccount({ 'POST /account/email-change': DONE });
  await writeInto(page, 'New email address', 'new@school.example');
  await writeInto(page, 'Your password', GOOD);
  await page.person.keyboard('{Enter}');
  await until(() => expect(readAnnounced()).toEqual(['success: We sent a link to new@school.example.']));
  expect(listSent(page)[0]?.body).toEqual({ email: 'new@school.example', password: GOOD });
});

test('an unconfirmed address is shown, and the current one stays', async () => {
  await showAccount({ 'GET /account': { ...account, pendingEmail: 'new@school.example' } });
  expect(findPart('Email address').textContent).toContain('new@school.example is not confirmed yet.');
});

test('a role that may upload can be requested, and the request is shown as waiting', async () => {
  const page = await showAccount({ 'POST /upload-requests': request });
  await until(() => expect(findButton('Request Upload Access')).toBeTruthy());
  await page.person.click(screen.getByRole('radio', { name: 'Teacher' }));
  await writeInto(page, 'Why you would like to upload', 'I make maps.');
  await page.person.click(findButton('Request Upload Access'));
  await until(() =>
    expect(readAnnounced()).toEqual([
      'success: Your request is sent. An administrator will answer by email.',
    ]),
  );
  expect(listSent(page)[0]?.body).toEqual({ roleWanted: 'teacher', reason: 'I make maps.' });
  expect(findPart('Request Upload Access').textContent).toContain('(role: Teacher).');
  expect(screen.queryByRole('button', { name: 'Request Upload Access' })).toBeNull();
  expect(findFocused()).toBe('Request Upload Access');
});

test('a declined request shows the reason, and can be made again', async () => {
  await showAccount({
    'GET /upload-requests/mine': { ...request, state: 'refused', words: 'Which school?', decidedAt: DAY },
  });
  await until(() =>
    expect(findPart('Request Upload Access').textContent).toContain('was declined. You can ask again.'),
  );
  expect(findPart('Request Upload Access').querySelector('blockquote')?.textContent).toBe('Which school?');
  expect(findButton('Request Upload Access')).toBeTruthy();
});

test('another device is signed out by its name, and the focus goes to the heading of the list', async () => {
  const page = await showAccount({ 'DELETE /account/devices/{id}': DONE });
  await until(() => expect(findButton('Sign out device 2 of 2, Safari on phone 2')).toBeTruthy());
  expect(findPart('Where you are signed in').textContent).toContain('This device');
  await page.person.click(findButton('Sign out device 2 of 2, Safari on phone 2'));
  await until(() => expect(readAnnounced()).toEqual(['success: The device is signed out.']));
  expect(listSent(page).map(({ path }) => path)).toEqual([`/account/devices/${createDevice(2, false).id}`]);
  expect(findFocused()).toBe('Where you are signed in');
});

test('all other devices are signed out after a question with their number', async () => {
  const page = await showAccount({
    'GET /account/devices': [createDevice(1, true), createDevice(2, false), createDevice(3, false)],
    'DELETE /account/devices': { signedOut: 2 },
  });
  await until(() => expect(findButton('Sign out all other devices')).toBeTruthy());
  await page.person.click(findButton('Sign out all other devices'));
  const question = screen.getByRole('alertdialog', { name: 'Sign out all other devices?' });
  expect(question.textContent).toContain(
    'You will be signed out on 2 other devices. You stay signed in here.',
  );
  expect(listSent(page)).toEqual([]);
  await page.person.click(within(question).getByRole('button', { name: 'Sign out all other devices' }));
  await until(() => expect(readAnnounced()).toEqual(['success: 2 other devices are signed out.']));
});

test('letters are chosen by the space bar, and the state of the server is shown', async () => {
  const page = await showAccount({ 'PATCH /account/preferences': { ...preferences, updatesOptIn: true } });
  const news = () => screen.getByRole<HTMLInputElement>('switch', { name: 'News about new features' });
  await until(() => expect(news().checked).toBe(false));
  await page.person.click(news());
  await until(() => expect(readAnnounced()).toEqual(['success: Saved.']));
  expect(listSent(page)[0]?.body).toEqual({ updatesOptIn: true });
  expect(news().checked).toBe(true);
});

test('a ready export is a link with its time and size', async () => {
  await showAccount({
    'GET /account/exports/latest': {
      id: request.id,
      progressId: request.id,
      state: 'ready',
      size: 1536,
      createdAt: DAY,
      expiresAt: DAY,
    },
  });
  await until(() =>
    expect(screen.getByRole('link', { name: /^Download my data of .* \(1\.5 KB\)$/ })).toBeTruthy(),
  );
});

test('an account is deleted after a question, with the password, and can be kept until the day', async () => {
  let kept: typeof account | typeof leaving = account;
  const page = await showAccount({
    'GET /account': () => kept,
    'POST /account/deletion': () => (kept = leaving),
  });
  await page.person.click(findButton('Delete my account'));
  const question = screen.getByRole('alertdialog', { name: 'Delete your account?' });
  expect(question.textContent).toContain('What you published stays in the library, without your name.');
  await page.person.click(within(question).getByLabelText('Your password'));
  await page.person.paste(GOOD);
  await page.person.keyboard('{Enter}');
  await until(() =>
    expect(findPart('Delete your account').textContent).toContain('Until then you can keep it.'),
  );
  expect(listSent(page)[0]?.body).toEqual({ password: GOOD });
});

test('an account that is to be deleted is kept with one press', async () => {
  const page = await showAccount({
    'GET /account': leaving,
    'DELETE /account/deletion': account,
  });
  await page.person.click(findButton('Keep my account'));
  await until(() =>
    expect(readAnnounced()).toEqual(['success: Your account and everything in it will be kept.']),
  );
});

test('an account that cannot be loaded is reported, and can be loaded again', async () => {
  let isUp = false;
  const page = await showTab(
    { 'GET /account': () => (isUp ? account : refuse('database_unavailable')) },
    'student',
  );
  await until(() =>
    expect(screen.getByRole('heading', { name: 'Your account could not be loaded' })).toBeTruthy(),
  );
  await until(() => expect(page.heard).toContain('Your account could not be loaded'));
  isUp = true;
  await page.person.click(findButton('Try again'));
  await until(() => expect(findPart('Your data')).toBeTruthy());
});
