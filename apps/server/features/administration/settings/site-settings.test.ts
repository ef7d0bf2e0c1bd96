import type { SiteSettings, SiteSettingsShown } from '@relievo/contracts/administration';
import type { ProductSettings } from '@relievo/contracts/product';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { useDatabase } from '../../../testing/database.ts';
import { anOrganization, aRow } from '../../../testing/factories.ts';
import { PASSWORD, type Person, person } from '../../../testing/http/people.ts';
import { useApi } from '../../../testing/http/use-api.ts';

const db = useDatabase();
const api = useApi(db);

const USUAL: SiteSettings = {
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
};
const MEGABYTE = 1024 * 1024;
let owner: Person;

beforeAll(async () => {
  owner = await person(api, { name: 'Selma Super', role: 'super_admin' });
});
afterEach(() => change({}));

function change(settings: Partial<SiteSettings>, { cookie } = owner) {
  const payload = { ...USUAL, ...settings };
  return api.server.inject({ method: 'PUT', url: '/api/admin/site-settings', headers: { cookie }, payload });
}

async function signUp(email: string) {
  const username = email.split('@')[0] ?? '';
  const payload = { displayName: 'Nina New', username, email, password: PASSWORD, agreeToTerms: true };
  return api.server.inject({ method: 'POST', url: '/api/sign-up', payload });
}

async function doesExist(email: string) {
  const rows = await db.database.asOwner((tx) => tx.query('', 'select from users where email = $1', [email]));
  return rows.length > 0;
}

async function readProduct() {
  return (await api.server.inject({ url: '/api/product' })).json<ProductSettings>();
}

test('accounts are opened until sign-up is closed, and then by invitation alone', async () => {
  expect((await signUp('nina.one@example.org')).statusCode).toBe(200);
  expect((await change({ signUpIsOpen: false })).json()).toMatchObject({ signUpIsOpen: false });
  expect((await readProduct()).signUpIsOpen).toBe(false);
  expect((await signUp('nina.two@example.org')).json().code).toBe('sign_up_closed');
  expect(await doesExist('nina.two@example.org')).toBe(false);
  const school = await anOrganization(db.database);
  await aRow(db.database, 'invitations', {
    organization_id: school.id,
    email: 'Nina.Three@example.org',
    token_hash: Buffer.alloc(32, 1),
    invited_by: owner.session.user.id,
  });
  expect((await signUp('nina.three@example.org')).statusCode).toBe(200);
  expect(await doesExist('nina.three@example.org')).toBe(true);
});

test('a banner is read by everybody, and is gone when it is emptied', async () => {
  await change({ banner: 'Maintenance tonight at eight.' });
  expect((await readProduct()).banner).toBe('Maintenance tonight at eight.');
  await change({});
  expect((await readProduct()).banner).toBe('');
});

test('founding an organization opens what is paid for only while a super administrator says so', async () => {
  const founder = await person(api);
  await anOrganization(db.database, { owner: founder.session.user.id, subscription_tier: 'basic' });
  const isSubscriber = async () => {
    const viewer = { userId: founder.session.user.id, organizationId: null };
    const [row] = await db.database.asUser(viewer, (tx) =>
      tx.query<{ is: boolean }>('', 'select app_is_subscriber() as is'),
    );
    return row?.is;
  };
  expect(await isSubscriber()).toBe(false);
  await change({ foundingOpensTier: true });
  expect(await isSubscriber()).toBe(true);
  await change({});
  expect(await isSubscriber()).toBe(false);
});

test('an administrator changes nothing of it, over HTTP and in SQL, and each change is in the record', async () => {
  const admin = await person(api, { role: 'admin' });
  expect((await change({ signUpIsOpen: false }, admin)).json().code).toBe('forbidden');
  const viewer = { userId: admin.session.user.id, organizationId: null };
  const [row] = await db.database.asUser(viewer, (tx) =>
    tx.query<{ done: boolean }>('', `select change_site_settings('${JSON.stringify(USUAL)}') as done`),
  );
  expect(row?.done).toBe(false);
  expect(await readProduct()).toMatchObject({ signUpIsOpen: true, banner: '' });
  await change({ banner: 'Welcome.' });
  const [written] = await db.database.asOwner((tx) =>
    tx.query(
      '',
      `select actor_id, details from audit_log where action = 'site.settings_changed' order by id desc limit 1`,
    ),
  );
  expect(written).toEqual({
    actor_id: owner.session.user.id,
    details: { before: { banner: '' }, after: { banner: 'Welcome.' } },
  });
});

