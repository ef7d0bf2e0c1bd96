import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { findEndpointProblem } from './platform/ai/endpoint-problem.ts';
import { Refusal } from './platform/refusal.ts';
import {
  address,
  choice,
  mailSender,
  megabytes,
  networks,
  origin,
  plainName,
  readSettings,
  secret,
  settingsRefusal,
  text,
  wholeNumber,
  yesOrNo,
} from './platform/settings.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const DEFAULT_PORT = 3000;
const GB = 1024;

/** Every setting there is. .env.example says what each is for, and a test keeps the two alike. */
export const settingsSchema = z.object({
  NODE_ENV: choice('development', 'test', 'production').optional(),
  HOST: text().optional(),
  PORT: wholeNumber(0, 65_535).optional(),
  PUBLIC_URL: origin('http', 'https').optional(),
  TRUSTED_PROXIES: networks().optional(),
  LOG_LEVEL: choice('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').optional(),
  CLOCK_AHEAD_FILE: text().optional(),
  STOP_SECONDS: wholeNumber(1, 600).prefault('10'),

  DATA_DIR: text().prefault('data'),
  SECRET: secret().optional(),

  DATABASE_URL: address('postgres', 'postgresql').optional(),
  DATABASE_DIRECT_URL: address('postgres', 'postgresql').optional(),
  DATABASE_POOL_SIZE: wholeNumber(2, 500).prefault('16'),
  POSTGRES_BIN: text().optional(),

  STORAGE: choice('disk', 's3').prefault('disk'),
  S3_ENDPOINT: address('http', 'https').optional(),
  S3_REGION: plainName().prefault('us-east-1'),
  S3_BUCKET: plainName().optional(),
  S3_ACCESS_KEY_ID: text().optional(),
  S3_SECRET_ACCESS_KEY: text().optional(),
  S3_PATH_STYLE: yesOrNo().prefault('no'),

  SMTP_URL: address('smtp', 'smtps').optional(),
  MAIL_FROM: mailSender().optional(),

  GOOGLE_CLIENT_ID: text().optional(),
  GOOGLE_CLIENT_SECRET: text().optional(),
  MICROSOFT_CLIENT_ID: text().optional(),
  MICROSOFT_CLIENT_SECRET: text().optional(),
  MICROSOFT_TENANT: plainName().prefault('common'),
  OIDC_NAME: text().prefault('Single sign-on'),
  OIDC_ISSUER: address('http', 'https').optional(),
  OIDC_CLIENT_ID: text().optional(),
  OIDC_CLIENT_SECRET: text().optional(),

  AI_PROVIDER: text().prefault('OpenAI'),
  AI_ENDPOINT: address('http', 'https').prefault('https://api.openai.com/v1'),
  AI_MODEL: text().prefault('gpt-4o-mini'),
  AI_LOCAL: yesOrNo().prefault('no'),

  ALLOW_WEAK_ISOLATION: choice('0', '1').prefault('0'),
  WORKER_JOBS: wholeNumber(1, 64).prefault('2'),
  WORKER_PROCESSES: wholeNumber(0, 64).prefault('1'),

  VIDEO_PROVIDER: choice('youtube', 'vimeo').optional(),
  VIDEO_ID: plainName().optional(),
  GRANT_ACKNOWLEDGEMENT: text().optional(),

  LIMIT_FILE_MB: megabytes(100 * GB).prefault('100'),
  LIMIT_VIDEO_MB: megabytes(100 * GB).prefault('500'),
  LIMIT_BATCH_FILES: wholeNumber(1, 1_000).prefault('50'),
  LIMIT_PDF_PAGES: wholeNumber(1, 10_000).prefault('200'),
  LIMIT_IMAGE_PIXELS: wholeNumber(1, 1_000_000_000).prefault('50000000'),
  LIMIT_TABLE_CELLS: wholeNumber(1, 100_000_000).prefault('1000000'),
  LIMIT_SVG_MB: megabytes(GB).prefault('20'),
  LIMIT_SVG_ELEMENTS: wholeNumber(1, 10_000_000).prefault('100000'),
  LIMIT_CHILD_MEMORY_MB: megabytes(64 * GB).prefault('1024'),
  LIMIT_PAGE_SECONDS: wholeNumber(1, 3_600).prefault('120'),
  LIMIT_OUTPUT_MB: megabytes(100 * GB).prefault('200'),
  LIMIT_PERSON_DESCRIPTIONS: wholeNumber(1, 1_000_000).prefault('50'),
  LIMIT_ALL_DESCRIPTIONS: wholeNumber(1, 1_000_000_000).prefault('2000'),
  LIMIT_PERSON_STORAGE_MB: megabytes(100_000 * GB).prefault('2048'),
  LIMIT_ORGANIZATION_STORAGE_MB: megabytes(100_000 * GB).prefault('20480'),
});

