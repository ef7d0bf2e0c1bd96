import { expect, test } from 'vitest';
import { jsonImporter } from './json.ts';

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

test('lists and records that are nested too deep are refused before they are read', async () => {
  for (const text of [`[{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}]`, '{"a":'.repeat(100_000)])
    expect(await jsonImporter.open({ name: 'a.json', bytes: encode(text) })).toMatchObject({
      ok: false,
      problems: [{ code: 'document_too_deep' }],
    });
});

test('brackets within text are not counted as depth', async () => {
  const text = JSON.stringify([
    { name: `\\"${'['.repeat(1000)}`, value: 1 },
    { name: 'b', value: 2 },
  ]);
  expect(await jsonImporter.open({ name: 'a.json', bytes: encode(text) })).toMatchObject({ ok: true });
});
