import { describe, expect, test } from 'vitest';
import { useDatabase } from '../../../testing/database.ts';
import { aMembership, anOrganization } from '../../../testing/factories.ts';
import { mailedToken, mailsTo, PASSWORD, type Person, person, signIn } from '../../../testing/http/people.ts';
import { useApi } from '../../../testing/http/use-api.ts';

const database = useDatabase();
const api = useApi(database);
let count = 0;

function createAddress() {
  count += 1;
  return `invited-${count}@example.org`;
}

async function ask(
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  who: Pick<Person, 'cookie'> | null,
  payload?: object,
) {
  const answer = await api.server.inject({
    method,
    url: `/api/${url}`,
    headers: { cookie: who?.cookie ?? '' },
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, body: answer.json() };
}

async function aSchool() {
  const founder = await person(api, { name: 'Frida Owner' });
  const { id } = await anOrganization(database.database, { owner: founder.session.user.id });
  const send = (emails: string, more: object = {}, by = founder) =>
    ask('POST', `organizations/${id}/invitations`, by, { emails, ...more });
  const list = async (query = '') =>
    (await ask('GET', `organizations/${id}/invitations${query}`, founder)).body;
  return { founder, id, send, list };
}

function see(token: string) {
  return ask('POST', 'invitations/view', null, { token });
}

function accept(token: string, who: Person) {
  return ask('POST', 'invitations/acceptance', who, { token });
}

/** In the database, past the clock of the test. */
function expire(email: string) {
  return database.database.asOwner((tx) =>
    tx.query('', "update invitations set expires_at = now() - interval '1 minute' where email = $1", [email]),
  );
}

function forgetLetters() {
  return database.database.asOwner((tx) => tx.query('', 'delete from letter_counts'));
}

describe('an invitation', () => {
  test('goes by email with a link, of which the database keeps a hash alone', async () => {
    const { id, send, list } = await aSchool();
    const email = createAddress();
    expect((await send(` ${email.toUpperCase()} `, { role: 'reviewer', days: '14' })).body).toEqual({
      sent: 1,
      left: [],
    });
    const [mail] = await mailsTo(api, email);
    expect(mail).toMatchObject({
      template: 'invitation',
      payload: { inviter: 'Frida Owner', organization: 'Northern School', role: 'reviewer' },
    });
    const token = await mailedToken(api, email, 'invitation');
    const rows = await database.database.asOwner((tx) =>
      tx.query('', 'select i::text as said from invitations i where organization_id = $1', [id]),
    );
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await list()).toMatchObject({ total: 1, rows: [{ email, role: 'reviewer', isExpired: false }] });
    expect((await see(token)).body).toEqual({
      organization: 'Northern School',
      role: 'reviewer',
      email,
      state: 'open',
    });
  });

  test('stands among the others by its day, address, role or end, both ways', async () => {
    const { send, list } = await aSchool();
    await send('zoe@sorted.example', { role: 'member', days: '30' });
    await send('ada@sorted.example', { role: 'admin', days: '7' });
    await send('mia@sorted.example', { role: 'reviewer', days: '14' });
    const names = async (order: string) => {
      const { rows } = (await list(`?sortBy=${order}`)) as { rows: { email: string }[] };
      return rows.map(({ email }) => email.split('@', 1)[0]);
    };
    expect(await names('invited-descending')).toEqual(['mia', 'ada', 'zoe']);
    expect(await names('email-ascending')).toEqual(['ada', 'mia', 'zoe']);
    expect(await names('role-ascending')).toEqual(['ada', 'mia', 'zoe']);
    expect(await names('role-descending')).toEqual(['zoe', 'mia', 'ada']);
    expect(await names('expires-descending')).toEqual(['zoe', 'mia', 'ada']);
  });

  test('lets in the person of its address once, with its role', async () => {
    const { id, send, list } = await aSchool();
    const invited = await person(api, { name: 'Nina New' });
    await send(invited.email, { role: 'admin' });
    const token = await mailedToken(api, invited.email, 'invitation');
    expect((await accept(token, invited)).body).toEqual({ organizationId: id });
    expect((await ask('GET', `organizations/${id}`, invited)).body).toMatchObject({ role: 'admin' });
    expect((await accept(token, invited)).body.code).toBe('link_not_valid');
    expect((await see(token)).body).toEqual({ state: 'accepted' });
    expect((await list()).total).toBe(0);
  });

  test('lets nobody in with another address, and says so', async () => {
    const { id, send } = await aSchool();
    const email = createAddress();
    await send(email);
    const other = await person(api);
    const token = await mailedToken(api, email, 'invitation');
    expect((await accept(token, other)).body.code).toBe('invitation_for_other');
    expect((await ask('GET', `organizations/${id}`, other)).body.code).toBe('not_found');
  });

  test('gives one membership to 50 who follow its link at the same time', async () => {
    const { id, send } = await aSchool();
    const invited = await person(api);
    await send(invited.email);
    const token = await mailedToken(api, invited.email, 'invitation');
    const answers = await Promise.all(Array.from({ length: 50 }, () => accept(token, invited)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.flatMap(({ body }) => body.code ?? []))).toEqual(new Set(['link_not_valid']));
    expect((await ask('GET', `organizations/${id}/members`, invited)).body.total).toBe(2);
  });

  test('that is expired lets nobody in, and says that alone', async () => {
    const { id, send, list } = await aSchool();
    const [first, second] = [await person(api), await person(api)];
    await send(`${first.email}, ${second.email}`);
    const tokens = [
      await mailedToken(api, first.email, 'invitation'),
      await mailedToken(api, second.email, 'invitation'),
    ] as const;
    const { rows } = await list();
    const { id: invitationId } = rows.find(({ email }: { email: string }) => email === first.email);
    const url = `organizations/${id}/invitations/${invitationId}`;
    expect((await ask('DELETE', url, await person(api))).body.code).toBe('not_found');
    const { founder } = await aSchool();
    expect((await ask('DELETE', url, founder)).body.code).toBe('not_found');
    await expire(second.email);
    expect((await see(tokens[1])).body).toEqual({ state: 'expired' });
    expect((await accept(tokens[1], second)).body.code).toBe('link_not_valid');
    expect((await list()).rows.map(({ isExpired }: { isExpired: boolean }) => isExpired).toSorted()).toEqual([
      false,
      true,
    ]);
  });

  test('is sent again with another link, and the one of before leads to nothing', async () => {
    const { founder, id, send, list } = await aSchool();
    const invited = await person(api);
    await send(invited.email);
    const before = await mailedToken(api, invited.email, 'invitation');
    const [{ id: invitationId }] = (await list()).rows;
    const url = `organizations/${id}/invitations/${invitationId}/letter`;
    expect((await ask('POST', url, founder)).body.code).toBe('invitation_just_sent');
    expect((await see(before)).body.state).toBe('open');
    await expire(invited.email);
    await forgetLetters();
    expect((await ask('POST', url, founder)).body).toMatchObject({ isExpired: false });
    expect((await see(before)).body.code).toBe('link_not_valid');
    expect((await accept(await mailedToken(api, invited.email, 'invitation'), invited)).status).toBe(200);
  });

  test('is revoked by whoever manages the organization, and its address can be invited anew', async () => {
    const { founder, id, send, list } = await aSchool();
    const email = createAddress();
    await send(email);
    const token = await mailedToken(api, email, 'invitation');
    const [{ id: invitationId }] = (await list()).rows;
    const url = `organizations/${id}/invitations/${invitationId}`;
    expect((await ask('DELETE', url, founder)).status).toBe(200);
    expect((await ask('DELETE', url, founder)).body.code).toBe('not_found');
    const told = await see(token);
    expect(told.body.code).toBe('link_not_valid');
    expect(JSON.stringify(told.body)).not.toContain('Northern School');
    await forgetLetters();
    expect((await send(email)).body.sent).toBe(1);
  });
});

