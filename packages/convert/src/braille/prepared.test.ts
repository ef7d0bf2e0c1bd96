import type { Translator } from '@relievo/braille';
import type { OutputResult } from '@relievo/graphic/outputs';
import { getProfile } from '@relievo/graphic/profiles';
import { expect, test } from 'vitest';
import { createOutputs } from '../outputs/create-outputs.ts';
import { ALL_OUTPUTS, type OutputName } from '../outputs/outputs.ts';
import { makeChartOf, readExample, unwrapMade } from '../outputs/testing/make.ts';
import { translator } from '../outputs/testing/translator.ts';
import { DEFAULT_SETTINGS } from '../settings.ts';
import { openSpeech } from '../speech/speech.ts';
import { createPreparedTranslator, type TranslatedTexts, translateTexts } from './prepared.ts';

const rows = Array.from({ length: 300 }, (_, at) => `Street number ${at},${at * 7}`).join('\n');
const source = {
  drawing: readExample('island'),
  chart: makeChartOf(`Street,People\n${rows}\n`, 'People of a town'),
};
const BRAILLE = ALL_OUTPUTS.filter(({ needs }) => needs.some((need) => need === 'braille')).map(
  ({ id }) => id,
);
const profile = getProfile('embosser-6');

const speech = openSpeech([]);
async function makeBy(id: OutputName, by: Translator) {
  return unwrapMade(
    await createOutputs({ translator: by, speech }, DEFAULT_SETTINGS)[id].make(source, profile),
  );
}

/** As often as something is missing, it is translated. */
async function makePrepared(
  id: OutputName,
  known: TranslatedTexts,
  round = 1,
): Promise<{ result: OutputResult; round: number }> {
  const prepared = createPreparedTranslator(known);
  const result = await makeBy(id, prepared);
  const missing = prepared.missing();
  if (missing.length === 0) return { result, round };
  const { engine, texts } = translateTexts(translator, missing);
  return makePrepared(id, { engine, texts: [...known.texts, ...texts] }, round + 1);
}

test.each(BRAILLE)('%s is the same from texts that were translated beforehand, in two rounds', async (id) => {
  const direct = await makeBy(id, translator);
  expect(await makePrepared(id, { engine: '', texts: [] })).toEqual({ result: direct, round: 2 });
  expect(direct.braille).toEqual({ engine: translator.engine, table: 'en-ueb-g2.ctb' });
});
