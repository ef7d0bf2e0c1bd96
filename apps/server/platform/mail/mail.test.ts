import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskMail } from './disk-mail.ts';
import type { MailMessage } from './mail.ts';
import { createSmtpMail } from './smtp-mail.ts';
import { startSmtpServer } from './testing/smtp-server.ts';

const from = { address: 'library@relievo.example', name: 'Relievo' };
const letter: MailMessage = {
  id: '01990000-0000-7000-8000-000000000001',
  to: { address: 'ana@school.example', name: 'Ana Pérez' },
  subject: 'Your upload was approved',
  text: 'It is in the library now.',
  html: '<p>It is in the library now.</p>',
};

describe('mail over SMTP', () => {
  let server: Awaited<ReturnType<typeof startSmtpServer>>;
  const mailTo = (port: number) => createSmtpMail({ host: '127.0.0.1', port, secure: false, from });

  beforeEach(async () => {
    server = await startSmtpServer({
      refuses: (to) => ({ 'no@x.example': 550, 'later@x.example': 451 })[to],
    });
  });
  afterEach(() => server.stop());

  it('arrives with text and HTML and a message id that is the same at every attempt', async () => {
    const mail = mailTo(server.port);
    const first = await mail.send(letter);
    const second = await mail.send(letter);
    expect(second).toEqual(first);
    const [arrived] = server.received;
    expect(arrived?.recipients).toEqual(['ana@school.example']);
    expect(arrived?.email).toMatchObject({
      messageId: '<01990000-0000-7000-8000-000000000001@relievo.example>',
      subject: 'Your upload was approved',
      from: { address: 'library@relievo.example', name: 'Relievo' },
      to: [{ address: 'ana@school.example', name: 'Ana Pérez' }],
    });
    expect(arrived?.email.text?.trim()).toBe('It is in the library now.');
    expect(arrived?.email.html?.trim()).toBe('<p>It is in the library now.</p>');
  });

  it('can be sent to addresses in any script', async () => {
    await mailTo(server.port).send({ ...letter, to: { address: '用户@例え.jp', name: '用户' } });
    expect(server.received[0]?.recipients).toEqual(['用户@例え.jp']);
    expect(server.received[0]?.email.to?.[0]?.name).toBe('用户');
  });

  it.each([
    ['a subject', { subject: 'Hello\r\nBcc: everybody@x.example' }],
    ['a name', { to: { address: 'ana@school.example', name: 'Ana\r\nBcc: everybody@x.example' } }],
    ['the name to answer to', { replyTo: { address: 'b@x.example', name: 'B\nX-Evil: 1\r\n\r\nbody' } }],
  ])('does not let %s add a header or a recipient', async (_, change) => {
    await mailTo(server.port).send({ ...letter, ...change });
    const [arrived] = server.received;
    expect(arrived?.recipients).toEqual(['ana@school.example']);
    expect(arrived?.email.bcc ?? []).toEqual([]);
    expect(arrived?.email.headers.map((header) => header.key)).not.toContain('x-evil');
    expect(arrived?.email.text?.trim()).toBe('It is in the library now.');
  });

  it.each([
    'a@x.example, b@x.example',
    'a@x.example\r\nRCPT TO:<b@x.example>',
    'Ana <a@x.example>',
    'nobody',
    '',
  ])('refuses %j as a recipient before anything is sent', async (address) => {
    const sending = mailTo(server.port).send({ ...letter, to: { address } });
    await expect(sending).rejects.toMatchObject({ name: 'MailError', refused: true });
    expect(server.received).toEqual([]);
  });

  it('tells a permanent refusal from a temporary one', async () => {
    const sendTo = (address: string) => mailTo(server.port).send({ ...letter, to: { address } });
    await expect(sendTo('no@x.example')).rejects.toMatchObject({ refused: true });
    await expect(sendTo('later@x.example')).rejects.toMatchObject({ refused: false });
  });

  it('reports in one sentence that the mail server cannot be reached', async () => {
    await expect(mailTo(server.port).check()).resolves.toBeUndefined();
    const mail = mailTo(server.port);
    await server.stop();
    await expect(mail.check()).rejects.toMatchObject({ name: 'MailError', refused: false });
    await expect(mail.send(letter)).rejects.toMatchObject({ name: 'MailError', refused: false });
    server = await startSmtpServer();
  });
});

describe('mail on disk', () => {
  const folders: string[] = [];
  const newFolder = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'relievo-outbox-'));
    folders.push(folder);
    return folder;
  };
  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

  it('is one file for each letter, however often it is sent', async () => {
    const folder = await newFolder();
    const mail = createDiskMail({ folder, from });
    await mail.send(letter);
    await mail.send(letter);
    expect(await readdir(folder)).toEqual([`${letter.id}.eml`]);
    const email = await PostalMime.parse(await readFile(join(folder, `${letter.id}.eml`)));
    expect(email).toMatchObject({ subject: letter.subject, to: [letter.to] });
  });

  it('is readable in its file: words in any script and links in one piece', async () => {
    const folder = await newFolder();
    const link = `https://relievo.example/auth/verify?token=${'a1='.repeat(60)}`;
    await createDiskMail({ folder, from }).send({ ...letter, text: `Olá, 用户:\n${link}\n` });
    const file = await readFile(join(folder, `${letter.id}.eml`));
    expect(file.toString()).toContain(`Olá, 用户:\r\n${link}\r\n`);
    expect((await PostalMime.parse(file)).text).toContain(link);
  });

  it('reports in one sentence that its folder cannot be used', async () => {
    const folder = join(await newFolder(), 'a-file');
    await writeFile(folder, 'in the way');
    const mail = createDiskMail({ folder, from });
    await expect(mail.check()).rejects.toMatchObject({ name: 'MailError', refused: false });
    await expect(mail.send(letter)).rejects.toMatchObject({ name: 'MailError', refused: false });
  });
});
