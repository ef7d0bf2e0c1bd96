import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Findings } from '../../apps/server/testing/attacks/findings.ts';
import { percentile, timePages } from '../../scripts/testing/at-rate.ts';

const OF_EACH_KIND = 200;
const BYTE_EVERY_MS = 3_000;
const PAGES_A_SECOND = 20;
const SECONDS = 10;
/** The first page in the middle of it all; what people take for an answer. */
const MOST_MS = 1_000;
/** A request has two minutes to come in, and who is late is looked for every half minute. */
const CLOSED_AFTER_MS = 160_000;

const HEADERS = 'POST /api/sign-in HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n';

/** How each kind of socket begins, and whether it goes on byte by byte. */
const KINDS = {
  'slow headers': { begin: 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ', drip: 'a' },
  'slow bodies': { begin: `${HEADERS}Content-Length: 1000\r\n\r\n{`, drip: ' ' },
  silence: { begin: '', drip: '' },
} as const;

/** Six hundred connections that never come to an end: the site answers meanwhile, and lets go of them. */
export async function holdSockets(site: string): Promise<Findings & { readonly note: string }> {
  const idle = percentile(await timePages(site, PAGES_A_SECOND, SECONDS), 97.5);
  const held = Object.entries(KINDS).flatMap(([kind, { begin, drip }]) =>
    Array.from({ length: OF_EACH_KIND }, () => ({ kind, drip, socket: open(site, begin) })),
  );
  const began = performance.now();
  const dripping = setInterval(() => {
    for (const { socket, drip } of held) if (drip !== '' && socket.writable) socket.write(drip);
  }, BYTE_EVERY_MS);
  const isOpen = () => held.filter(({ socket }) => !socket.destroyed);
  const holes: string[] = [];
  let busy = Number.NaN;
  try {
    busy = percentile(await timePages(site, PAGES_A_SECOND, SECONDS), 97.5);
    while (isOpen().length > 0 && performance.now() - began < CLOSED_AFTER_MS) await wait(500);
  } catch (error) {
    holes.push(`the site did not answer: ${String(error)}`);
  } finally {
    clearInterval(dripping);
    const kinds = [...new Set(isOpen().map(({ kind }) => kind))];
    if (kinds.length > 0) holes.push(`${isOpen().length} connections are held still: ${kinds.join(', ')}`);
    for (const { socket } of held) socket.destroy();
  }
  const lasted = (performance.now() - began) / 1000;
  if (busy > MOST_MS) holes.push(`the first page took ${busy.toFixed(0)} ms`);
  return {
    tried: held.length,
    holes,
    note: `GET / p97.5 ${idle.toFixed(0)} ms idle, ${busy.toFixed(0)} ms meanwhile; all let go after ${lasted.toFixed(0)} s`,
  };
}

function open(site: string, begin: string): Socket {
  const { hostname, port } = new URL(site);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  // What the server says before it closes must be read, or the end is never seen.
  socket.resume();
  if (begin !== '') socket.write(begin);
  return socket;
}
