import { join } from 'node:path';
import product from '../../package.json' with { type: 'json' };
import { choosePublicAddress } from './address.ts';
import type { Config } from './config.ts';
import { type DatabaseAccess, describePath } from './connections.ts';
import { diagnoseConfig } from './diagnosis.ts';
import type { ProviderDependencies } from './features/accounts/providers/service.ts';
import { createPasswords } from './features/accounts/service.ts';
import { openLanguageModel } from './features/ai/service.ts';
import { SHARING } from './features/library/reader-service.ts';
import { KEEPING_TRACED } from './features/pictures/service.ts';
import { openPictureEncoder } from './features/profiles/service.ts';
import { openDraughtsman } from './features/thumbnails/service.ts';
import type { JobDependencies } from './jobs.ts';
import { createDiskArrivals } from './platform/arrivals/disk-arrivals.ts';
import { createBackground } from './platform/background/background.ts';
import { type Clock, createClockAheadBy, systemClock } from './platform/clock/clock.ts';
import { type Database, openDatabase } from './platform/database/database.ts';
import { openListener } from './platform/database/listener.ts';
import { describeHeld } from './platform/isolation/detect.ts';
import { HOW_TO_GET_IT, openIsolation } from './platform/isolation/isolation.ts';
import { createLog, type Log } from './platform/log/log.ts';
import { createDiskMail } from './platform/mail/disk-mail.ts';
import { readOutbox } from './platform/mail/disk-outbox.ts';
import type { Mail, MailAddress } from './platform/mail/mail.ts';
import { createSmtpMail } from './platform/mail/smtp-mail.ts';
import { openIdProvider } from './platform/openid/openid.ts';
import { followChanges } from './platform/progress/changes.ts';
import { checkQueue } from './platform/queue/queue.ts';
import { createSeal, type Seal } from './platform/seal.ts';
import { openSecrets } from './platform/secrets.ts';
import { createSharedAnswers } from './platform/sharing/shared-answers.ts';
import { measureDisk } from './platform/storage/disk-space.ts';
import { createDiskStorage } from './platform/storage/disk-storage.ts';
import { createS3Storage } from './platform/storage/s3-storage.ts';
import type { Storage } from './platform/storage/storage.ts';
import type { RouterDependencies } from './router.ts';

/** The one place where the real things meet; server and worker both begin here. */
export interface Dependencies extends RouterDependencies, JobDependencies {
  readonly clock: Clock;
  readonly log: Log;
  readonly database: Database;
  readonly storage: Storage;
  readonly mail: Mail;
  close(): Promise<void>;
}

export interface Replacements {
  readonly clock?: Clock;
  readonly log?: Log;
}

export function createDependencies(
  config: Config,
  { connections, direct }: DatabaseAccess,
  { clock = clockOf(config), log = createLog(config.log.level) }: Replacements = {},
): Dependencies {
  const database = openDatabase(connections, {
    size: config.database.poolSize,
    onLost: (error) => log.warn({ err: error }, 'an idle connection to the database was lost'),
  });
  const listener = openListener(direct.app, {
    channels: ['conversions', 'job_progress', 'notices', 'sessions_ended'],
    onLost: (error) => log.warn({ err: error }, 'the connection that listens for changes was lost'),
  });
  const storage = openStorage(config);
  const mail = openMail(config);
  const background = createBackground(log);
  const isolation = openIsolation({
    allowWeak: config.allowWeakIsolation,
    asWritten: config.mode === 'development',
  });
  const draughtsman = openDraughtsman(isolation);
  return {
    clock,
    log,
    background,
    database,
    storage,
    arrivals: createDiskArrivals({ folder: join(config.dataDirectory, 'arriving', 'uploads') }),
    uploading: uploadingOf(config),
    organizationBytes: config.limits.organizationStorageBytes,
    mail,
    draughtsman,
    pictureEncoder: openPictureEncoder(isolation),
    passwords: createPasswords(),
    site: () => ({ publicUrl: choosePublicAddress(config) }),
    providers: openProviders(config),
    providerNames: {
      google: 'Google',
      microsoft: 'Microsoft',
      oidc: config.signIn.oidc?.name ?? 'Single sign-on',
    },
    languageModel: openLanguageModel(config.ai),
    seal: openSeal(config),
    descriptionsADay: config.ai.descriptionsADay,
    lettersKey: openSecrets(config.dataDirectory, config.secret).for('letters'),
    outbox: (atMost) => readOutbox(outboxOf(config), atMost),
    product: {
      grantAcknowledgement: config.site.grantAcknowledgement ?? null,
      isDemo: config.demo,
      video: config.site.video ?? null,
    },
    recoveryKey: openSecrets(config.dataDirectory, config.secret).for('recovery codes'),
    visitKey: openSecrets(config.dataDirectory, config.secret).for('visits'),
    isolation,
    making: makingOf(config),
    progressChanges: followChanges(listener.channels.job_progress),
    conversionChanges: followChanges(listener.channels.conversions),
    noticeChanges: followChanges(listener.channels.notices),
    sessionEnds: followChanges(listener.channels.sessions_ended),
    archiveBytes: config.limits.outputBytes,
    answers: createSharedAnswers({ clock, ...SHARING }),
    tracedPictures: createSharedAnswers({ clock, ...KEEPING_TRACED }),
    healthChecks: {
      database: () => database.ping(),
      storage: () => storage.check(),
      queue: () => checkQueue(database),
      mail: () => mail.check(),
    },
    diagnosis: diagnoseConfig(config),
    measureDisk: () => measureDisk(config.dataDirectory),
    versions: { relievo: product.version, node: process.versions.node },
    async close() {
      await background.settled();
      await listener.close();
      await draughtsman.close();
      await database.close();
    },
  };
}