type Settings = z.output<typeof settingsSchema>;
export type Config = ReturnType<typeof configOf>;
export type Limits = Config['limits'];

/** Reads the environment. Process variables win over those in the file .env, and no other function reads them. */
export function readConfig(): Config {
  return parseConfig({ ...readSettingsFile(join(ROOT, '.env')), ...process.env });
}

/** Reads the settings of a file, or none if the file is missing. */
export function readSettingsFile(file: string): Readonly<Record<string, string | undefined>> {
  if (!existsSync(file)) return {};
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch {
    throw new Refusal(
      `${file} holds the settings and cannot be read: give this user the right, or remove it.`,
    );
  }
}

export function parseConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const settings = readSettings(settingsSchema, environment);
  const problems = [
    ...findIncompleteSettings(settings),
    ...findWrongEndpoint(settings),
    ...findProductionProblems(settings),
  ];
  if (problems.length > 0) throw settingsRefusal(problems);
  return configOf(settings);
}

/** Settings that only make sense together. */
const GROUPS = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ['VIDEO_PROVIDER', 'VIDEO_ID'],
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
] as const satisfies readonly (readonly (keyof Settings)[])[];

function findIncompleteSettings(settings: Settings): string[] {
  const halves = GROUPS.filter((names) => names.some((name) => settings[name] !== undefined)).flatMap(
    (names) =>
      names
        .filter((name) => settings[name] === undefined)
        .map(
          (name) =>
            `${name} is missing: it is needed together with ${names.filter((other) => other !== name).join(' and ')}`,
        ),
  );
  const bucket =
    settings.STORAGE === 's3' && !settings.S3_BUCKET
      ? ['S3_BUCKET is missing: STORAGE=s3 needs a bucket']
      : [];
  const around =
    settings.DATABASE_DIRECT_URL && !settings.DATABASE_URL
      ? ['DATABASE_URL is missing: DATABASE_DIRECT_URL is the way around its pooler']
      : [];
  return [...halves, ...bucket, ...around];
}

function findWrongEndpoint({ AI_ENDPOINT, AI_LOCAL }: Settings): string[] {
  const problem = findEndpointProblem(AI_ENDPOINT, AI_LOCAL);
  return problem === undefined ? [] : [`AI_ENDPOINT ${problem}`];
}

function findProductionProblems(settings: Settings): string[] {
  if (settings.NODE_ENV !== 'production') return [];
  const needed = {
    PUBLIC_URL: 'the address under which people reach this server, such as https://relievo.example.org',
    SMTP_URL: 'the mail server that sends to people, such as smtps://user:password@mail.example.org',
    MAIL_FROM: 'the sender of mail, such as Relievo <relievo@example.org>',
  } as const;
  const missing = Object.entries(needed)
    .filter(([name]) => settings[name as keyof typeof needed] === undefined)
    .map(([name, meaning]) => `${name} is missing: ${meaning}`);
  const turned =
    settings.CLOCK_AHEAD_FILE === undefined
      ? []
      : ['CLOCK_AHEAD_FILE is for tests alone: with it locks and sessions would end at any time'];
  return [...missing, ...turned];
}

