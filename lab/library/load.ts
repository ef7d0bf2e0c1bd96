import { connect } from 'node:net';

export interface Request {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Answer {
  /** In milliseconds of performance.now(). */
  readonly sentAt: number;
  readonly receivedAt: number;
  readonly body: string;
}

export const CONNECTIONS = 10;

/**
 * Asks over some connections, each as soon as it has its answer, until the time is over; what is on its way is
 * waited for. Written on sockets, because the machine is shared by who asks and who answers.
 */
export async function load(
  port: number,
  milliseconds: number,
  next: () => Request,
  heard: (answer: Answer, request: Request) => void,
  connections: number = CONNECTIONS,
): Promise<number> {
  const begin = performance.now();
  const ends = begin + milliseconds;
  const work = async () => {
    const line = await openLine(port);
    while (performance.now() < ends) {
      const request = next();
      heard(await line.ask(request), request);
    }
    line.close();
  };
  await Promise.all(Array.from({ length: connections }, work));
  return performance.now() - begin;
}

interface Line {
  ask(request: Request): Promise<Answer>;
  close(): void;
}

async function openLine(port: number): Promise<Line> {
  const socket = connect({ host: '127.0.0.1', port, noDelay: true });
  let waiting: { resolve: (body: string) => void; reject: (error: Error) => void } | undefined;
  let arrived = '';
  socket.setEncoding('latin1');
  socket.on('data', (part: string) => {
    arrived += part;
    const body = findWholeBody(arrived);
    if (body === undefined) return;
    const whole = arrived;
    arrived = '';
    if (whole.startsWith('HTTP/1.1 200')) waiting?.resolve(body);
    else waiting?.reject(new Error(whole.slice(0, 500)));
  });
  const lost = (error?: Error) => waiting?.reject(error ?? new Error('The server closed the connection.'));
  socket.on('error', lost);
  socket.on('close', () => lost());
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  return {
    async ask({ path, headers }) {
      const sentAt = performance.now();
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      const body = await new Promise<string>((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${lines.join('')}\r\n`);
      });
      return { sentAt, receivedAt: performance.now(), body };
    },
    close: () => socket.destroy(),
  };
}

/** The body once all of it is there: by its length, or in chunks. */
function findWholeBody(text: string): string | undefined {
  const headEnd = text.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, headEnd))?.[1];
  const body = text.slice(headEnd + 4);
  if (length === undefined) return body.endsWith('\r\n0\r\n\r\n') || body === '0\r\n\r\n' ? body : undefined;
  return body.length >= Number(length) ? body : undefined;
}