describe('an invitation that waits', () => {
  const waitingFor = async (who: Pick<Person, 'cookie'>) =>
    (await ask('GET', 'invitations', who)).body as { id: string; organization: string }[];
  const toldTo = async (who: Pick<Person, 'cookie'>) =>
    (await ask('GET', 'notices', who)).body.rows.map(
      ({ kind, title, from }: { kind: string; title: string; from: string }) => [kind, title, from],
    );

  test('is found by somebody who signs up after it, proves the address and signs in, and joined without the letter', async () => {
    const { id, send } = await aSchool();
    const email = createAddress();
    await send(email.toUpperCase(), { role: 'reviewer' });
    const sent = await ask('POST', 'sign-up', null, {
      email,
      password: PASSWORD,
      username: `new-${email.replace(/\D/g, '')}`,
      displayName: 'Nina New',
      agreeToTerms: true,
    });
    expect(sent.status).toBe(200);
    const token = await mailedToken(api, email, 'verify_email');
    await ask('POST', 'email-verification', null, { token, password: PASSWORD });
    const { cookie } = await signIn(api, email);
    const nina = { cookie };
    expect(await waitingFor(nina)).toMatchObject([
      { organization: 'Northern School', className: null, role: 'reviewer', from: 'Frida Owner' },
    ]);
    expect(await toldTo(nina)).toEqual([['invitation_waiting', 'Northern School', 'Frida Owner']]);
    const [waiting] = await waitingFor(nina);
    const joined = await ask('POST', `invitations/${waiting?.id}/acceptance`, nina);
    expect(joined.body).toEqual({ organizationId: id });
    expect((await ask('GET', `organizations/${id}`, nina)).body).toMatchObject({ role: 'reviewer' });
    expect([await waitingFor(nina), await toldTo(nina)]).toEqual([[], []]);
  });

  test('is told at once to somebody who has the account already, and goes when it is revoked', async () => {
    const { founder, id, send, list } = await aSchool();
    const invited = await person(api);
    await send(invited.email);
    expect(await toldTo(invited)).toEqual([['invitation_waiting', 'Northern School', 'Frida Owner']]);
    const [{ id: invitationId }] = (await list()).rows;
    await ask('DELETE', `organizations/${id}/invitations/${invitationId}`, founder);
    expect([await waitingFor(invited), await toldTo(invited)]).toEqual([[], []]);
    const late = await ask('POST', `invitations/${invitationId}/acceptance`, invited);
    expect(late.body.code).toBe('not_found');
  });

  test('is nobody else’s, neither where the address is not proven nor where it is another one', async () => {
    const { id, send, list } = await aSchool();
    const invited = await person(api);
    await send(invited.email);
    const [{ id: invitationId }] = (await list()).rows;
    const other = await person(api);
    expect(await waitingFor(other)).toEqual([]);
    expect((await ask('POST', `invitations/${invitationId}/acceptance`, other)).body.code).toBe('not_found');
    await database.database.asOwner((tx) =>
      tx.query('', 'update users set email_verified = false where id = $1', [invited.session.user.id]),
    );
    expect(await waitingFor(invited)).toEqual([]);
    expect((await ask('POST', `invitations/${invitationId}/acceptance`, invited)).body.code).toBe(
      'not_found',
    );
    expect((await ask('GET', `organizations/${id}`, invited)).body.code).toBe('not_found');
  });

  test('is joined once, however often at the same time', async () => {
    const { send, list } = await aSchool();
    const invited = await person(api);
    await send(invited.email);
    const [{ id: invitationId }] = (await list()).rows;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ask('POST', `invitations/${invitationId}/acceptance`, invited)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('a list of addresses', () => {
  test('says of each that got no invitation why', async () => {
    const { founder, send, id } = await aSchool();
    const member = await person(api);
    await aMembership(database.database, { organization: id, user: member.session.user.id });
    const [open, fresh] = [createAddress(), createAddress()];
    await send(open);
    await forgetLetters();
    const { body } = await send(`${open}\nnobody@\n${member.email}, ${founder.email}; Nina <${fresh}>`);
    expect(body).toEqual({
      sent: 1,
      left: [
        { address: 'nobody@', reason: 'not_valid' },
        { address: open, reason: 'invited_already' },
        { address: member.email, reason: 'member_already' },
        { address: founder.email, reason: 'member_already' },
      ],
    });
  });

  test('of 5,000 is refused as a whole, and nobody gets an email', async () => {
    const { send, list } = await aSchool();
    const all = Array.from({ length: 5000 }, (_, place) => `p${place}@mass.example`);
    const { status, body } = await send(all.join('\n'));
    expect([status, body.code, body.data]).toEqual([413, 'invitations_too_many', { most: 500 }]);
    expect((await list()).total).toBe(0);
  });

  test('that is more than a day allows is refused as a whole, until a super administrator grants the tier', async () => {
    const { send, list, id } = await aSchool();
    const all = Array.from({ length: 51 }, createAddress).join();
    expect((await send(all)).body.code).toBe('invitations_used_up');
    expect((await list()).total).toBe(0);
    await database.database.asOwner((tx) =>
      tx.query('', 'insert into tier_grants (organization_id) values ($1)', [id]),
    );
    expect((await send(all)).body).toEqual({ sent: 51, left: [] });
  });

  test('of what is no address at all sends nothing and names it', async () => {
    const { send } = await aSchool();
    expect((await send('محمد')).body).toEqual({
      sent: 0,
      left: [{ address: 'محمد', reason: 'not_valid' }],
    });
    expect((await send('   ')).body.code).toBe('invalid_input');
  });
});

describe('whoever may not invite', () => {
  test('is told so as a member, and finds no organization as a stranger', async () => {
    const { send, id } = await aSchool();
    const member = await person(api);
    await aMembership(database.database, { organization: id, user: member.session.user.id });
    expect((await send(createAddress(), {}, member)).body.code).toBe('organization_not_yours');
    expect((await ask('GET', `organizations/${id}/invitations`, member)).body.code).toBe(
      'organization_not_yours',
    );
    expect((await send(createAddress(), {}, await person(api))).body.code).toBe('not_found');
  });

  test('is told where the organization is their personal one', async () => {
    const ada = await person(api);
    const own = ada.session.organizations[0]?.organization.id ?? '';
    const { body } = await ask('POST', `organizations/${own}/invitations`, ada, { emails: createAddress() });
    expect(body.code).toBe('organization_is_personal');
  });
});
