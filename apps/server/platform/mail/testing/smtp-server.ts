import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerAddress } from 'smtp-server';

export interface ReceivedLetter {
  recipients: string[];
  email: Email;
  raw: string;
}

/** What the server answers to a recipient: it takes the letter unless this returns an SMTP code. */
type Refuses = (recipient: string) => number | undefined;

/** A real SMTP server in this process; `received` is every letter that it took charge of. */
export async function startSmtpServer({
  port = 0,
  refuses = () => undefined,
}: {
  port?: number;
  refuses?: Refuses;
} = {}) {
  const received: ReceivedLetter[] = [];
  const events = new EventEmitter();
  async function receive(stream: Readable, rcptTo: SMTPServerAddress[]) {
    const bytes = await buffer(stream);
    const recipients = rcptTo.map((each) => each.address);
    received.push({ recipients, email: await PostalMime.parse(bytes), raw: bytes.toString() });
    events.emit('letter');
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      const code = refuses(address);
      done(code ? Object.assign(new Error('not here'), { responseCode: code }) : null);
    },
    onData(stream, session, done) {
      callbackify(() => receive(stream, session.envelope.rcptTo))(done);
    },
  });
  // A client that goes away in the middle is an error of the connection, not of the server.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    /** Resolves when this many letters have come in all. */
    async until(count: number): Promise<void> {
      const signal = AbortSignal.timeout(20_000);
      while (received.length < count) await once(events, 'letter', { signal });
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
