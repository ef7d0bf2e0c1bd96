import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, ask } from '../shared/remote-api.ts';

/** A conversion as its owner's workbench shows it. */
export interface Listed {
  readonly id: string;
  readonly state: 'waiting' | 'working' | 'done' | 'failed' | 'cancelled';
  readonly problem: string;
  readonly resource: { readonly id: string } | null;
}

/** A teacher who brings files, whatever happens to the server, and notes each that was taken. */
export interface Client {
  bring(name: string, content: Buffer): Promise<string>;
  list(): Promise<readonly Listed[]>;
  readPicture(resourceId: string): Promise<number>;
}

const PAUSE_MS = 100;
const PATIENCE_MS = 120_000;
const SENT = 204;
const NOT_FOUND = 404;
const TOO_MANY = 429;
/** What was sent twice: the first one arrived. */
const CONFLICT = 409;

export function createClient(site: string, cookie: string): Client {
  const send = (method: string, path: string, more: { headers?: object; payload?: object | Buffer } = {}) =>
    untilAnswered(() =>
      ask(site, {
        method,
        url: `/api${path}`,
        ...(more.payload && { payload: more.payload }),
        headers: { cookie, ...more.headers },
      }),
    );
  const list = async () => {
    const answer = await send('GET', '/conversions');
    if (answer.statusCode !== 200) throw new Error(`The list is not shown: ${answer.body}`);
    return answer.json<Listed[]>();
  };
  return {
    list,
    async bring(name, content) {
      const begun = await send('POST', '/uploads', { payload: { name, size: content.length } });
      if (begun.statusCode !== 200) throw new Error(`${name} was not begun: ${begun.body}`);
      const { id } = begun.json<{ id: string }>();
      const headers = {
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      };
      const sent = await send('PATCH', `/uploads/${id}/bytes`, { headers, payload: content });
      if (![SENT, CONFLICT].includes(sent.statusCode)) throw new Error(`Not sent: ${sent.body}`);
      const arrived = await send('POST', `/uploads/${id}/arrival`);
      // Its answer was lost, and what it did was kept: it is on the list.
      if (arrived.statusCode === NOT_FOUND && (await list()).some((one) => one.id === id)) return id;
      if (arrived.statusCode !== 200) throw new Error(`${id} was not taken: ${arrived.body}`);
      return id;
    },
    async readPicture(resourceId) {
      return (await send('GET', `/resources/${resourceId}/picture`)).statusCode;
    },
  };
}

/** Asks again while nobody answers, or the server says that it cannot at the moment or was asked too often. */
async function untilAnswered(request: () => Promise<Answer>): Promise<Answer> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const answer = await request().catch((error: unknown) => {
      if (performance.now() > end) throw error;
    });
    if (answer && answer.statusCode < 500 && answer.statusCode !== TOO_MANY) return answer;
    if (performance.now() > end) throw new Error(`It is not answered: ${answer?.body}`);
    await wait(PAUSE_MS);
  }
}
