import { DEFAULT_SETTINGS } from '@relievo/convert';
import { createBundledEngine, openBraille } from '@relievo/convert/braille';
import { chooseProfile, createOutputs, OUTPUT_NAMES } from '@relievo/convert/outputs';
import { flite, openSpeech } from '@relievo/convert/speech';
import { splitSample } from '@relievo/words/testing';
import { expect, test } from 'vitest';
import { paperOf, sourceOf } from './testing/source-of.ts';

const outputs = createOutputs(
  { translator: openBraille(createBundledEngine()), speech: openSpeech([flite]) },
  DEFAULT_SETTINGS,
);

/** One of each kind of program; `npm run lab -- starter` makes every output of all. */
const SAMPLE = ['seven-summits', 'bones', 'map-of-italy', 'goalball-court', 'volcano'];

for (const { tags, cases } of splitSample(SAMPLE, 5))
  test.each(cases)('%s can be made in every output', { tags }, async (name) => {
    const source = sourceOf(name);
    const made = await Promise.all(
      OUTPUT_NAMES.map(async (output) => {
        const result = await outputs[output].make(source, chooseProfile(output, paperOf(source)));
        return { output, result };
      }),
    );
    expect(made.flatMap(({ output, result }) => (result.ok ? [] : [[output, result.problems]]))).toEqual([]);
    const files = made.flatMap(({ result }) => (result.ok ? result.value.files : []));
    expect(files.filter(({ bytes }) => bytes.length < 100).map((file) => file.name)).toEqual([]);
  });
