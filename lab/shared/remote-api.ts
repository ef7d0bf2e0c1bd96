import { randomInt } from 'node:crypto';
import { Agent, type OutgoingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { Dependencies } from '../../apps/server/dependencies.ts';
import { systemClock } from '../../apps/server/platform/clock/clock.ts';
import type { TestApi } from '../../apps/server/testing/http/use-api.ts';

type Passwords = Dependencies['passwords'];

export interface Asked {
  readonly method?: string;
  readonly url: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: OutgoingHttpHeaders | undefined;
  readonly payload?: string | Buffer | object | undefined;
}

export interface Answer {
  readonly statusCode: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: string;
  json<Value>(): Value;
}

/** What the product does after an answer happens in its own process, where nobody can be asked whether it is done. */
const AFTER_ANSWER_MS = 100;

/** A machine that others load answers late, and that is not a fault of the product. */
const ANSWER_MS = 180_000;

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** A network of its own for everybody who does not say where they come from. */
export function anyAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

/** Sends a request over a socket; the address is sent as it is written, and the answer is read to its end. */
export async function ask(
  site: string,
  { method = 'GET', url, query, headers = {}, payload }: Asked,
): Promise<Answer> {
  const isBytes = typeof payload === 'string' || Buffer.isBuffer(payload);
  const bytes = payload === undefined ? undefined : isBytes ? Buffer.from(payload) : JSON.stringify(payload);
  const { hostname, port } = new URL(site);
  const kind = payload !== undefined && !isBytes ? { 'content-type': 'application/json' } : {};
  const length = bytes === undefined ? {} : { 'content-length': Buffer.byteLength(bytes) };
  return new Promise((resolve, reject) => {
    const sent = request({
      agent,
      hostname,
      port,
      path: query === undefined ? url : `${url}?${new URLSearchParams(query).toString()}`,
      method,
      headers: { 'x-forwarded-for': anyAddress(), ...kind, ...length, ...present(headers) },
      timeout: ANSWER_MS,
    });
    sent.on('response', (response) => {
      text(response).then(
        (body) =>
          resolve({
            statusCode: response.statusCode ?? 0,
            headers: response.headers,
            body,
            json: <Value>() => JSON.parse(body) as Value,
          }),
        reject,
      );
    });
    sent.on('timeout', () =>
      sent.destroy(new Error(`${method} ${url.slice(0, 100)} was not answered in ${ANSWER_MS / 1000} s`)),
    );
    sent.on('error', reject);
    sent.end(bytes);
  });
}

/** An empty cookie is none. */
function present(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));
}

/** People whom the attack itself makes have few passwords, and each is hashed once: the hashing of the site is what is tried. */
function hashOnce(passwords: Passwords): Passwords {
  const made = new Map<string, Promise<string>>();
  return {
    ...passwords,
    hash(password) {
      const hash = made.get(password) ?? passwords.hash(password);
      made.set(password, hash);
      return hash;
    },
  };
}

/** The running product behind the interface by which tests ask theirs: what they ask goes over a socket. */
export function remoteApi({ url, dependencies }: { url: string; dependencies: Dependencies }): TestApi {
  const inject = (asked: Asked) => ask(url, asked);
  return {
    url,
    dependencies: {
      ...dependencies,
      passwords: hashOnce(dependencies.passwords),
      background: { ...dependencies.background, settled: () => wait(AFTER_ANSWER_MS) },
    },
    server: { inject } as unknown as TestApi['server'],
    // Nobody turns the clock of a product that runs; who waits for a limit comes from another network instead.
    clock: { ...systemClock, turn: () => undefined },
    logged: [],
    takeMasked: () => [],
  };
}
