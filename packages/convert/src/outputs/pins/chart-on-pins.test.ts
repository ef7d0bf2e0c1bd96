import type { OutputResult } from '@relievo/graphic/outputs';
import { getProfile } from '@relievo/graphic/profiles';
import { expect, test } from 'vitest';
import { importSource } from '../../formats/import-source.ts';
import { DEFAULT_SETTINGS } from '../../settings.ts';
import { openSpeech } from '../../speech/speech.ts';
import { createOutputs } from '../create-outputs.ts';
import { unwrapMade } from '../testing/make.ts';
import { translator } from '../testing/translator.ts';

const outputs = createOutputs({ translator, speech: openSpeech([]) }, DEFAULT_SETTINGS);
const TABLE = 'Month,Rain\nJanuary,12\nFebruary,31\nMarch,22\nApril,44\nMay,17\nJune,28\n';

async function makePinsDrawnFor(profile: 'swell-a4' | 'dotpad'): Promise<OutputResult> {
  const read = await importSource(
    { name: 'rain.csv', bytes: new TextEncoder().encode(TABLE) },
    { profile: getProfile(profile), translate: translator.translate },
  );
  if (!read.ok) throw new Error(read.problems[0].code);
  return unwrapMade(await outputs.pins.make(read.value.source, getProfile('dotpad')));
}

function listFiles({ files }: OutputResult): readonly (readonly [string, string])[] {
  return files.map(({ name, bytes }) => [name, Buffer.from(bytes).toString('base64')]);
}

test('a chart that was drawn for paper has the pins of one that was drawn for the display', async () => {
  expect(listFiles(await makePinsDrawnFor('swell-a4'))).toEqual(listFiles(await makePinsDrawnFor('dotpad')));
});

test('a chart on pins is not made smaller', async () => {
  const codes = (await makePinsDrawnFor('swell-a4')).changes.map(({ code }) => code);
  expect(codes).not.toContain('scaled_to_pins');
});
