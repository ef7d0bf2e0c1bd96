import type { OutputFile } from '@relievo/graphic/outputs';
import type { Profile } from '@relievo/graphic/profiles';
import { openBraille } from '../../../braille/open.ts';
import { chooseProfile, createOutputs } from '../../../outputs/create-outputs.ts';
import { OUTPUT_NAMES } from '../../../outputs/outputs.ts';
import { DEFAULT_SETTINGS } from '../../../settings.ts';
import { openSpeech } from '../../../speech/speech.ts';
import { ENGLISH_REPORTS } from '../../../words/en.ts';
import { reportText } from '../../../words/report-text.ts';
import type { Verdict } from './judge.ts';

/** What is heard of a table's columns is its description, which is read in the text: the sound alone is made. */
const outputs = createOutputs(
  { translator: openBraille(), speech: openSpeech([]) },
  { ...DEFAULT_SETTINGS, speech: 'none' },
);
const AS_TEXT = /xml|text|json/;
const IN_PRINT: readonly string[] = ['svg', 'iveo', 'tactileview', 'haptics', 'text'];

/** Every output of a table: those that cannot be made, and columns that neither their words nor a report names. */
export async function judgeOutputs(
  { table: { columns }, source, told, refused }: Verdict,
  profile: Profile,
): Promise<readonly string[]> {
  if (source === null) return [];
  const faults: string[] = [];
  for (const name of OUTPUT_NAMES) {
    const made = await outputs[name].make(source, chooseProfile(name, profile));
    if (!made.ok) {
      const why = reportText(made.problems[0], ENGLISH_REPORTS);
      if (why !== refused) faults.push(`${name}: ${why}`);
      continue;
    }
    if (!IN_PRINT.includes(name)) continue;
    const { files, changes } = made.value;
    const reported = [...told, ...changes.map((change) => reportText(change, ENGLISH_REPORTS))].join('\n');
    const words = files.map(readWords).join('\n');
    for (const column of columns)
      if (!words.includes(column) && !reported.includes(column)) faults.push(`${name}: no “${column}”`);
  }
  return faults;
}

function readWords({ mediaType, bytes }: OutputFile): string {
  if (!AS_TEXT.test(mediaType)) return '';
  return new TextDecoder()
    .decode(bytes)
    .replaceAll(/&(?:lt|gt|quot|amp|#39|apos);/g, (sign) => ENTITIES[sign] ?? sign);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
  '&#39;': "'",
  '&apos;': "'",
};
