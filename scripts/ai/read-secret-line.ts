import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { isatty } from 'node:tty';

/** The first line of standard input. Where somebody types it, they are asked, and it does not show. */
export async function readSecretLine(question: string): Promise<string> {
  const { stdin, stderr } = process;
  const isTyped = isatty(stdin.fd);
  const nowhere = new Writable({ write: (_part, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: nowhere, terminal: isTyped });
  if (isTyped) stderr.write(question);
  try {
    const ended = once(lines, 'close').then(() => ['']);
    const [line] = (await Promise.race([once(lines, 'line'), ended])) as [string];
    return line;
  } finally {
    lines.close();
    if (isTyped) stderr.write('\n');
  }
}
