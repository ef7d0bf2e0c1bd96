import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What the server was asked, as it came. */
export interface Asked {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: {
    readonly model: string;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
    readonly max_tokens: number;
    readonly temperature: number;
  };
}

/** How one request is answered, well or badly. */
export type Behaviour = (response: ServerResponse, request: IncomingMessage) => void;

function answerJson(status: number, body: unknown): Behaviour {
  return (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function createCompletion(content: unknown) {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 40, completion_tokens: 12, total_tokens: 52 },
  };
}

export function says(content: unknown): Behaviour {
  return answerJson(200, createCompletion(content));
}

/** Everything that such a server may do instead of answering. */
export const FAULTS = {
  'bad JSON': (response) => response.writeHead(200).end('{"choices": ['),
  'the wrong shape': answerJson(200, { answer: 'Maps.' }),
  'no choices': answerJson(200, { choices: [] }),
  'a choice without words': says(null),
  'words of white space alone': says(' \n\t '),
  'a page': (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Welcome</h1>'),
  'nothing at all': (response) => response.writeHead(200).end(),
  'a refused key': answerJson(401, { error: { message: 'Incorrect API key provided: sk-secret' } }),
  'too many requests': answerJson(429, { error: { message: 'Rate limit reached' } }),
  'a fault of its own': answerJson(500, { error: 'boom' }),
  'an endless answer': (response) => {
    response.writeHead(200);
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(16_384)));
      if (!response.destroyed) response.once('drain', more);
    };
    more();
  },
  'a way to a private address': (response) =>
    response.writeHead(307, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
  'a dropped connection': (response) => response.destroy(),
  'a dropped connection in the middle': (response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('{"choices": [', () => response.destroy());
  },
} as const satisfies Record<string, Behaviour>;

/** It takes the request, and says nothing or nothing more. */
export const SILENCE = {
  'before a word': () => undefined,
  'in the middle of a word': (response) => {
    response.writeHead(200);
    response.write('{"choices": [');
  },
} as const satisfies Record<string, Behaviour>;

export type AiServer = Awaited<ReturnType<typeof startAiServer>>;

/** A small OpenAI-compatible server on loopback, which behaves as it is told. */
export async function startAiServer() {
  const asked: Asked[] = [];
  let behaviour: Behaviour = says('Maps that can be touched.');
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = JSON.parse(await text(request)) as Asked['body'];
    asked.push({ path: request.url ?? '', authorization: request.headers.authorization, body });
    behaviour(response, request);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}/v1`;
  return {
    port,
    endpoint,
    /** The settings by which a server of ours asks this one. */
    settings: { AI_ENDPOINT: endpoint, AI_LOCAL: 'yes', AI_PROVIDER: 'Example AI', AI_MODEL: 'small' },
    /** Everything that it was asked since it was last told how to behave. */
    asked: asked as readonly Asked[],
    behave(next: Behaviour): void {
      asked.length = 0;
      behaviour = next;
    },
    async stop(): Promise<void> {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
