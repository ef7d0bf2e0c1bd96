import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { turnableClock } from '../../platform/clock/clock.ts';
import { GUEST } from '../../platform/database/transaction.ts';
import { createLog } from '../../platform/log/log.ts';
import { createSmtpMail } from '../../platform/mail/smtp-mail.ts';
import { startSmtpServer } from '../../platform/mail/testing/smtp-server.ts';
import { prepareQueues } from '../../platform/queue/queue.ts';
import { startWorker, type Worker } from '../../platform/queue/worker.ts';
import { useDatabase } from '../../testing/database.ts';
import { aUser } from '../../testing/factories.ts';
import { mailJobs } from './jobs.ts';
import { createStopToken, type MailDependencies, sendMail, sendWaitingMail, writeLetter } from './service.ts';

const db = useDatabase();
const site = { publicUrl: 'https://relievo.example' };
const from = { address: 'library@relievo.example' };
const log = createLog('silent');
const LETTERS_KEY = 'bGV0dGVycw';
const never = new AbortController().signal;

let server: Awaited<ReturnType<typeof startSmtpServer>>;
let workers: Worker[] = [];

beforeEach(async () => {
  server = await startSmtpServer({ refuses: (to) => (to === 'nobody@x.example' ? 550 : undefined) });
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop({ deadlineMs: 5000 })));
  workers = [];
  await server.stop();
  await owner('delete from mail_outbox');
  await owner('delete from jobs.job');
});

function dependencies(port = server.port): MailDependencies {
  const mail = createSmtpMail({ host: '127.0.0.1', port, secure: false, from });
  return {
    database: db.database,
    mail,
    clock: turnableClock(),
    log,
    site: () => site,
    lettersKey: LETTERS_KEY,
  };
}

interface Row {
  id: string;
  status: string;
  attempts: number;
  payload: object;
  last_error: string;
}

function owner(sql: string, values: unknown[] = []): Promise<Row[]> {
  return db.database.asOwner((tx) => tx.query<Row>('', sql, values));
}

/** A letter in the outbox, as a request writes it. */
async function aLetter(to = `${randomUUID()}@x.example`): Promise<{ id: string; to: string }> {
  await db.database.asUser(GUEST, (tx) => writeLetter(tx, to, 'contact_received', { name: 'Ana' }));
  const [row] = await owner('select id from mail_outbox where "to" = $1', [to]);
  return { id: row?.id ?? '', to };
}

async function rowOf(id: string): Promise<Row | undefined> {
  const [row] = await owner(
    'select id, status, attempts, payload, last_error from mail_outbox where id = $1',
    [id],
  );
  return row;
}

function itsTimeHasCome() {
  return owner("update mail_outbox set next_attempt_at = now() - interval '1 second'");
}

