import type { SecondStep } from '@relievo/contracts/accounts';
import type { Role } from '@relievo/contracts/values';
import { expect, test } from 'vitest';
import { toasts } from '../../../../lib/speaking/toasts.ts';
import { type ShownPage, screen, showPage, within } from '../../../../lib/testing/page.tsx';
import { aSession } from '../../../../lib/testing/people.ts';
import { type Answers, refuse } from '../../../../lib/testing/server.ts';
import { until } from '../../../../lib/testing/until.ts';
import { ProofDialog } from '../../../auth/proof/proof-dialog.tsx';
import { SecondStepPart } from './second-step-part.tsx';

const DAY = '2026-03-09T12:00:00.000Z';
const NONE: SecondStep = {
  authenticatorSince: null,
  passkeys: [],
  recoveryCodesLeft: 0,
  recoveryFrom: null,
  isAllowed: true,
  isRequiredOfAdministrators: false,
};
const APP: SecondStep = { ...NONE, authenticatorSince: DAY, recoveryCodesLeft: 10 };
const SETUP = { secret: 'ABCDEFGH234567AB', link: 'otpauth://totp/Relievo:ada?secret=ABCDEFGH234567AB' };
const CODES = Array.from({ length: 10 }, (_, at) => `bcd${at}-fghj-kmnp`);

async function showPart(standing: SecondStep, answers: Answers = {}, role: Role = 'student') {
  const page = await showPage(
    <>
      <SecondStepPart />
      <ProofDialog />
    </>,
    {
      path: '/settings?tab=account',
      session: aSession(role),
      answers: { 'GET /account/second-step': standing, ...answers },
    },
  );
  await until(() => expect(screen.getByRole('heading', { name: 'Authenticator app' })).toBeTruthy());
  return page;
}

function button(name: string) {
  return screen.getByRole('button', { name });
}
function field(label: string) {
  return screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
}
function told() {
  return toasts.visible().map(({ tone, text }) => `${tone}: ${text}`);
}
function dialog(name: string) {
  return screen.findByRole('dialog', { name });
}
function sent({ asked }: ShownPage) {
  return asked.filter(({ method }) => method !== 'GET');
}

test('an app is set up without a camera: by a link on this device, or by a key that is read letter by letter', async () => {
  const page = await showPart(NONE, {
    'POST /account/authenticator/secret': SETUP,
    'PUT /account/authenticator': { recoveryCodes: CODES },
  });
  await page.person.click(button('Set up an authenticator app'));
  const setup = within(await dialog('Set up an authenticator app'));
  expect(setup.getByRole('link', { name: 'Open an authenticator app' }).getAttribute('href')).toBe(
    SETUP.link,
  );
  expect(setup.getByText('A B C D, E F G H, 2 3 4 5, 6 7 A B').className).toBe('spoken');
  expect(setup.getByText('ABCD EFGH 2345 67AB').getAttribute('aria-hidden')).toBe('true');
  await page.person.click(field('Code from the app'));
  await page.person.keyboard('123456{Enter}');
  const codes = within(await dialog('Save your recovery codes'));
  expect(codes.getAllByRole('listitem')).toHaveLength(10);
  expect(codes.getByText('b c d 0, f g h j, k m n p').className).toBe('spoken');
  const file = codes.getByRole('link', { name: 'Download as a text file' });
  expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain(`${CODES.join('\n')}\n`);
  const words = 'Success: Authenticator app set up. You will need it when you sign in.';
  await until(() => expect(page.heard).toContain(words));
});

test('a wrong code is said at its field, and the setup stays open', async () => {
  const page = await showPart(NONE, {
    'POST /account/authenticator/secret': SETUP,
    'PUT /account/authenticator': refuse('wrong_code'),
  });
  await page.person.click(button('Set up an authenticator app'));
  await dialog('Set up an authenticator app');
  await page.person.click(field('Code from the app'));
  await page.person.keyboard('000000{Enter}');
  await until(() => expect(field('Code from the app').getAttribute('aria-invalid')).toBe('true'));
});

test('a sensitive act asks who sits there and then goes on by itself, with nothing typed again', async () => {
  let isProven = false;
  const page = await showPart(APP, {
    'DELETE /account/authenticator': () =>
      isProven ? { done: true } : refuse('proof_needed', { ways: ['code'] }),
    'POST /account/proof': () => {
      isProven = true;
      return { done: true };
    },
  });
  await page.person.click(button('Remove the authenticator app'));
  await page.person.click(button('Remove the app'));
  const asked = within(await dialog('Confirm it is you'));
  await page.person.click(asked.getByLabelText('Code', { selector: 'input' }));
  await page.person.keyboard('123456{Enter}');
  await until(() => expect(told()).toEqual(['success: Authenticator app removed.']));
  expect(sent(page).map(({ method, path }) => `${method} ${path}`)).toEqual([
    'DELETE /account/authenticator',
    'POST /account/proof',
    'DELETE /account/authenticator',
  ]);
});

test('whoever leaves the question is told that nothing was changed', async () => {
  const page = await showPart(APP, {
    'DELETE /account/authenticator': refuse('proof_needed', { ways: ['password'] }),
  });
  await page.person.click(button('Remove the authenticator app'));
  await page.person.click(button('Remove the app'));
  const asked = within(await dialog('Confirm it is you'));
  await page.person.click(asked.getByRole('button', { name: 'Cancel' }));
  const words = 'Error: Nothing was changed. Confirm first that it is you, then try again.';
  await until(() => expect(page.heard.at(-1)).toBe(words));
});

test('a recovery that somebody asked for is said with its day, and kept off by one press', async () => {
  const page = await showPart(
    { ...APP, recoveryFrom: DAY },
    { 'DELETE /account/second-step/recovery': { done: true } },
  );
  expect(screen.getByText(/Someone who knows your password asked/).textContent).toContain('2026');
  await page.person.click(button('Keep two-step sign-in on'));
  await until(() => expect(told()).toEqual(['success: Two-step sign-in stays on.']));
});

test.each([
  ['admin', false],
  ['super_admin', true],
] as const)('the rule for administrators is a switch for who is %s: %s', async (role, isThere) => {
  await showPart(NONE, {}, role);
  const name = 'Administrators must use two-step sign-in';
  expect(screen.queryByRole('switch', { name }) !== null).toBe(isThere);
});
