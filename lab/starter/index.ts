import { DEFAULT_SETTINGS } from '@relievo/convert';
import { openBraille } from '@relievo/convert/braille';
import { chooseProfile, createOutputs, OUTPUT_NAMES } from '@relievo/convert/outputs';
import { flite, openSpeech } from '@relievo/convert/speech';
import { ALL_STARTER_DRAWINGS } from '../../apps/server/features/starter/drawings-data.ts';
import { paperOf, sourceOf } from '../../apps/server/features/starter/testing/source-of.ts';

/** Every output of every drawing that the library begins with; names after the command choose some of them. */
const outputs = createOutputs({ translator: openBraille(), speech: openSpeech([flite]) }, DEFAULT_SETTINGS);
const asked = process.argv.slice(2);
const names = [...ALL_STARTER_DRAWINGS.keys()].filter((name) => asked.length === 0 || asked.includes(name));
let files = 0;
let wrong = 0;

for (const name of names) {
  const source = sourceOf(name);
  const told: string[] = [];
  let bytes = 0;
  for (const output of OUTPUT_NAMES) {
    const result = await outputs[output].make(source, chooseProfile(output, paperOf(source)));
    if (result.ok) {
      files += result.value.files.length;
      bytes += result.value.files.reduce((sum, file) => sum + file.bytes.length, 0);
      if (result.value.changes.length > 0) told.push(`${output} tells of ${result.value.changes.length}`);
    } else {
      wrong += 1;
      told.push(`${output} FAILED: ${result.problems[0].code}`);
    }
  }
  process.stdout.write(`${name}: ${(bytes / 1e6).toFixed(1)} MB${told.map((one) => `, ${one}`).join('')}\n`);
}
process.stdout.write(
  `${names.length} drawings through ${OUTPUT_NAMES.length} outputs: ${files} files, ${wrong} that could not be made.\n`,
);
process.exitCode = wrong === 0 ? 0 : 1;
