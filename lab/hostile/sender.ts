import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, ask } from '../shared/remote-api.ts';

/** What became of a file that was sent: an id, or the sentence by which it was refused. */
export interface Sent {
  readonly status: number;
  readonly id?: string;
  readonly sentence?: string;
}

export interface Conversion {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly problem: string;
  readonly resource: { readonly id: string } | null;
}

/** Somebody who sends files, and hears at once what the server says; nothing is tried twice. */
export interface Sender {
  readonly cookie: string;
  begin(name: string, size: number): Promise<Sent>;
  send(name: string, content: Buffer): Promise<Sent>;
  /** What is listed when nothing of it is under way any more. */
  waitForAll(): Promise<readonly Conversion[]>;
}

const PAUSE_MS = 200;
const PATIENCE_MS = 240_000;

export function createSender(site: string, cookie: string): Sender {
  const call = (method: string, path: string, payload?: object, headers = {}) =>
    ask(site, { method, url: `/api${path}`, ...(payload && { payload }), headers: { cookie, ...headers } });
  const begin = async (name: string, size: number) => tell(await call('POST', '/uploads', { name, size }));
  return {
    cookie,
    begin,
    async send(name, content) {
      const begun = await begin(name, content.length);
      if (begun.id === undefined) return begun;
      const headers = {
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      };
      const sent = await call('PATCH', `/uploads/${begun.id}/bytes`, content, headers);
      if (sent.statusCode !== 204) return tell(sent);
      return tell(await call('POST', `/uploads/${begun.id}/arrival`));
    },
    async waitForAll() {
      const end = performance.now() + PATIENCE_MS;
      for (;;) {
        const answer = await call('GET', '/conversions').catch(() => undefined);
        const all = answer?.statusCode === 200 ? answer.json<Conversion[]>() : undefined;
        if (all && !all.some(({ state }) => state === 'waiting' || state === 'working')) return all;
        if (performance.now() > end) throw new Error(`They do not end: ${answer?.body}`);
        await wait(PAUSE_MS);
      }
    },
  };
}

function tell({ statusCode, body }: Answer): Sent {
  if (statusCode >= 400) return { status: statusCode, sentence: readSentence(body) };
  const made = JSON.parse(body) as { id?: string; conversion?: { id: string } };
  return { status: statusCode, id: made.conversion?.id ?? made.id ?? '' };
}

function readSentence(body: string): string {
  try {
    return (JSON.parse(body) as { message?: string }).message ?? body;
  } catch {
    return body;
  }
}