/** Groups the settings by subject. */
function configOf(settings: Settings) {
  const production = settings.NODE_ENV === 'production';
  const mode = settings.NODE_ENV ?? 'demo';
  return {
    mode,
    /** Demo mode has demo accounts, /dev/setup and an outbox that anyone on this machine can read. */
    demo: mode === 'demo' || mode === 'development',
    root: ROOT,
    http: {
      host: settings.HOST ?? (production ? '0.0.0.0' : 'localhost'),
      port: settings.PORT ?? DEFAULT_PORT,
      /** A port that the settings name is not exchanged for another one. */
      portIsFixed: settings.PORT !== undefined,
      publicUrl: settings.PUBLIC_URL?.replace(/(?<!\/)\/+$/, ''),
      trustedProxies: listOf(settings.TRUSTED_PROXIES),
      stopSeconds: settings.STOP_SECONDS,
    },
    log: { level: settings.LOG_LEVEL ?? (mode === 'test' ? 'silent' : production ? 'info' : 'warn') },
    dataDirectory: resolve(ROOT, settings.DATA_DIR),
    secret: settings.SECRET,
    clockAheadFile: settings.CLOCK_AHEAD_FILE,
    database: {
      url: settings.DATABASE_URL,
      directUrl: settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL,
      poolSize: settings.DATABASE_POOL_SIZE,
      binaries: settings.POSTGRES_BIN,
    },
    storage: settings.STORAGE === 's3' ? s3Of(settings) : { kind: 'disk' as const },
    mail: { smtpUrl: settings.SMTP_URL, from: settings.MAIL_FROM ?? 'Relievo <relievo@localhost>' },
    signIn: {
      google: pairCredentials(settings.GOOGLE_CLIENT_ID, settings.GOOGLE_CLIENT_SECRET),
      microsoft: fillTenant(settings),
      oidc: oidcOf(settings),
    },
    ai: {
      provider: settings.AI_PROVIDER,
      endpoint: settings.AI_ENDPOINT.replace(/(?<!\/)\/+$/, ''),
      model: settings.AI_MODEL,
      isLocal: settings.AI_LOCAL,
      descriptionsADay: {
        person: settings.LIMIT_PERSON_DESCRIPTIONS,
        installation: settings.LIMIT_ALL_DESCRIPTIONS,
      },
    },
    /** Outside production people open their own files. */
    allowWeakIsolation: !production || settings.ALLOW_WEAK_ISOLATION === '1',
    worker: { jobs: settings.WORKER_JOBS, processes: settings.WORKER_PROCESSES },
    site: {
      video:
        settings.VIDEO_PROVIDER && settings.VIDEO_ID
          ? { provider: settings.VIDEO_PROVIDER, id: settings.VIDEO_ID }
          : undefined,
      grantAcknowledgement: settings.GRANT_ACKNOWLEDGEMENT,
    },
    limits: limitsOf(settings),
  };
}

/** Groups the limits, which people see before they upload. Their defaults are in the schema above. */
function limitsOf(settings: Settings) {
  return {
    fileBytes: settings.LIMIT_FILE_MB,
    videoBytes: settings.LIMIT_VIDEO_MB,
    batchFiles: settings.LIMIT_BATCH_FILES,
    pdfPages: settings.LIMIT_PDF_PAGES,
    imagePixels: settings.LIMIT_IMAGE_PIXELS,
    tableCells: settings.LIMIT_TABLE_CELLS,
    svgBytes: settings.LIMIT_SVG_MB,
    svgElements: settings.LIMIT_SVG_ELEMENTS,
    childMemoryBytes: settings.LIMIT_CHILD_MEMORY_MB,
    pageSeconds: settings.LIMIT_PAGE_SECONDS,
    outputBytes: settings.LIMIT_OUTPUT_MB,
    personStorageBytes: settings.LIMIT_PERSON_STORAGE_MB,
    organizationStorageBytes: settings.LIMIT_ORGANIZATION_STORAGE_MB,
  };
}

function s3Of(settings: Settings) {
  return {
    kind: 's3' as const,
    endpoint: settings.S3_ENDPOINT,
    region: settings.S3_REGION,
    bucket: settings.S3_BUCKET ?? '',
    credentials:
      settings.S3_ACCESS_KEY_ID && settings.S3_SECRET_ACCESS_KEY
        ? { accessKeyId: settings.S3_ACCESS_KEY_ID, secretAccessKey: settings.S3_SECRET_ACCESS_KEY }
        : undefined,
    pathStyle: settings.S3_PATH_STYLE,
  };
}

function fillTenant(settings: Settings) {
  const client = pairCredentials(settings.MICROSOFT_CLIENT_ID, settings.MICROSOFT_CLIENT_SECRET);
  return client && { ...client, tenant: settings.MICROSOFT_TENANT };
}

function oidcOf(settings: Settings) {
  const client = pairCredentials(settings.OIDC_CLIENT_ID, settings.OIDC_CLIENT_SECRET);
  return client && settings.OIDC_ISSUER
    ? { ...client, name: settings.OIDC_NAME, issuer: settings.OIDC_ISSUER }
    : undefined;
}

function pairCredentials(clientId: string | undefined, clientSecret: string | undefined) {
  return clientId && clientSecret ? { clientId, clientSecret } : undefined;
}

function listOf(words: string | undefined): string[] {
  return (
    words
      ?.split(',')
      .map((word) => word.trim())
      .filter((word) => word !== '') ?? []
  );
}
