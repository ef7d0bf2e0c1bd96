import type { ClassInvitation, ClassView } from '@relievo/contracts/classes';
import type { InvitationsSent } from '@relievo/contracts/organizations';
import { expect, test } from 'vitest';
import { useDatabase } from '../../../testing/database.ts';
import { mailedToken, mailsTo, person } from '../../../testing/http/people.ts';
import { useApi } from '../../../testing/http/use-api.ts';
import { aClass, ask, firstOf } from '../testing/a-class.ts';

const api = useApi(useDatabase());

test('whoever is invited to a class learns in it once they follow the link, and is then no longer waited for', async () => {
  const { teacher, id } = await aClass(api, []);
  const cleo = await person(api, { name: 'Cleo' });
  const sent = await ask<InvitationsSent>(api, teacher, 'POST', `/classes/${id}/invitations`, {
    emails: `${cleo.email}, nobody`,
    days: '14',
  });
  expect(sent.body).toEqual({ sent: 1, left: [{ address: 'nobody', reason: 'not_valid' }] });
  const open = await ask<ClassInvitation[]>(api, teacher, 'GET', `/classes/${id}/invitations`);
  expect(open.body).toMatchObject([{ email: cleo.email, isExpired: false }]);
  const letter = (await mailsTo(api, cleo.email)).find(({ template }) => template === 'invitation');
  expect(letter?.payload).toMatchObject({ inviter: 'Tess Teacher', role: 'member' });
  expect(letter?.payload['organization']).toMatch(/^6a, /);
  const token = await mailedToken(api, cleo.email, 'invitation');
  expect((await ask(api, cleo, 'POST', '/invitations/acceptance', { token })).status).toBe(200);
  const view = await ask<ClassView>(api, cleo, 'GET', `/classes/${id}`);
  expect(view.body).toMatchObject({ teaches: false, people: [{ displayName: 'Cleo', isMadeHere: false }] });
  expect((await ask(api, teacher, 'GET', `/classes/${id}/invitations`)).body).toEqual([]);
});

test('an invitation that a teacher takes back opens nothing', async () => {
  const { teacher, id } = await aClass(api, []);
  const cleo = await person(api);
  await ask(api, teacher, 'POST', `/classes/${id}/invitations`, { emails: cleo.email });
  const open = await ask<ClassInvitation[]>(api, teacher, 'GET', `/classes/${id}/invitations`);
  const path = `/classes/${id}/invitations/${firstOf(open.body).id}`;
  expect((await ask(api, teacher, 'DELETE', path)).status).toBe(200);
  expect((await ask(api, teacher, 'DELETE', path)).body).toMatchObject({ code: 'not_found' });
  const token = await mailedToken(api, cleo.email, 'invitation');
  const accepted = await ask(api, cleo, 'POST', '/invitations/acceptance', { token });
  expect(accepted.body).toMatchObject({ code: 'link_not_valid' });
  expect((await ask(api, cleo, 'GET', `/classes/${id}`)).body).toMatchObject({ code: 'not_found' });
});

test('learners and strangers invite nobody to a class, and see nobody who was invited', async () => {
  const { id } = await aClass(api, []);
  const stranger = await person(api, { role: 'teacher' });
  const path = `/classes/${id}/invitations`;
  expect((await ask(api, stranger, 'POST', path, { emails: 'a@example.org' })).body).toMatchObject({
    code: 'not_found',
  });
  expect((await ask(api, stranger, 'GET', path)).body).toMatchObject({ code: 'not_found' });
});
