import { walkLeaves } from '@relievo/graphic/model';
import { getProfile } from '@relievo/graphic/profiles';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../settings.ts';
import { openSpeech } from '../speech/speech.ts';
import { createOutputs } from './create-outputs.ts';
import { OUTPUT_NAMES, type OutputName } from './outputs.ts';
import { createDrawing, createShape, findBytes, listCodes, readExample } from './testing/make.ts';
import { translator } from './testing/translator.ts';
import { prepareZip } from './zip.ts';

const A4 = getProfile('swell-a4');
const mute = openSpeech([]);
const outputs = createOutputs({ translator, speech: mute }, DEFAULT_SETTINGS);
function makeZip(chosen: readonly OutputName[], drawn = readExample('clock')) {
  return prepareZip({ outputs, chosen, settings: DEFAULT_SETTINGS }).make({ drawing: drawn }, A4);
}

test('the archive holds every file of every output by name, and a manifest that lists them', async () => {
  const chosen = OUTPUT_NAMES.filter((name) => name !== 'stl');
  const files = unzipSync(findBytes(await makeZip(chosen)));
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

test('the manifest says by which table the words on the sheets were translated', async () => {
  const files = unzipSync(findBytes(await makeZip(['svg'], readExample('clock'))));
  const { braille } = JSON.parse(new TextDecoder().decode(files['manifest.json'])) as { braille: object[] };
  const [text] = [...walkLeaves(readExample('clock'))].flatMap((item) =>
    item.kind === 'text' && item.braille ? [item.braille] : [],
  );
  expect(braille).toEqual([{ engine: text?.engine, table: text?.table }]);
});

test('the manifest holds the findings that stand, with their measure and their source', async () => {
  const close = [createShape('a', { geometry: { type: 'rect', x: 3, y: 20, width: 30, height: 20 } })];
  const files = unzipSync(findBytes(await makeZip(['svg'], createDrawing(close))));
  const { findings } = JSON.parse(new TextDecoder().decode(files['manifest.json'])) as { findings: object[] };
  expect(findings).toContainEqual(
    expect.objectContaining({ rule: 'paper_margin', source: expect.any(String) as string }),
  );
});

test('an output that cannot be made does not keep the others back, and is reported', async () => {
  expect(listCodes(await makeZip(['svg', 'audio']))).toContain('output_not_made');
});

test('no archive is made when no output was made', async () => {
  expect(await makeZip(['audio'])).toMatchObject({ ok: false, problems: [{ code: 'voice_missing' }] });
  expect(await makeZip([])).toMatchObject({ ok: false, problems: [{ code: 'outputs_not_chosen' }] });
});

test('the same source gives the same bytes', async () => {
  const chosen = ['svg', 'swell', 'ebraille', 'text'] as const;
  expect(findBytes(await makeZip(chosen))).toEqual(findBytes(await makeZip(chosen)));
});

test('each sheet of the key is made like the graphic, in a folder of its own', async () => {
  const source = {
    drawing: readExample('clock'),
    keySheets: [createDrawing([createShape('k')], { title: 'Key' })],
  };
  const result = await outputs.svg.make(source, A4);
  expect(result.ok && result.value.files.map(({ name }) => name)).toEqual([
    'graphic.svg',
    'key-1/graphic.svg',
  ]);
});
