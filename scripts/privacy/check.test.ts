import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { readSchema } from '../../apps/server/testing/schema/read-schema.ts';
import {
  findBrowserFaults,
  findCookieNameFaults,
  findOutboundFaults,
  findPrivacyFaults,
  findTableFaults,
  findTimeFaults,
} from './check.ts';
import { readSources } from './sources.ts';

const folder = mkdtempSync(join(tmpdir(), 'relievo-privacy-'));
afterAll(() => rmSync(folder, { recursive: true }));

let trees = 0;
function plant(files: Readonly<Record<string, string>>): string {
  trees += 1;
  const root = join(folder, String(trees));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

test('the privacy policy tells of everything that is stored and sent', { tags: 'exhaustive' }, () => {
  expect(findPrivacyFaults(fileURLToPath(new URL('../..', import.meta.url)))).toEqual([]);
});

test('a column without its line asks for one, and a line whose column is gone asks to be removed', () => {
  const schema = readSchema(
    `create table public.pets (\n  id uuid not null,\n  owner uuid,\n  "called" text default 'a, b'::text\n);\n`,
  );
  const declared = {
    pets: { purpose: '', kept: 'account', fields: { number: 'id', name: 'name' } },
    gone: { purpose: '', kept: 'account', fields: { number: 'id' } },
  } as const;
  expect(findTableFaults(schema, declared).map((fault) => fault.replace(/[:,] .*$/, ''))).toEqual([
    'The privacy policy does not tell of pets.owner',
    'The privacy policy does not tell of pets.called',
    'The privacy policy tells of pets.name',
    'The privacy policy tells of gone.id',
  ]);
});

const KEPT = { purpose: '', kept: '' };

test('a cookie, a storage key and a store of its own ask for their lines', () => {
  const { storageKeys, cookies, strayStores } = readSources(
    plant({
      'apps/web/features/a.ts': "writeStored('relievo-a', 1); writeStored(`relievo-draft-b-${id}`, 1);",
      'apps/web/features/b.ts': "document.cookie = 'x=1';",
      'apps/web/features/c.tsx': 'const kept = sessionStorage;',
      'apps/web/features/d.test.ts': "localStorage.setItem('relievo-d', '1');",
      'apps/server/platform/http/requests/request-context.ts': "browserSecret('new-mark');",
      'apps/server/features/e.ts': "reply.setCookie('own', '1');",
    }),
  );
  expect(
    findBrowserFaults('storage key', storageKeys, [
      { ...KEPT, name: 'relievo-draft-' },
      { ...KEPT, name: 'relievo-old' },
    ]),
  ).toEqual([
    expect.stringContaining('does not tell of the storage key relievo-a of apps/web/features/a.ts'),
    'The privacy policy tells of the storage key relievo-old, which nothing uses.',
  ]);
  expect([...cookies.keys()]).toEqual(['relievo-new-mark']);
  expect(strayStores.toSorted()).toEqual([
    'apps/server/features/e.ts',
    'apps/web/features/b.ts',
    'apps/web/features/c.tsx',
  ]);
});

test('a file that can call others and a host that is new ask for their lines', () => {
  const sources = readSources(
    plant({
      'apps/server/platform/beacon.ts':
        "import { request } from 'node:https';\nrequest('https://track.example.com/x');",
      'apps/server/platform/address.ts': "import { isIP, type Socket } from 'node:net';",
      'packages/convert/src/load.ts': 'await fetch(address);',
      'apps/web/features/own.ts': "await fetch('/api/x');",
    }),
  );
  expect(sources.callers).toEqual(['apps/server/platform/beacon.ts', 'packages/convert/src/load.ts']);
  expect(findOutboundFaults(sources)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('apps/server/platform/beacon.ts can call others'),
      expect.stringContaining('packages/convert/src/load.ts can call others'),
      expect.stringContaining('apps/server/platform/beacon.ts names track.example.com'),
      'The privacy policy tells of calls by apps/server/platform/ai/post.ts, which makes none.',
    ]),
  );
});

test('the columns of every schema and the table of migrations are read, and ask for their lines', () => {
  const schema = readSchema(
    'create table jobs.job (\n  id uuid not null\n);\ncreate table public.schema_migrations (\n  name text\n);\n',
  );
  expect(findTableFaults(schema, {})).toEqual([
    expect.stringContaining('does not tell of jobs.job.id'),
    expect.stringContaining('does not tell of schema_migrations.name'),
  ]);
});

test('a cookie of the server asks for its name on https', () => {
  const own = [{ ...KEPT, name: 'relievo', isOfServer: true as const }];
  const given = (secure: boolean) => (secure ? '__Host-relievo' : 'relievo');
  expect(findCookieNameFaults(given, own)).toEqual([]);
  expect(findCookieNameFaults((secure) => (secure ? '__Secure-relievo' : 'relievo'), own)).toEqual([
    'On https the cookie relievo is called __Secure-relievo, and the privacy policy says __Host-relievo.',
  ]);
  expect(findCookieNameFaults(given, [...own, { ...KEPT, name: 'relievo-new' }])).toEqual([
    'The privacy policy does not say what the cookie relievo-new is called on https.',
  ]);
});

test('a file that speaks by voices of the browser itself is a fault', () => {
  const { straySpeakers } = readSources(
    plant({
      'apps/web/features/a.ts': 'speechSynthesis.speak(new SpeechSynthesisUtterance(text));',
      'apps/web/features/b.ts': "const api = globalThis['speechSynthesis'];",
      'apps/web/features/c.tsx': 'const listener = new window.webkitSpeechRecognition();',
      'apps/web/features/d.ts': "speakBy(voice, 'Circle.');",
      'apps/web/features/e.test.ts': 'speechSynthesis.cancel();',
      'apps/web/lib/speaking/own-voice.ts': 'speechSynthesis.cancel();',
    }),
  );
  expect(straySpeakers).toEqual([
    'apps/web/features/a.ts',
    'apps/web/features/b.ts',
    'apps/web/features/c.tsx',
  ]);
});

test('a time that the code no longer says is a fault', () => {
  expect(findTimeFaults(() => 'KEPT_DAYS = 60')).toContainEqual(
    expect.stringContaining(
      'says “30 days”, and apps/server/features/mail/rules.ts no longer says “KEPT_DAYS = 30”',
    ),
  );
});
