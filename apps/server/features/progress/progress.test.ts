import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { stopHttpServer } from '../../platform/http/stop.ts';
import { useDatabase } from '../../testing/database.ts';
import { type Person, person } from '../../testing/http/people.ts';
import { useApi } from '../../testing/http/use-api.ts';
import { until } from '../../testing/until.ts';
import { beginProgress, forgetOldProgress, reportProgress } from './service.ts';

const db = useDatabase();
const api = useApi(db);
let ana: Person;
let ben: Person;

beforeAll(async () => {
  [ana, ben] = [await person(api), await person(api)];
});

const reading = { name: 'Reading the file', state: 'waiting' } as const;

function begin(owner = ana) {
  return db.database.asUser({ userId: owner.session.user.id, organizationId: null }, (tx) =>
    beginProgress(tx, [reading]),
  );
}

function report(id: string, change: Parameters<typeof reportProgress>[2]) {
  return reportProgress(db.database, id, change);
}

interface Followed {
  status: number;
  type: string;
  /** The states that have arrived, in order. */
  states: string[];
  /** Everything that has arrived, as it came. */
  raw: () => string;
  ended: Promise<unknown>;
  leave(): void;
}

/** Follows as a browser does: over a real connection, reading events as they come. */
async function follow(id: string, cookie = ana.cookie): Promise<Followed> {
  const call = request(`${api.url}/api/progress/${id}/events`, {
    headers: { cookie, accept: 'text/event-stream' },
  });
  call.end();
  call.on('error', () => undefined);
  const answer = await new Promise<IncomingMessage>((resolve) => call.once('response', resolve));
  const states: string[] = [];
  let raw = '';
  answer.setEncoding('utf8');
  answer.on('error', () => undefined);
  answer.on('data', (chunk: string) => {
    raw += chunk;
    states.length = 0;
    for (const [, state = ''] of raw.matchAll(/"state":"(\w+)","steps"/g)) states.push(state);
  });
  return {
    status: answer.statusCode ?? 0,
    type: answer.headers['content-type'] ?? '',
    states,
    raw: () => raw,
    ended: new Promise((resolve) => answer.once('close', resolve)),
    leave: () => call.destroy(),
  };
}

