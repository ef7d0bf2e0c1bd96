import { type Drawing, type TextItem, walkLeaves } from '@relievo/graphic/model';
import { getProfile } from '@relievo/graphic/profiles';
import { expect, test } from 'vitest';
import { openBraille } from '../braille/open.ts';
import { transcribeSource } from '../outputs/braille/transcribe.ts';
import { DEFAULT_SETTINGS } from '../settings.ts';
import type { Source } from '../source.ts';
import { importSource } from './import-source.ts';

const translator = openBraille();
const A4 = getProfile('swell-a4');

async function importTable(csv: string, rest: object): Promise<Source> {
  const file = { name: 'table.csv', bytes: new TextEncoder().encode(csv) };
  const made = await importSource(file, { profile: A4, translate: translator.translate, ...rest });
  if (!made.ok) throw new Error(made.problems[0].code);
  return made.value.source;
}

function listTexts({ drawing, furtherSheets = [], keySheets = [] }: Source): readonly TextItem[] {
  return [drawing, ...furtherSheets, ...keySheets].flatMap((sheet: Drawing) =>
    [...walkLeaves(sheet)].filter((item): item is TextItem => item.kind === 'text'),
  );
}

const NAMES = [
  'Wednesday and Thursday',
  'the children of the people',
  'knowledge',
  'together',
  'without',
  'friends',
  'every',
  'though',
];
const LONG = `Subject,Pupils\n${NAMES.map((name, at) => `${name},${at + 3}`).join('\n')}\n`;

test.each([
  { language: 'en', table: undefined },
  { language: 'en', table: 'ueb-1' },
  { language: 'en', table: 'ueb-2' },
  { language: 'fr', table: undefined },
  { language: 'es', table: undefined },
])('graphic, key and transcription are in one code: $language, $table', async ({ language, table }) => {
  const source = await importTable(LONG, { language, ...(table ? { table } : {}) });
  const words = listTexts(source).flatMap(({ braille }) =>
    braille && braille.engine !== 'letters' ? braille : [],
  );
  const tables = new Set(words.map((one) => one.table));
  expect([...tables]).toHaveLength(1);
  const made = transcribeSource(source, A4, translator, { ...DEFAULT_SETTINGS, ...(table ? { table } : {}) });
  if (!made.ok) throw new Error(made.problems[0].code);
  expect([made.value.table]).toEqual([...tables]);
  const key = listTexts(source).filter(({ role, print }) => role === 'key' && NAMES.includes(print));
  expect(key.length).toBeGreaterThan(0);
  const read = made.value.pages
    .flatMap(({ rows }) => rows)
    .join('⠀')
    .replaceAll(/⠀+/g, '⠀');
  for (const { braille } of key) expect(read).toContain(braille?.cells.replaceAll('\n', '⠀'));
});

test('letters from A to I stay themselves under nine bars', async () => {
  const csv = `Class,Pupils\n${[...'ABCDEFGHI'].map((letter, at) => `${letter},${10 + at}`).join('\n')}\n`;
  const texts = listTexts(await importTable(csv, { wish: { type: 'bar' } }));
  expect(texts.map(({ print }) => print)).toEqual(expect.arrayContaining([...'ABCDEFGHI']));
  expect(texts.filter(({ role }) => role === 'key')).toEqual([]);
});
