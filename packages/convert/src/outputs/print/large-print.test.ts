import { getProfile } from '@relievo/graphic/profiles';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../settings.ts';
import { openSpeech } from '../../speech/speech.ts';
import { createOutputs } from '../create-outputs.ts';
import { findBytes, listCodes, readExample } from '../testing/make.ts';
import { readPdfInfo, readPdfText } from '../testing/poppler.ts';
import { translator } from '../testing/translator.ts';

const A4 = getProfile('swell-a4');
const outputs = createOutputs(
  { translator, speech: openSpeech([]) },
  { ...DEFAULT_SETTINGS, labels: 'braille' },
);

test('large print has the words of a drawing as text on a page of its own size, whatever other labels are', async () => {
  const made = await outputs['largeprint'].make({ drawing: readExample('clock') }, A4);
  expect(readPdfText(findBytes(made)).split(/\s+/)).toEqual(expect.arrayContaining(['Twenty', '12', '6']));
  expect(readPdfInfo(findBytes(made))).toMatch(/Page size:\s+595\.\d+ x 841\.\d+ pts/);
  expect(listCodes(made)).not.toContain('print_only');
});

test('large print has the sheets of the key behind the graphic', async () => {
  const source = { drawing: readExample('worksheet'), keySheets: [readExample('worksheet-key-1')] };
  const made = await outputs['largeprint'].make(source, A4);
  expect(readPdfInfo(findBytes(made))).toMatch(/Pages:\s+2/);
  expect(readPdfText(findBytes(made))).toContain('Cucumber');
});
