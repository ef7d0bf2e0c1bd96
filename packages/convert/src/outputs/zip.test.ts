import { getProfile } from '@relievo/graphic';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../settings.ts';
import { openSpeech } from '../speech/speech.ts';
import { createOutputs } from './create-outputs.ts';
import { OUTPUT_NAMES, type OutputName } from './outputs.ts';
import { bytesOf, codesOf, drawing, example, shape } from './testing/make.ts';
import { translator } from './testing/translator.ts';
import { zip } from './zip.ts';

const A4 = getProfile('swell-a4');
const mute = openSpeech([]);
const outputs = createOutputs({ translator, speech: mute }, DEFAULT_SETTINGS);
function make(chosen: readonly OutputName[], drawn = example('clock')) {
  return zip({ outputs, chosen, settings: DEFAULT_SETTINGS }).make({ drawing: drawn }, A4);
}

test('the archive holds every file of every output by name, and a manifest that lists them', async () => {
  const chosen = OUTPUT_NAMES.filter((name) => name !== 'stl');
  const files = unzipSync(bytesOf(await make(chosen)));
  const manifest = JSON.parse(new TextDecoder().decode(files['manifest.json'])) as {
    outputs: {
      name: string;
      files: string[];
      problems: { code: string }[];
      profile: string;
      braille: object | null;
    }[];
    profile: object;
  };
  expect(manifest.outputs.map(({ name }) => name)).toEqual(chosen);
  const listed = manifest.outputs.flatMap((output) => output.files);
  expect(Object.keys(files).toSorted()).toEqual(['manifest.json', ...listed].toSorted());
  expect(listed).toEqual(
    expect.arrayContaining(['swell/swell.pdf', 'brf/braille.brf', 'pins/pins.png', 'text/description.docx']),
  );
  expect(manifest.profile).toEqual({ id: 'swell-a4', name: 'Swell paper, A4' });
  const translated = manifest.outputs.filter(({ braille }) => braille !== null);
  expect(translated.map(({ name }) => name)).toEqual(['brf', 'pef', 'ebraille']);
  for (const { braille } of translated)
    expect(braille).toEqual({ engine: translator.engine, table: 'en-ueb-g2.ctb' });
  const silent = manifest.outputs.find(({ name }) => name === 'audio');
  expect([silent?.files, silent?.problems.map(({ code }) => code)]).toEqual([[], ['voice_missing']]);
  expect(manifest.outputs.find(({ name }) => name === 'pins')?.profile).toBe('dotpad');
});

test('findings that stand are in the manifest, with their measure and their source', async () => {
  const close = [shape('a', { geometry: { type: 'rect', x: 3, y: 20, width: 30, height: 20 } })];
  const files = unzipSync(bytesOf(await make(['svg'], drawing(close))));
  const { findings } = JSON.parse(new TextDecoder().decode(files['manifest.json'])) as { findings: object[] };
  expect(findings).toContainEqual(
    expect.objectContaining({ rule: 'paper_margin', source: expect.any(String) as string }),
  );
});

test('what one output cannot make does not keep the others back, and is told', async () => {
  expect(codesOf(await make(['svg', 'audio']))).toContain('output_not_made');
});

test('nothing at all is no archive', async () => {
  expect(await make(['audio'])).toMatchObject({ ok: false, problems: [{ code: 'voice_missing' }] });
  expect(await make([])).toMatchObject({ ok: false, problems: [{ code: 'outputs_not_chosen' }] });
});

test('the same source gives the same bytes', async () => {
  const chosen = ['svg', 'swell', 'ebraille', 'text'] as const;
  expect(bytesOf(await make(chosen))).toEqual(bytesOf(await make(chosen)));
});

test('each sheet of the key is made like the graphic, in a folder of its own', async () => {
  const source = { drawing: example('clock'), keySheets: [drawing([shape('k')], { title: 'Key' })] };
  const result = await outputs.svg.make(source, A4);
  expect(result.ok && result.value.files.map(({ name }) => name)).toEqual([
    'graphic.svg',
    'key-1/graphic.svg',
  ]);
});
