import { access, constants, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { asMailOptions } from './envelope.ts';
import { type Mail, type MailAddress, MailError } from './mail.ts';

export interface DiskMailSettings {
  folder: string;
  from: MailAddress;
}

/** Letters as files that any mail program opens. The name is the letter's id, so a repeat replaces it. */
export function createDiskMail({ folder, from }: DiskMailSettings): Mail {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  return {
    async send(message) {
      const { message: bytes, messageId } = await composer.sendMail({
        ...asMailOptions(message, from),
        text: encodeBare('text/plain', message.text),
        html: encodeBare('text/html', message.html),
      });
      const path = join(folder, `${encodeURIComponent(message.id)}.eml`);
      await useFolder(folder, async () => {
        await mkdir(folder, { recursive: true });
        await writeFile(`${path}.part`, bytes, { mode: 0o600, flush: true });
        await rename(`${path}.part`, path);
      });
      return { messageId };
    },

    check: () =>
      useFolder(folder, async () => {
        await mkdir(folder, { recursive: true });
        await access(folder, constants.W_OK | constants.X_OK);
      }),
  };
}

async function useFolder(folder: string, work: () => Promise<void>): Promise<void> {
  await work().catch((cause) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new MailError(`Mail cannot be kept in ${folder}: ${reason}`, { refused: false, cause });
  });
}

/** Nothing on the way needs seven bits: words stay readable, and links in one piece, to be copied from the file. */
function encodeBare(type: string, words: string) {
  const headers = [`Content-Type: ${type}; charset=utf-8`, 'Content-Transfer-Encoding: 8bit'];
  return { raw: [...headers, '', words].join('\n') };
}
