import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parseConfig, readSettingsFile, settingsSchema } from './config.ts';
import { Refusal } from './platform/refusal.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://relievo.example.org/',
  SMTP_URL: 'smtps://mail.example.org',
  MAIL_FROM: 'relievo@example.org',
};

describe('settings', () => {
  test.each([
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be one of development, test, production.'],
    [{ SECRET: 'short' }, 'SECRET must have at least 32 characters.'],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
    ],
    [{ SMTP_URL: 'mail.example.org' }, 'SMTP_URL must be an address that begins with smtp:// or smtps://.'],
    [{ S3_PATH_STYLE: 'true' }, 'S3_PATH_STYLE must be one of yes, no.'],
    [{ LIMIT_FILE_MB: '-1' }, 'LIMIT_FILE_MB must be a whole number from 1 to 102400.'],
    [
      { DATABASE_DIRECT_URL: 'postgres://localhost/x' },
      'DATABASE_URL is missing: DATABASE_DIRECT_URL is the way around its pooler.',
    ],
    [{ STORAGE: 's3' }, 'S3_BUCKET is missing: STORAGE=s3 needs a bucket.'],
    [
      { GOOGLE_CLIENT_ID: 'x' },
      'GOOGLE_CLIENT_SECRET is missing: it is needed together with GOOGLE_CLIENT_ID.',
    ],
    [
      { OIDC_ISSUER: 'https://login.example.org', OIDC_CLIENT_ID: 'x' },
      'OIDC_CLIENT_SECRET is missing: it is needed together with OIDC_ISSUER and OIDC_CLIENT_ID.',
    ],
    [
      { TRUSTED_PROXIES: '10.0.0.0/8, nonsense' },
      'TRUSTED_PROXIES must be addresses or ranges such as 10.0.0.0/8, with commas between them.',
    ],
    [
      { TRUSTED_PROXIES: '10.0.0.0/33' },
      'TRUSTED_PROXIES must be addresses or ranges such as 10.0.0.0/8, with commas between them.',
    ],
    [
      { MAIL_FROM: 'nobody' },
      'MAIL_FROM must be an address such as relievo@example.org or Relievo <relievo@example.org>.',
    ],
    [{ SMTP_URL: 'smtp:x' }, 'SMTP_URL must be an address that begins with smtp:// or smtps://.'],
    [
      { SMTP_URL: 'smtp://us%er:x@mail.example.org' },
      'SMTP_URL has a % that encodes nothing; a % in a name or password is written %25.',
    ],
    [
      { DATABASE_URL: 'postgres://u:p%zz@localhost/x' },
      'DATABASE_URL has a % that encodes nothing; a % in a name or password is written %25.',
    ],
    [
      { PUBLIC_URL: 'https://a:b@relievo.example.org' },
      'PUBLIC_URL must end with the host and its port: no name, no path, no ? and no #.',
    ],
    [
      { PUBLIC_URL: 'https://relievo.example.org/app?x#y' },
      'PUBLIC_URL must end with the host and its port: no name, no path, no ? and no #.',
    ],
    [
      { AI_ENDPOINT: 'http://localhost:11434/v1' },
      'AI_ENDPOINT leads to this machine or a private network; if the server there is yours, set AI_LOCAL=yes.',
    ],
    [
      { AI_ENDPOINT: 'http://169.254.169.254/v1', AI_LOCAL: 'yes' },
      'AI_ENDPOINT leads to an address where no language model stands, and which is never called.',
    ],
    [
      { AI_ENDPOINT: 'http://ai.example.org/v1' },
      'AI_ENDPOINT must begin with https://; only a server of your own, with AI_LOCAL=yes, may do without.',
    ],
  ])('%o is refused in one line that names the variable', (environment, line) => {
    expect(() => parseConfig(environment)).toThrow(new Refusal(line));
  });

  test.each(['MICROSOFT_TENANT', 'S3_BUCKET', 'S3_REGION', 'VIDEO_ID'])(
    '%s is refused when it could change the meaning of an address it stands in',
    (name) => {
      const environment = { VIDEO_PROVIDER: 'youtube', VIDEO_ID: 'x', [name]: '../"><b>' };
      expect(() => parseConfig(environment)).toThrow(
        new Refusal(`${name} may hold letters, digits, dots, hyphens and underscores only.`),
      );
    },
  );

  test('every problem is reported on a line of its own', () => {
    expect(() => parseConfig({ PORT: 'a', STOP_SECONDS: 'b' })).toThrow(
      'PORT must be a whole number from 0 to 65535.\nSTOP_SECONDS must be a whole number from 1 to 600.',
    );
  });

  test('production reports every setting that is missing', () => {
    expect(() => parseConfig({ NODE_ENV: 'production' })).toThrow(
      [
        'PUBLIC_URL is missing: the address under which people reach this server, such as https://relievo.example.org.',
        'SMTP_URL is missing: the mail server that sends to people, such as smtps://user:password@mail.example.org.',
        'MAIL_FROM is missing: the sender of mail, such as Relievo <relievo@example.org>.',
      ].join('\n'),
    );
  });

  test('production refuses a clock that tests can move', () => {
    expect(() => parseConfig({ ...production, CLOCK_AHEAD_FILE: '/tmp/ahead' })).toThrow(
      'CLOCK_AHEAD_FILE is for tests alone: with it locks and sessions would end at any time.',
    );
    expect(parseConfig({ CLOCK_AHEAD_FILE: '/tmp/ahead' }).clockAheadFile).toBe('/tmp/ahead');
  });

  test('production starts no demo and listens to other machines', () => {
    const config = parseConfig(production);
    expect(config).toMatchObject({ mode: 'production', demo: false, http: { host: '0.0.0.0' } });
    expect(config.http.publicUrl).toBe('https://relievo.example.org');
  });

  test('without any settings the demo starts on this machine alone', () => {
    const config = parseConfig({});
    expect(config).toMatchObject({
      mode: 'demo',
      demo: true,
      http: { host: 'localhost', port: 3000, portIsFixed: false },
      storage: { kind: 'disk' },
    });
  });

  test('an empty variable counts as not set', () => {
    expect(parseConfig({ PORT: '', DATABASE_URL: ' ' })).toEqual(parseConfig({}));
  });

  test.each<Record<string, string>>([
    { TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.1,::1, fd00::/8' },
    { MAIL_FROM: 'Relievo at school <relievo@localhost>' },
    { MAIL_FROM: 'relievo@example.org' },
    { SMTP_URL: 'smtps://user%40example.org:p%25%2Fw@mail.example.org:465' },
    { DATABASE_URL: 'postgresql:///relievo?host=/var/run/postgresql' },
    { PUBLIC_URL: 'http://[::1]:8080/' },
    { VIDEO_PROVIDER: 'youtube', VIDEO_ID: '-_aB3' },
    { AI_ENDPOINT: 'http://ollama:11434/v1', AI_LOCAL: 'yes' },
  ])('%o is accepted', (environment) => {
    expect(() => parseConfig(environment)).not.toThrow();
  });

  test('a port that was asked for is kept', () => {
    expect(parseConfig({ PORT: '8080' }).http).toMatchObject({ port: 8080, portIsFixed: true });
  });

  test('the default limits are those that were decided', () => {
    expect(parseConfig({}).limits).toMatchObject({
      fileBytes: 104_857_600,
      batchFiles: 50,
      imagePixels: 50_000_000,
      childMemoryBytes: 1_073_741_824,
    });
  });
});

test('a missing file of settings is no error, and an unreadable one is named', () => {
  expect(readSettingsFile(join(import.meta.dirname, 'no-such-file'))).toEqual({});
  expect(() => readSettingsFile(import.meta.dirname)).toThrow(
    new Refusal(
      `${import.meta.dirname} holds the settings and cannot be read: give this user the right, or remove it.`,
    ),
  );
});

describe('.env.example', () => {
  const example = readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8');
  const uncommented = parseEnv(example.replaceAll(/^# ([A-Z0-9_]+=)/gm, '$1'));

  test('names every setting and no other', () => {
    expect(Object.keys(uncommented).toSorted()).toEqual(Object.keys(settingsSchema.shape).toSorted());
  });

  test('changes no default as it stands', () => {
    expect(parseConfig(parseEnv(example))).toEqual(parseConfig({}));
  });

  test('shows the limits that are in force', () => {
    const limits = Object.fromEntries(
      Object.entries(uncommented).filter(([name]) => name.startsWith('LIMIT_')),
    );
    expect(parseConfig(limits).limits).toEqual(parseConfig({}).limits);
  });
});
