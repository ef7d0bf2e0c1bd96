import { afterEach, beforeEach } from 'vitest';

/** What a page asked of the server. */
export interface Asked {
  readonly method: string;
  /** Below /api, as the contract names it. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

type Server = (asked: Asked) => Response | Promise<Response>;

/** What no test answers: a page that asks for it would meet a server that is out of reach. */
let unanswered: string[] = [];

const refuseAll: Server = ({ method, path }) => {
  unanswered.push(`${method} ${path}`);
  throw new TypeError('There is no network in a test.');
};
let server: Server = refuseAll;

/** From now on this answers what the page asks, until the end of the test. */
export function answerBy(given: Server): void {
  return void (server = given);
}

/** The client takes the browser's fetch as it finds it when it is loaded, so this stands before any page is. */
globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  const words = await request.text();
  const { pathname, searchParams } = new URL(request.url);
  return server({
    method: request.method,
    path: pathname.replace(/^\/api/, ''),
    query: Object.fromEntries(searchParams),
    body: words === '' ? undefined : (JSON.parse(words) as unknown),
  });
};

beforeEach(() => {
  server = refuseAll;
  unanswered = [];
});
afterEach(() => {
  if (unanswered.length > 0) throw new Error(`Nobody answers this in the test:\n${unanswered.join('\n')}`);
});