describe('a letter in the queue', () => {
  it('exists, with the job that sends it, exactly when the transaction of its cause was committed', async () => {
    const { id } = await aLetter();
    const failed = db.database.asUser(GUEST, async (tx) => {
      await writeLetter(tx, 'undone@x.example', 'contact_received', {});
      throw new Error('undone');
    });
    await expect(failed).rejects.toThrow('undone');
    expect(await owner('select "to" from mail_outbox')).toHaveLength(1);
    expect(await owner("select data from jobs.job where name = 'send-mail'")).toEqual([
      { data: { mailId: id } },
    ]);
  });

  it('is sent with its text, which is then deleted', async () => {
    const { id, to } = await aLetter();
    await sendMail(dependencies(), id);
    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.recipients).toEqual([to]);
    expect(server.received[0]?.email).toMatchObject({ subject: 'We have your message' });
    expect(server.received[0]?.email.text).toContain('Hello Ana,');
    expect(await rowOf(id)).toMatchObject({ status: 'sent', payload: {}, last_error: '' });
  });

  it('is sent also when the database wrote it itself', async () => {
    await prepareQueues(db.database);
    const person = await aUser(db.database, { name: 'Ana' });
    await owner(
      "insert into upload_requests (user_id, role_wanted, reason) values ($1, 'teacher', 'I teach')",
      [person.id],
    );
    await owner("update upload_requests set state = 'granted' where user_id = $1", [person.id]);
    await sendWaitingMail(dependencies(), never);
    expect(server.received.map(({ recipients, email }) => [...recipients, email.subject])).toEqual([
      [person.email, 'You can upload now'],
    ]);
  });

  it('tells why it was sent and how to stop it where it comes with a notice, for people and for mail programs', async () => {
    const person = await aUser(db.database, { name: 'Ana' });
    const about = JSON.stringify({ resourceId: randomUUID(), title: 'The heart', words: '' });
    for (const kind of ['review_approve', 'upload_request_refused'])
      await owner('select tell($1, $2, $3)', [
        person.id,
        kind,
        kind === 'review_approve' ? about : JSON.stringify({ role: 'teacher', words: '' }),
      ]);
    await sendWaitingMail(dependencies(), never);
    const [approved, refused] = ['Approved: The heart', 'Your request to upload was declined'].map(
      (subject) => server.received.find(({ email }) => email.subject === subject)?.email,
    );
    const header = (name: string) => approved?.headers.find(({ key }) => key === name)?.value;
    const token = createStopToken(LETTERS_KEY, { personId: person.id, group: 'decisions' });
    expect(header('list-unsubscribe')).toBe(`<${site.publicUrl}/api/letters/stop/${token}>`);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(approved?.text).toContain(
      'You are getting this email because a decision was made on your content or request.',
    );
    expect(approved?.text).toContain(
      `Stop these emails:\n${site.publicUrl}/auth/stop-letters?token=${token}`,
    );
    expect(refused?.headers.map(({ key }) => key)).not.toContain('list-unsubscribe');
    expect(refused?.text).not.toContain('Stop these emails');
  });

  it('is sent once, however many try to send it at the same time', async () => {
    const letters = await Promise.all(Array.from({ length: 10 }, () => aLetter()));
    const own = dependencies();
    await Promise.all([
      ...letters.flatMap(({ id }) => [sendMail(own, id), sendMail(own, id), sendMail(own, id)]),
      sendWaitingMail(own, never),
      sendWaitingMail(own, never),
    ]);
    const recipients = server.received.flatMap((letter) => letter.recipients).sort();
    expect(recipients).toEqual(letters.map(({ to }) => to).sort());
    const messageIds = server.received.map(({ email }) => email.messageId);
    expect(new Set(messageIds).size).toBe(10);
  });

  it('is sent once by two workers that race for it', async () => {
    await prepareQueues(db.database);
    const connections = { pooled: db.connections.system, direct: db.connections.system };
    const start = () => startWorker({ connections, handlers: mailJobs(dependencies()), concurrency: 2, log });
    workers = await Promise.all([start(), start()]);
    const letters = await Promise.all(Array.from({ length: 20 }, () => aLetter()));
    await server.until(20);
    await expect.poll(() => owner("select id from mail_outbox where status <> 'sent'")).toEqual([]);
    expect(server.received.flatMap((letter) => letter.recipients).sort()).toEqual(
      letters.map(({ to }) => to).sort(),
    );
  });
});

