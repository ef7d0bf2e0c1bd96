import { type TextItem, walkLeaves } from '@relievo/graphic/model';
import { getProfile } from '@relievo/graphic/profiles';
import { expect, test } from 'vitest';
import { openBraille } from '../braille/open.ts';
import { createDocument } from '../documents/document-of.ts';
import { writePlainText } from '../documents/plain-text.ts';
import { transcribeSource } from '../outputs/braille/transcribe.ts';
import { writeLabels } from '../outputs/print/with-print.ts';
import { DEFAULT_SETTINGS } from '../settings.ts';
import type { Source } from '../source.ts';
import { importSource } from './import-source.ts';

const translator = openBraille();
const MEDIA = ['swell-a4', 'swell-letter', 'tiger-letter', 'monarch', 'dotpad', 'touchscreen'] as const;

async function importTable(csv: string, medium: (typeof MEDIA)[number], type: 'bar' | 'line') {
  const profile = getProfile(medium);
  const file = { name: 'table.csv', bytes: new TextEncoder().encode(csv) };
  const made = await importSource(file, { profile, translate: translator.translate, wish: { type } });
  if (!made.ok) throw new Error(made.problems[0].code);
  return { profile, ...made.value };
}

function listTexts({ drawing, furtherSheets = [], keySheets = [] }: Source): readonly TextItem[] {
  return [drawing, ...furtherSheets, ...keySheets].flatMap((sheet) =>
    [...walkLeaves(sheet)].filter((item): item is TextItem => item.kind === 'text'),
  );
}

test.each(MEDIA.flatMap((medium) => (['bar', 'line'] as const).map((type) => ({ medium, type }))))(
  'a missing value has a mark and a word, or is named by the report: $type on $medium',
  async ({ medium, type }) => {
    const { profile, source, changes } = await importTable(
      'Day,Visits\nMon,3\nTue,\nWed,5\nThu,0\n',
      medium,
      type,
    );
    const items = [source.drawing, ...(source.furtherSheets ?? [])].flatMap((sheet) => [
      ...walkLeaves(sheet),
    ]);
    const named = items.some(({ name }) => name.endsWith(': no value'));
    const written =
      profile.medium === 'touchscreen' || listTexts(source).some(({ print }) => print === 'no value');
    const marked = named && written;
    const told = changes.some(({ code }) => code.includes('missing') || code.includes('unmarked'));
    expect(marked || told).toBe(true);
    expect(writePlainText(createDocument(source))).toContain('no value');
    expect(JSON.stringify(source.score)).toContain('missing');
    const read = transcribeSource(source, profile, translator, DEFAULT_SETTINGS);
    const [cells] = translator.translate(['no value'], 'ueb-2');
    expect(read.ok && read.value.pages.flatMap(({ rows }) => rows).join('\n')).toContain(cells?.cells);
  },
);

test.each(MEDIA)(
  'a name without braille is called by a number, which the report says, on %s',
  async (medium) => {
    const { source, changes } = await importTable('Place,Visits\n点字,3\n🍎,4\nÉvora,5\n', medium, 'bar');
    const unwritten = changes.filter(({ code }) => code === 'name_unwritten');
    expect(unwritten.length).toBeGreaterThanOrEqual(medium === 'touchscreen' ? 0 : 2);
    const blank = listTexts(source).filter(({ braille }) => braille && !/[^\u2800\n]/.test(braille.cells));
    expect(blank).toEqual([]);
    const texts = writePlainText(createDocument(source));
    for (const name of ['点字', '🍎', 'Évora']) expect(texts).toContain(name);
    const large = writeLabels(source.drawing, getProfile('swell-a4'), 'print').drawing;
    const prints = [...walkLeaves(large)].filter((item): item is TextItem => item.kind === 'text');
    expect(prints.every(({ print }) => print.trim() !== '')).toBe(true);
  },
);
