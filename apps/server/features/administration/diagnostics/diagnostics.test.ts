import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { enqueue } from '../../../platform/queue/queue.ts';
import { useDatabase } from '../../../testing/database.ts';
import { person } from '../../../testing/http/people.ts';
import { useApi } from '../../../testing/http/use-api.ts';

/** Every secret that a server can be configured with, each of which would be found in the bundle. */
const SECRETS = {
  SECRET: 'the-root-secret-of-this-installation-0001',
  DATABASE_URL: 'postgres://relievo:database-pass-0002@db.example.org/relievo',
  SMTP_URL: 'smtps://mailer:smtp%2Fpass-0003@mail.example.org',
  S3_SECRET_ACCESS_KEY: 'storage-secret-0004',
  S3_ACCESS_KEY_ID: 'storage-key-id-0005',
  GOOGLE_CLIENT_SECRET: 'google-secret-0006',
  MICROSOFT_CLIENT_SECRET: 'microsoft-secret-0007',
  OIDC_CLIENT_SECRET: 'oidc-secret-0008',
} as const;
const MODEL_KEY = 'sk-language-model-key-0009';
const PARTS = ['database-pass-0002', 'smtp/pass-0003', 'smtp%2Fpass-0003', MODEL_KEY];

const db = useDatabase();
const api = useApi(db, {
  settings: {
    ...SECRETS,
    STORAGE: 's3',
    S3_BUCKET: 'relievo',
    S3_ENDPOINT: 'http://127.0.0.1:1',
    MAIL_FROM: 'Relievo <relievo@example.org>',
    GOOGLE_CLIENT_ID: 'google-client',
    MICROSOFT_CLIENT_ID: 'microsoft-client',
    OIDC_CLIENT_ID: 'oidc-client',
    OIDC_ISSUER: 'https://id.example.org',
  },
});

function fetchBundle(cookie: string) {
  return api.server.inject({ url: '/api/admin/diagnostics.zip', headers: { cookie } });
}

test('a bundle tells how the server is and why jobs failed, and no secret stands anywhere in it', async () => {
  const owner = await person(api, { role: 'super_admin', name: 'Selma Super' });
  const put = await api.server.inject({
    method: 'PUT',
    url: '/api/admin/ai/key',
    headers: { cookie: owner.cookie },
    payload: { key: MODEL_KEY },
  });
  expect(put.statusCode).toBe(200);
  const leaks = [...Object.values(SECRETS), ...PARTS, owner.email].join(' ');
  await db.database.asSystem(async (tx) => {
    const id = await enqueue(tx, 'convert-file', { conversionId: crypto.randomUUID() });
    await tx.query(
      '',
      `update jobs.job set state = 'failed', output = $2, completed_on = now() where id = $1`,
      [id, { message: `The disk was full. ${leaks}` }],
    );
  });
  const answer = await fetchBundle(owner.cookie);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  const files = Object.entries(unzipSync(answer.rawPayload)).map(
    ([name, bytes]) => [name, Buffer.from(bytes).toString()] as const,
  );
  expect(files.map(([name]) => name)).toEqual([
    'README.txt',
    'health.json',
    'configuration.json',
    'settings.json',
    'failed-jobs.json',
  ]);
  for (const [name, text] of files)
    for (const secret of [...Object.values(SECRETS), ...PARTS, owner.email, owner.cookie, 'Selma'])
      expect(text.includes(secret), `${secret} in ${name}`).toBe(false);
  const told = Object.fromEntries(files);
  expect(told['failed-jobs.json']).toContain('The disk was full.');
  expect(JSON.parse(told['configuration.json'] ?? '')).toMatchObject({
    storage: 's3',
    mail: 'server',
    providers: ['google', 'microsoft', 'oidc'],
  });
  const written = await db.database.asOwner((tx) =>
    tx.query('', `select actor_id from audit_log where action = 'diagnostics.exported'`),
  );
  expect(written).toEqual([{ actor_id: owner.session.user.id }]);
});

test('an administrator and a guest get no bundle', async () => {
  const admin = await person(api, { role: 'admin' });
  expect((await fetchBundle(admin.cookie)).json().code).toBe('forbidden');
  expect((await fetchBundle('')).json().code).toBe('sign_in_required');
});