describe('while mail is down', () => {
  it('letters are kept, tried at growing intervals, and sent once when mail is up again', async () => {
    const { port } = server;
    await server.stop();
    const { id, to } = await aLetter();
    const own = dependencies(port);
    await sendMail(own, id);
    expect(await rowOf(id)).toMatchObject({ status: 'waiting', attempts: 1 });
    expect((await rowOf(id))?.last_error).toContain(`127.0.0.1:${port} did not take the letter`);

    await sendMail(own, id);
    expect((await rowOf(id))?.attempts, 'its time has not come').toBe(1);
    await itsTimeHasCome();
    await sendWaitingMail(own, never);
    expect((await rowOf(id))?.attempts).toBe(2);
    const [pause] = await owner(
      "select next_attempt_at > now() + interval '100 seconds' as longer from mail_outbox",
    );
    expect(pause).toEqual({ longer: true });

    server = await startSmtpServer({ port });
    await itsTimeHasCome();
    await Promise.all([sendWaitingMail(own, never), sendWaitingMail(own, never)]);
    expect(server.received.map(({ recipients }) => recipients)).toEqual([[to]]);
    expect(await rowOf(id)).toMatchObject({ status: 'sent', attempts: 3 });
  });

  it('a few letters are tried, and the others wait for the next time', async () => {
    const { port } = server;
    await server.stop();
    await Promise.all(Array.from({ length: 8 }, () => aLetter()));
    await sendWaitingMail(dependencies(port), never);
    expect(await owner('select id from mail_outbox where attempts = 1')).toHaveLength(3);
    server = await startSmtpServer();
  });

  it('a letter is given up after five days', async () => {
    const { port } = server;
    await server.stop();
    const { id } = await aLetter();
    const clock = turnableClock();
    clock.turn(5 * 24 * 3600 + 60);
    await sendMail({ ...dependencies(port), clock }, id);
    expect(await rowOf(id)).toMatchObject({ status: 'failed', payload: {} });
    server = await startSmtpServer();
  });
});

describe('a worker that dies', () => {
  it('after it took a letter leaves it to another worker, once its lease is over', async () => {
    const { id, to } = await aLetter();
    await owner(
      "update mail_outbox set status = 'sending', attempts = 1, next_attempt_at = now() + interval '10 minutes'",
    );
    await sendWaitingMail(dependencies(), never);
    expect(server.received).toEqual([]);
    await itsTimeHasCome();
    await sendWaitingMail(dependencies(), never);
    expect(server.received.map(({ recipients }) => recipients)).toEqual([[to]]);
    expect(await rowOf(id)).toMatchObject({ status: 'sent', attempts: 2 });
  });

  it('after the mail server accepted a letter makes a repeat that carries the same message id', async () => {
    const { id } = await aLetter();
    await sendMail(dependencies(), id);
    await owner("update mail_outbox set status = 'sending', next_attempt_at = now()");
    await sendMail(dependencies(), id);
    const ids = server.received.map(({ email }) => email.messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('and then returns does not undo what another worker did since', async () => {
    const { id } = await aLetter();
    const { mail, ...rest } = dependencies();
    const slow: MailDependencies = {
      ...rest,
      mail: {
        ...mail,
        async send() {
          await itsTimeHasCome();
          await sendMail({ ...rest, mail }, id);
          throw new Error('too late');
        },
      },
    };
    await sendMail(slow, id);
    expect(await rowOf(id)).toMatchObject({ status: 'sent', attempts: 2 });
    expect(server.received).toHaveLength(1);
  });
});

describe('a letter that can never be sent', () => {
  it('is given up at once when its recipient is refused', async () => {
    const { id } = await aLetter('nobody@x.example');
    await sendMail(dependencies(), id);
    expect(await rowOf(id)).toMatchObject({ status: 'failed', attempts: 1 });
  });

  it('is given up at once when its kind is unknown, and does not stop the others', async () => {
    const [row] = await owner(
      `insert into mail_outbox ("to", template) values ('a@x.example', 'no_such_letter') returning id`,
    );
    const { to } = await aLetter();
    await sendWaitingMail(dependencies(), never);
    expect(await rowOf(row?.id ?? '')).toMatchObject({ status: 'failed' });
    expect(server.received.map(({ recipients }) => recipients)).toEqual([[to]]);
  });
});

it('settled letters are deleted after a month, and no others', async () => {
  const [sent, waiting] = [await aLetter(), await aLetter()];
  await sendMail(dependencies(), sent.id);
  await owner(
    "update mail_outbox set created_at = now() - interval '31 days', next_attempt_at = now() + interval '1 hour'",
  );
  await sendWaitingMail(dependencies(), never);
  expect(await owner('select id from mail_outbox')).toEqual([{ id: waiting.id }]);
});