/** Logs one line at the start if a pooler or a proxy is between the server and the database. */
export function logDatabasePath({ log }: Pick<Dependencies, 'log'>, access: DatabaseAccess): void {
  const words = describePath(access);
  if (words !== undefined) log.info(words);
}

/** Logs one line at the start: how the programs that open uploaded files are isolated from the machine. */
export async function logIsolation({
  isolation,
  log,
}: Pick<Dependencies, 'isolation' | 'log'>): Promise<void> {
  const held = await isolation.held();
  if (held.isStrong) log.info(describeHeld(held));
  else log.warn(isolation.allowsWeak ? describeHeld(held) : HOW_TO_GET_IT);
}

/** Returns the memory, time and disk that one output may take. */
function makingOf({ limits }: Config): Dependencies['making'] {
  const { childMemoryBytes: memoryBytes, pageSeconds: seconds, outputBytes: diskBytes } = limits;
  return { memoryBytes, seconds, diskBytes };
}

/** Returns the limits of uploads. */
function uploadingOf({ limits }: Config): Dependencies['uploading'] {
  const { fileBytes, videoBytes, batchFiles, personStorageBytes, organizationStorageBytes } = limits;
  return {
    fileBytes,
    videoBytes,
    batchFiles,
    mostBytes: personStorageBytes,
    mostOrganizationBytes: organizationStorageBytes,
  };
}

function clockOf({ clockAheadFile }: Config): Clock {
  return clockAheadFile === undefined ? systemClock : createClockAheadBy(clockAheadFile);
}

/** Opens and closes what only this installation may read. */
export function openSeal({ dataDirectory, secret }: Config): Seal {
  return createSeal(openSecrets(dataDirectory, secret).for('sealed settings'));
}

/** Opens the sign-in providers that the settings name. Google and Microsoft have fixed addresses. */
function openProviders({ signIn: { google, microsoft, oidc } }: Config): ProviderDependencies['providers'] {
  return {
    ...(google && { google: openIdProvider({ ...google, issuer: 'https://accounts.google.com' }) }),
    ...(microsoft && {
      microsoft: openIdProvider({
        ...microsoft,
        issuer: `https://login.microsoftonline.com/${microsoft.tenant}/v2.0`,
      }),
    }),
    ...(oidc && { oidc: openIdProvider(oidc) }),
  };
}

/** Opens the storage of files that the settings name. */
export function openStorage({ storage, dataDirectory }: Config): Storage {
  if (storage.kind === 'disk') return createDiskStorage({ folder: dataDirectory });
  return createS3Storage({ ...storage, spoolFolder: join(dataDirectory, 'arriving') });
}

/** Returns the folder of emails when there is no mail server. */
function outboxOf({ dataDirectory }: Pick<Config, 'dataDirectory'>) {
  return join(dataDirectory, 'outbox');
}

function openMail({ mail: { smtpUrl, from }, dataDirectory }: Config): Mail {
  const sender = senderOf(from);
  if (smtpUrl === undefined) return createDiskMail({ folder: outboxOf({ dataDirectory }), from: sender });
  const { hostname, port, protocol, username, password } = new URL(smtpUrl);
  const secure = protocol === 'smtps:';
  return createSmtpMail({
    host: hostname,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    ...(username && password
      ? { user: decodeURIComponent(username), password: decodeURIComponent(password) }
      : {}),
    from: sender,
  });
}

/** `Relievo <relievo@example.org>`, or the address alone. */
function senderOf(from: string): MailAddress {
  const [, before = '', address] = /^([^<>]*)<([^<>]+)>$/.exec(from.trim()) ?? [];
  const name = before.trim();
  return address === undefined ? { address: from.trim() } : { address, ...(name ? { name } : {}) };
}
