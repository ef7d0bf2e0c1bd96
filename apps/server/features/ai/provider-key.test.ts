import { describe, expect, test } from 'vitest';
import { createSeal } from '../../platform/seal.ts';
import { FAULTS, says } from '../../testing/ai/ai-server.ts';
import { useDatabase } from '../../testing/database.ts';
import { person } from '../../testing/http/people.ts';
import { codeOf, KEY, useAi } from './testing/use-ai.ts';

const { provider, api, people, call, proposalFor } = await useAi(useDatabase());

describe('the key of the provider', () => {
  const sealed = async () => {
    const [row] = await api.dependencies.database.asSystem((tx) =>
      tx.query<{ sealed_key: Buffer }>('', 'select sealed_key from ai_settings'),
    );
    return row?.sealed_key ?? Buffer.alloc(0);
  };

  test('is stored encrypted and never leaves the server', async () => {
    expect((await sealed()).toString('latin1')).not.toContain(KEY.slice(3, 12));
    const told = (await call('GET', '/admin/ai', people.root)).body;
    expect(JSON.parse(told)).toEqual({
      provider: 'Example AI',
      endpoint: provider.endpoint,
      model: 'small',
      key: 'set',
      keyEnding: '1234',
      keySetAt: expect.any(String),
    });
    expect(told).not.toContain(KEY.slice(0, 12));
    const short = await call('PUT', '/admin/ai/key', people.root, { key: 'local' });
    expect(short.json()).toMatchObject({ key: 'set', keyEnding: null });
  });

  test('is encrypted anew each time, and deleted on request', async () => {
    const before = await sealed();
    await call('PUT', '/admin/ai/key', people.root, { key: KEY });
    expect((await sealed()).equals(before)).toBe(false);
    expect((await call('DELETE', '/admin/ai/key', people.root)).json()).toMatchObject({
      key: 'missing',
      keySetAt: null,
    });
    expect((await sealed()).length).toBe(0);
  });

  test('may be set by super administrators, and not by administrators', async () => {
    const admin = await person(api, { role: 'admin' });
    for (const [method, url] of [
      ['GET', '/admin/ai'],
      ['PUT', '/admin/ai/key'],
      ['DELETE', '/admin/ai/key'],
      ['POST', '/admin/ai/test'],
    ] as const)
      expect(codeOf(await call(method, url, admin, method === 'PUT' ? { key: KEY } : undefined))).toBe(
        'forbidden',
      );
  });

  test('counts as missing and says so when it was encrypted with another secret or for another server', async () => {
    const [{ languageModel, seal }, context] = [
      api.dependencies,
      `ai key for ${new URL(provider.endpoint).origin}`,
    ];
    const write = (value: Buffer) =>
      api.dependencies.database.asSystem((tx) =>
        tx.query('', 'update ai_settings set sealed_key = $1', [value]),
      );
    const others = createSeal(Buffer.alloc(32, 7).toString('base64url'));
    for (const value of [others.seal(KEY, context), seal.seal(KEY, 'ai key for https://elsewhere.example')]) {
      await write(value);
      expect(codeOf(await call('POST', '/decrypt-api-key', people.ada))).toBe('ai_key_missing');
      expect((await call('GET', '/admin/ai', people.root)).json()).toMatchObject({
        key: 'unreadable',
        keyEnding: null,
      });
      expect((await call('POST', '/admin/ai/test', people.root)).json()).toEqual({ outcome: 'key_missing' });
    }
    await write(seal.seal(KEY, context));
    expect(languageModel.provider).toBe('Example AI');
    expect((await proposalFor(people.ada)).statusCode).toBe(200);
  });

  test('is logged when it is set and when it is deleted, without the key itself', async () => {
    await call('DELETE', '/admin/ai/key', people.root);
    const rows = await api.dependencies.database.asOwner((tx) =>
      tx.query<{ action: string; actor_id: string; details: unknown }>(
        '',
        "select action, actor_id, details from audit_log where action like 'ai.key%' order by id desc limit 2",
      ),
    );
    expect(rows).toEqual(
      ['ai.key_cleared', 'ai.key_set'].map((action) => ({
        action,
        actor_id: people.root.session.user.id,
        details: { provider: 'Example AI' },
      })),
    );
  });
});

test.each([
  ['works', says('Maps.')],
  ['key_refused', FAULTS['a refused key']],
  ['refused', FAULTS['too many requests']],
  ['unreachable', FAULTS['a dropped connection']],
  ['unreadable', FAULTS['a page']],
  ['unreadable', FAULTS['words of white space alone']],
] as const)('testing the connection reports %s', async (outcome, behaviour) => {
  provider.behave(behaviour);
  expect((await call('POST', '/admin/ai/test', people.root)).json()).toEqual({ outcome });
});
