import { once } from 'node:events';
import * as http from 'node:http';
import * as https from 'node:https';
import { AddressRefused, checkHost, createGuardedLookup, hostOf, type Resolve } from './guarded-lookup.ts';

export interface PostOptions {
  readonly key: string;
  readonly isLocal: boolean;
  readonly resolve: Resolve;
  readonly signal: AbortSignal;
  readonly mostBytes: number;
}

/** More came than was asked for; the rest was not read. */
export class TooLong extends Error {
  override readonly name = 'TooLong';
}

/**
 * Sends JSON and reads what comes back, up to a number of bytes. Nothing is followed: an answer that leads elsewhere
 * is an answer like any other. Each call has a connection of its own, to an address that was looked at.
 */
export async function post(
  url: URL,
  body: string,
  { key, isLocal, resolve, signal, mostBytes }: PostOptions,
): Promise<{ readonly status: number; readonly text: string }> {
  if (url.protocol !== 'https:' && !isLocal) throw new AddressRefused(url.host);
  checkHost(hostOf(url), isLocal);
  const { request: begin } = url.protocol === 'https:' ? https : http;
  const request = begin(url, {
    method: 'POST',
    agent: false,
    lookup: createGuardedLookup(isLocal, resolve),
    signal,
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      accept: 'application/json',
      'accept-encoding': 'identity',
    },
  });
  // A connection may fail once more after the first fault was told.
  request.on('error', () => undefined);
  try {
    request.end(body);
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    return { status: response.statusCode ?? 0, text: await readUpTo(response, mostBytes) };
  } finally {
    request.destroy();
  }
}

async function readUpTo(response: http.IncomingMessage, mostBytes: number): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > mostBytes) throw new TooLong(`The answer has more than ${mostBytes} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
