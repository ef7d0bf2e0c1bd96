import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseConfig } from '../../apps/server/config.ts';
import { prepareDatabaseAccess } from '../../apps/server/connections.ts';
import { createDependencies } from '../../apps/server/dependencies.ts';
import { createLog } from '../../apps/server/platform/log/log.ts';
import { startSmtpServer } from '../../apps/server/platform/mail/testing/smtp-server.ts';
import { startS3Server } from '../../apps/server/platform/storage/testing/s3-server.ts';
import { person } from '../../apps/server/testing/http/people.ts';
import { findDescendant } from '../../scripts/testing/processes.ts';
import { startProcess } from '../../scripts/testing/product-process.ts';
import { waitUntil } from '../../scripts/testing/wait-until.ts';
import { findQuietPort } from '../shared/quiet-port.ts';
import { ask, remoteApi } from '../shared/remote-api.ts';
import type { Canary } from './canary.ts';
import { createGate } from './gate.ts';
import { countUnguarded, lookAtAll } from './in-browser.ts';
import { listScriptSvgs } from './script-svgs.ts';
import { type Conversion, createSender, type Sender, type Sent } from './sender.ts';

const MEGABYTE = 1024 * 1024;
const QUOTA_MB = 12;
const DISK_MB = 8;
const PATIENCE_MS = 120_000;

/** The product as it runs, with its surroundings failing one after the other. Tells how much went otherwise. */
export async function meetTroubles(canary: Canary): Promise<number> {
  const data = mkdtempSync('/tmp/relievo-troubles-');
  chmodSync(data, 0o755);
  const arriving = join(data, 'arriving/uploads');
  mkdirSync(arriving, { recursive: true });
  const isSmall = mountSmallDisk(arriving);
  const s3 = await startS3Server('relievo-troubles');
  const storage = await createGate(Number(new URL(s3.endpoint).port));
  const mailPort = await findQuietPort();
  const environment = {
    DATA_DIR: data,
    PORT: `${await findQuietPort()}`,
    TRUSTED_PROXIES: '127.0.0.1,::1',
    ALLOW_WEAK_ISOLATION: '1',
    LIMIT_PERSON_STORAGE_MB: `${QUOTA_MB}`,
    STORAGE: 's3',
    S3_ENDPOINT: `http://127.0.0.1:${storage.port}`,
    S3_BUCKET: 'relievo-troubles',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    S3_PATH_STYLE: 'yes',
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    MAIL_FROM: 'Relievo <relievo@example.org>',
  };
  const product = startProcess(environment);
  let wrong = 0;
  const judge = (what: string, isRight: boolean, outcome: string) => {
    if (!isRight) wrong += 1;
    console.log(`${isRight ? 'yes' : 'NO '}  ${what}: ${outcome}`);
  };
  try {
    const url = await product.ready;
    const config = parseConfig(environment);
    const dependencies = createDependencies(config, await prepareDatabaseAccess(config), {
      log: createLog('silent'),
    });
    const api = remoteApi({ url, dependencies });
    const aTeacher = async () => {
      const { cookie, email } = await person(api, { role: 'teacher' });
      return { ...createSender(url, cookie), email };
    };
    const server = () => findDescendant(product.pid, 'serve.ts');
    const serverAtFirst = server();

    await sendScripts(url, await aTeacher(), canary, judge);
    await sendSizes(await aTeacher(), judge);
    await sendFromTwoTabs(await aTeacher(), judge);
    await fillQuota(await aTeacher(), judge);
    if (isSmall) await fillDisk(await aTeacher(), judge);
    else console.log('---  a full disk: only root can lay a small one');
    await loseStorage(await aTeacher(), storage, judge);
    await loseMail(url, await aTeacher(), mailPort, judge);
    judge('the server meanwhile', server() === serverAtFirst, 'never died');
    await restartDatabase(await aTeacher(), () => findDescendant(product.pid, 'postgres -D'), judge);
    await dependencies.close();
  } catch (error) {
    console.error(product.output().slice(-3000));
    throw error;
  } finally {
    await product.end('SIGINT');
    storage.end();
    await s3.stop();
    if (isSmall) execFileSync('umount', [arriving]);
    rmSync(data, { recursive: true, force: true });
  }
  return wrong;
}

type Judge = (what: string, isRight: boolean, outcome: string) => void;