describe('a person who follows a job', () => {
  it('sees its progress at once and at every change, until it ends', async () => {
    const id = await begin();
    const followed = await follow(id);
    expect([followed.status, followed.type]).toEqual([200, 'text/event-stream']);
    await until(() => expect(followed.states).toEqual(['waiting']));
    await report(id, { state: 'working', steps: [{ ...reading, state: 'working', done: 1, total: 3 }] });
    await until(() => expect(followed.states).toEqual(['waiting', 'working']));
    expect(followed.raw()).toContain('"done":1,"total":3');
    await report(id, { state: 'done', message: 'Three pages.' });
    await followed.ended;
    expect(followed.states).toEqual(['waiting', 'working', 'done']);
    expect(followed.raw()).toContain('"message":"Three pages."');
  });

  it('sees the current state after a lost connection', async () => {
    const id = await begin();
    const first = await follow(id);
    await until(() => expect(first.states).toEqual(['waiting']));
    first.leave();
    await report(id, { state: 'working' });
    const again = await follow(id);
    await until(() => expect(again.states).toEqual(['working']));
    await report(id, { state: 'failed' });
    await again.ended;
  });

  it('gets the end of a job at once that has ended', async () => {
    const id = await begin();
    await report(id, { state: 'cancelled' });
    const followed = await follow(id);
    await followed.ended;
    expect(followed.states).toEqual(['cancelled']);
  });

  it('can follow it in several pages at once', async () => {
    const id = await begin();
    const pages = await Promise.all([follow(id), follow(id), follow(id)]);
    await report(id, { state: 'done' });
    await Promise.all(pages.map(({ ended }) => ended));
    expect(pages.map(({ states }) => states.at(-1))).toEqual(['done', 'done', 'done']);
  });

  it('has ten connections, each free again once it is closed, and others have their own', async () => {
    const id = await begin();
    const pages = await Promise.all(Array.from({ length: 10 }, () => follow(id)));
    expect(pages.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const refused = await follow(id);
    await until(() => expect(refused.raw()).toContain('"code":"too_many_streams"'));
    expect(refused.status).toBe(429);
    pages[0]?.leave();
    await until(async () => {
      const again = await follow(id);
      if (again.status === 200) pages.push(again);
      expect(again.status).toBe(200);
    });
    await report(id, { state: 'done' });
    await Promise.all(pages.slice(1).map(({ ended }) => ended));
    expect((await follow(id)).status).toBe(200);
  });

  it('hears nothing of the jobs of others, and an end when their own job is dismissed', async () => {
    const [id, other] = [await begin(), await begin()];
    const followed = await follow(id);
    await until(() => expect(followed.states).toEqual(['waiting']));
    await report(other, { state: 'done', message: 'somewhere else' });
    await db.database.asOwner((tx) => tx.query('', 'delete from job_progress where id = $1', [id]));
    await db.database.asOwner((tx) =>
      tx.query('', "select pg_notify('job_progress', $1)", [JSON.stringify({ id })]),
    );
    await followed.ended;
    expect(followed.raw()).not.toContain('somewhere else');
  });

  it.each(['/api/sign-out', '/api/sign-out-everywhere'] as const)(
    'hears no more of it from the moment of %s on',
    async (path) => {
      const leaver = await person(api);
      const id = await begin(leaver);
      const followed = await follow(id, leaver.cookie);
      await until(() => expect(followed.states).toEqual(['waiting']));
      const answer = await api.server.inject({
        method: 'POST',
        url: path,
        headers: { cookie: leaver.cookie },
      });
      expect(answer.statusCode).toBe(200);
      await followed.ended;
      await report(id, { state: 'done', message: 'said too late' });
      expect(followed.raw()).not.toContain('said too late');
    },
  );

  it('gets comments while nothing changes, so that no proxy cuts the connection', {
    tags: 'exhaustive',
  }, async () => {
    const id = await begin();
    const followed = await follow(id);
    await until(() => expect(followed.raw().match(/^: *$/gm)?.length).toBeGreaterThan(1));
    expect(followed.states).toEqual(['waiting']);
    followed.leave();
  });
});

describe('another person', () => {
  it('cannot follow the job, nor can a guest', async () => {
    const id = await begin();
    const answers = await Promise.all([follow(id, ben.cookie), follow(id, ''), follow(randomUUID())]);
    await Promise.all(answers.map(({ ended }) => ended));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});

describe('a record of progress', () => {
  it('is not changed after its end by a worker that was thought dead', async () => {
    const id = await begin();
    await report(id, { state: 'cancelled' });
    await report(id, { state: 'working', message: 'still here' });
    const answer = await api.server.inject({ url: `/api/progress/${id}`, headers: { cookie: ana.cookie } });
    expect(answer.json()).toMatchObject({ id, state: 'cancelled', message: '', steps: [reading] });
  });

  it('is deleted after a week without a change', async () => {
    const [old, young] = [await begin(), await begin()];
    await db.database.asOwner(async (tx) => {
      await tx.query('', 'alter table job_progress disable trigger job_progress_touch');
      await tx.query('', "update job_progress set updated_at = now() - interval '8 days' where id = $1", [
        old,
      ]);
      await tx.query('', 'alter table job_progress enable trigger job_progress_touch');
    });
    await forgetOldProgress(db);
    const rows = await db.database.asOwner((tx) =>
      tx.query('', 'select id from job_progress where id = any ($1)', [[old, young]]),
    );
    expect(rows).toEqual([{ id: young }]);
  });
});

describe('a server that stops', () => {
  const stopping = useApi(db);

  it('ends the connections of followers instead of waiting for them', async () => {
    const id = await begin();
    const call = request(`${stopping.url}/api/progress/${id}/events`, { headers: { cookie: ana.cookie } });
    call.end();
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    const ended = once(answer.resume(), 'close');
    const began = performance.now();
    await stopHttpServer(stopping.server, 30);
    expect(performance.now() - began).toBeLessThan(15_000);
    await ended;
    expect(answer.complete).toBe(true);
  });
});