test('who uploads is set by role, in the database and in the session, and administrators always may', async () => {
  const [teacher, admin] = [await person(api, { role: 'teacher' }), await person(api, { role: 'admin' })];
  const may = async ({ cookie, session }: Person) => {
    const shown = await api.server.inject({ url: '/api/session', headers: { cookie } });
    const viewer = { userId: session.user.id, organizationId: null };
    const [row] = await db.database.asUser(viewer, (tx) =>
      tx.query<{ may: boolean }>('', 'select app_can_upload() as may'),
    );
    return [shown.json<{ canUpload: boolean }>().canUpload, row?.may];
  };
  expect(await may(teacher)).toEqual([true, true]);
  await change({ uploadRoles: ['professional'] });
  expect(await may(teacher)).toEqual([false, false]);
  expect(await may(admin)).toEqual([true, true]);
  const begun = await api.server.inject({
    method: 'POST',
    url: '/api/uploads',
    headers: { cookie: teacher.cookie },
    payload: { name: 'map.svg', size: 10 },
  });
  expect(begun.json().code).toBe('upload_access_missing');
});

test('limits that are set take the place of those that are configured, until they are emptied', async () => {
  const { cookie } = await person(api, { role: 'teacher' });
  const limits = async () =>
    (await api.server.inject({ url: '/api/uploads/limits', headers: { cookie } })).json();
  const configured = await limits();
  await change({ fileMegabytes: 3, videoMegabytes: 7, personMegabytes: 11 });
  expect(await limits()).toMatchObject({
    fileBytes: 3 * MEGABYTE,
    videoBytes: 7 * MEGABYTE,
    mostBytes: 11 * MEGABYTE,
  });
  const begun = await api.server.inject({
    method: 'POST',
    url: '/api/uploads',
    headers: { cookie },
    payload: { name: 'map.svg', size: 3 * MEGABYTE + 1 },
  });
  expect(begun.json()).toMatchObject({ code: 'upload_too_large', data: { megabytes: 3 } });
  const shown = (await change({})).json<SiteSettingsShown>();
  expect(await limits()).toEqual(configured);
  expect(shown.configured.fileMegabytes * MEGABYTE).toBe(configured.fileBytes);
});

test.each([
  { fileMegabytes: 0 },
  { personMegabytes: 1.5 },
  { uploadRoles: ['student'] },
  { languageModel: { provider: 'Ours', endpoint: 'no address', model: 'small' } },
  { languageModel: { provider: 'Ours', endpoint: 'https://10.0.0.7/v1', model: 'small' } },
  { languageModel: { provider: 'Ours', endpoint: 'https://key@example.org/v1', model: 'small' } },
])('what cannot be is refused and changes nothing: %j', async (wrong) => {
  const answer = await change(wrong as Partial<SiteSettings>);
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input']);
});

test('the language model that is set is asked from then on, and its key is not that of another', async () => {
  const read = async () =>
    (await api.server.inject({ url: '/api/admin/ai', headers: { cookie: owner.cookie } })).json();
  const put = await api.server.inject({
    method: 'PUT',
    url: '/api/admin/ai/key',
    headers: { cookie: owner.cookie },
    payload: { key: 'sk-of-the-configured-provider-0001' },
  });
  expect(put.json()).toMatchObject({ key: 'set' });
  const languageModel = { provider: 'Ours', endpoint: 'https://model.example.org/v1', model: 'small' };
  await change({ languageModel });
  expect(await read()).toMatchObject({ ...languageModel, key: 'unreadable', keyEnding: null });
  await change({});
  expect(await read()).toMatchObject({ key: 'set', keyEnding: '0001' });
});