function mountSmallDisk(folder: string): boolean {
  if (process.getuid?.() !== 0) return false;
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function isRefused({ id, sentence = '', status }: Sent): boolean {
  return id === undefined && status >= 400 && /^[A-Z“].*\.$/.test(sentence);
}

function tell({ status, id, sentence }: Sent): string {
  return id === undefined ? `${status}, ${sentence}` : 'taken';
}

let drawn = 0;

/** A small drawing like no other, filled up to so many bytes. */
function draw(bytes = 0): Buffer {
  drawn += 1;
  const start = `<svg xmlns="http://www.w3.org/2000/svg" width="100mm" height="80mm" viewBox="0 0 100 80"><title>Sheet ${drawn}</title><rect x="10" y="10" width="${10 + drawn}" height="30" fill="none" stroke="black"/>`;
  return Buffer.from(`${start}${' '.repeat(Math.max(0, bytes - start.length - 6))}</svg>`);
}

function countDone(conversions: readonly Conversion[]): number {
  return conversions.filter(({ state, resource }) => state === 'done' && resource !== null).length;
}

async function sendScripts(url: string, sender: Sender, canary: Canary, judge: Judge): Promise<void> {
  const unguarded = await countUnguarded(canary);
  const before = canary.calls().length;
  judge('the drawings in a browser that nobody guards', unguarded > 5, `${unguarded} calls at the canary`);
  const svgs = listScriptSvgs(canary.address);
  for (const { name, svg } of svgs) await sender.send(`${name}.svg`, Buffer.from(svg));
  const conversions = await sender.waitForAll();
  const shown = conversions.flatMap(({ resource }) => (resource ? [resource.id] : []));
  judge(
    'drawings with scripts',
    conversions.length === svgs.length && shown.length === svgs.length,
    `${shown.length} of ${svgs.length} became drafts`,
  );
  const looks = await lookAtAll(url, sender.cookie, shown);
  const calls = canary.calls().length - before;
  judge(
    'the same by address, in an <img> and on our pages',
    calls === 0,
    `${looks} looks, ${calls} calls at the canary`,
  );
  canary.forget(unguarded);
}

async function sendSizes(sender: Sender, judge: Judge): Promise<void> {
  for (const [name, size] of [
    ['empty.pdf', 0],
    ['huge.pdf', 5 * 1024 * MEGABYTE],
  ] as const) {
    const sent = await sender.begin(name, size);
    judge(`a file of ${size} bytes`, isRefused(sent), tell(sent));
  }
}

async function sendFromTwoTabs(sender: Sender, judge: Judge): Promise<void> {
  const content = draw();
  const both = await Promise.all([sender.send('one.svg', content), sender.send('one.svg', content)]);
  const conversions = await sender.waitForAll();
  judge(
    'two tabs that send one file',
    both.every(({ status }) => status === 200) && both[0].id === both[1].id && countDone(conversions) === 1,
    `${both.map(tell).join(', ')}; ${countDone(conversions)} draft`,
  );
}

async function fillQuota(sender: Sender, judge: Judge): Promise<void> {
  const sent: Sent[] = [];
  for (let at = 0; at < 4; at += 1) sent.push(await sender.send(`large ${at}.svg`, draw(5 * MEGABYTE)));
  const refused = sent.filter(isRefused);
  const small = await sender.send('small.svg', draw());
  judge(
    `a quota of ${QUOTA_MB} MB`,
    refused.length === 2 && small.status === 200,
    `${sent.length - refused.length} large ones and a small one taken; ${refused.length} refused: ${refused[0]?.sentence}`,
  );
  await sender.waitForAll();
}

async function fillDisk(sender: Sender, judge: Judge): Promise<void> {
  const large = await sender.send('large.svg', draw(10 * MEGABYTE));
  const small = await sender.send('small.svg', draw());
  const conversions = await sender.waitForAll();
  judge(
    'a full disk',
    isRefused(large) && small.status === 200 && countDone(conversions) === 1,
    `${tell(large)} The next one is ${tell(small)}.`,
  );
}

async function loseStorage(
  sender: Sender,
  storage: { open(): void; close(): void },
  judge: Judge,
): Promise<void> {
  storage.close();
  const lost = await sender.send('lost.svg', draw());
  storage.open();
  const again = await sender.send('again.svg', draw());
  const conversions = await sender.waitForAll();
  judge(
    'a storage that is down',
    isRefused(lost) && again.status === 200 && countDone(conversions) === 1,
    `${tell(lost)} When it is back: ${tell(again)}.`,
  );
}

/** A letter is asked for while nobody takes letters; files go on, and it comes when there is a server. */
async function loseMail(
  url: string,
  sender: Sender & { readonly email: string },
  port: number,
  judge: Judge,
): Promise<void> {
  const asked = await ask(url, {
    method: 'POST',
    url: '/api/password-reset/request',
    payload: { email: sender.email },
  });
  const sent = await sender.send('meanwhile.svg', draw());
  const conversions = await sender.waitForAll();
  const mail = await startSmtpServer({ port });
  const hasCome = () => mail.received.some(({ recipients }) => recipients.includes(sender.email));
  await waitUntil('the letter has come', hasCome, PATIENCE_MS);
  await mail.stop();
  judge(
    'mail that is down',
    asked.statusCode === 200 && sent.status === 200 && countDone(conversions) === 1,
    `asked for a letter: ${asked.statusCode}; a file meanwhile: ${tell(sent)}; the letter came when there was a server`,
  );
}

const FILES = 12;

async function restartDatabase(
  sender: Sender,
  database: () => number | undefined,
  judge: Judge,
): Promise<void> {
  for (let at = 0; at < FILES; at += 1) await sender.send(`sheet ${at}.svg`, draw());
  const pid = database();
  if (pid === undefined) throw new Error('No database runs.');
  // A fast shutdown: it ends every connection in the middle of what it does.
  process.kill(pid, 'SIGINT');
  await wait(100);
  const conversions = await sender.waitForAll();
  judge(
    'a database that restarts in the middle',
    countDone(conversions) === FILES,
    `${countDone(conversions)} of ${FILES} files became one draft each`,
  );
}
