import { expect, test } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { useApi } from '../../testing/http/use-api.ts';

const database = useDatabase();
const api = useApi(database);

const message = {
  name: 'Ada',
  email: 'ada@example.org',
  subject: 'A barrier',
  message: 'The menu says nothing.',
};

function send(payload: object) {
  return api.server.inject({ method: 'POST', url: '/api/contact', payload });
}

function readKept(column: string, table: string, where: string, value: string) {
  return api.dependencies.database.asOwner((tx) =>
    tx.query(`test-${table}-${column}`, `select ${column} from ${table} where ${where} = $1`, [value]),
  );
}

test('a message of a guest is stored, and a letter confirms it', async () => {
  expect((await send(message)).statusCode).toBe(200);
  expect(await readKept('name, subject, body', 'contact_messages', 'email', message.email)).toEqual([
    { name: 'Ada', subject: 'A barrier', body: 'The menu says nothing.' },
  ]);
  expect(await readKept('template', 'mail_outbox', '"to"', message.email)).toEqual([
    { template: 'contact_received' },
  ]);
});

test('the confirmation repeats nothing of the message and goes to one address once an hour', async () => {
  const email = 'elsewhere@example.org';
  const advertisement = { ...message, email, name: 'Win a car', message: 'Buy this' };
  for (const sent of [advertisement, { ...advertisement, email: 'Elsewhere@example.org' }])
    expect((await send(sent)).statusCode).toBe(200);
  expect(await readKept('body', 'contact_messages', 'email', email)).toHaveLength(2);
  expect(await readKept('payload', 'mail_outbox', '"to"', email)).toEqual([
    { payload: { name: 'Win a car' } },
  ]);
});

test('requests at the same moment send one letter, also when a later one has an earlier time', async () => {
  const email = 'at-once@example.org';
  expect((await send({ ...message, email })).statusCode).toBe(200);
  api.clock.turn(-1);
  expect((await send({ ...message, email })).statusCode).toBe(200);
  api.clock.turn(1);
  expect(await readKept('template', 'mail_outbox', '"to"', email)).toHaveLength(1);
});

test('missing fields are named in messages', async () => {
  const answer = await send({ ...message, message: '  ', email: 'nobody' });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().data.issues).toMatchObject([
    { path: 'email', message: 'Please enter a valid email address' },
    { path: 'message', message: 'Please write a message' },
  ]);
});

test('one caller cannot send many letters to strangers', async () => {
  const statuses = [];
  for (let letter = 0; letter < 12; letter++) {
    statuses.push((await send({ ...message, email: `reader${letter}@example.org` })).statusCode);
  }
  expect(statuses.at(0)).toBe(200);
  expect(statuses.at(-1)).toBe(429);
});
