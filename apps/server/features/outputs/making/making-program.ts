import { findUncontractedCode } from '@relievo/braille';
import { scoreOf } from '@relievo/chart/score';
import { chartContent, offerOf, textContent } from '@relievo/contracts/library/files';
import {
  DEFAULT_SETTINGS,
  type OutputSettings,
  type ReadyOutput,
  type Source,
  spreadSource,
} from '@relievo/convert';
import { type AskedText, createPreparedTranslator, type PreparedTranslator } from '@relievo/convert/braille';
import { createTextSource } from '@relievo/convert/documents';
import {
  ALL_OUTPUTS,
  chooseProfile,
  createOutputs,
  isOutputName,
  OUTPUT_NAMES,
  type OutputName,
  prepareZip,
  type ReadyOutputs,
} from '@relievo/convert/outputs';
import { OFFERED_PUBLICATIONS, type Publication, publishFile } from '@relievo/convert/publications';
import { flite, openSpeech } from '@relievo/convert/speech';
import { ENGLISH_REPORTS, reportText } from '@relievo/convert/words';
import type { OutputDescriptor } from '@relievo/graphic/outputs';
import { findProfile, type Profile } from '@relievo/graphic/profiles';
import { readDrawing } from '@relievo/graphic/svg';
import { canonicalise } from '@relievo/graphic/validation';
import { tellChanges } from '../change-rules.ts';
import { describeChart } from '../chart-description-rules.ts';
import { drawOtherSheets } from '../chart-sheets-rules.ts';
import { collectStandingFindings } from '../finding-rules.ts';
import { soundOf } from '../variant-rules.ts';
import { MAX_CHARACTERS, type Made, type Making } from './answer-rules.ts';

/** Reads the drawing and makes the output of it. What stands in the way is one sentence for a person. */
export async function makeOutput(making: Making, onStep: (name: string) => void): Promise<Made> {
  const profile = findProfile(making.profile);
  const translator = createPreparedTranslator(making.braille);
  const publication = making.isPublication
    ? OFFERED_PUBLICATIONS.find(({ id }) => id === making.format)
    : undefined;
  if (publication) return makePublication(publication, making, translator);
  const source = sourceOf(making, translator);
  if (!source) return { problem: NO_DRAWING };
  // Sheets are laid out by the length of their braille: they come before anything that is made of them.
  const unwritten = translator.missing();
  if (unwritten.length > 0) return { asked: [...unwritten] };
  const settings = settingsOf(making);
  const outputs = createOutputs({ translator, speech: openSpeech([flite]) }, settings);
  const output = outputOf(making.format, outputs, settings, onStep);
  if (!profile || !output) return { problem: 'This format is no longer available. Reload the page.' };
  if (making.format === 'zip') await tryBraille(outputs, source, profile);
  const made = translator.missing().length > 0 ? null : await output.make(source, profile);
  const asked = translator.missing();
  if (made === null || asked.length > 0) return { asked: [...asked] };
  if (!made.ok) return { problem: reportText(made.problems[0], ENGLISH_REPORTS) };
  const { files, changes, braille = null } = made.value;
  return {
    // A file of a further sheet says so in its name: it lies in no folder here.
    files: files.map((file) => ({ ...file, name: file.name.replaceAll('/', '-') })),
    changes: tellChanges(changes),
    findings: collectStandingFindings(output, output.shows(source, profile).drawing, profile),
    braille,
  };
}

/** Makes a file for readers of a whole document, under the title and in the language that its author gave the resource. */
async function makePublication(
  publication: Publication,
  making: Making,
  translator: PreparedTranslator,
): Promise<Made> {
  const { input: bytes, title, language } = making;
  const profile = offerOf(making.format)?.purpose === 'braille' ? findProfile(making.profile) : undefined;
  const means = {
    translator,
    speech: openSpeech([flite]),
    maxSpoken: MAX_SPOKEN,
    settings: settingsOf(making),
    ...(profile && { profile }),
  };
  const made = await publishFile({ publication, bytes, title, language }, means);
  const asked = translator.missing();
  if (asked.length > 0) return { asked: takeAsMany(asked) };
  if (!made.ok) return { problem: reportText(made.problems[0], ENGLISH_REPORTS) };
  const { braille = null } = made.value;
  return {
    files: made.value.files.map((file) => ({ ...file, name: file.name.replaceAll('/', '-') })),
    changes: tellChanges(made.value.changes),
    findings: [],
    braille,
  };
}

/** Characters of a document that are spoken within the limits of a job. */
const MAX_SPOKEN = 15_000;

/** Takes as many texts of a long book as one answer holds. The others follow when these are in braille. */
function takeAsMany(asked: readonly AskedText[]): AskedText[] {
  let left = MAX_CHARACTERS;
  const taken = asked.filter(({ text }) => {
    left -= text.length;
    return left >= 0;
  });
  return taken.length > 0 ? taken : asked.slice(0, 1);
}

function settingsOf({
  date,
  creator,
  language,
  variant: { grade, mathematics, voice, voiceSpeed = 1, detail },
}: Making): OutputSettings {
  const code = grade === undefined ? null : findUncontractedCode(language);
  return {
    ...DEFAULT_SETTINGS,
    date,
    creator,
    ...(code === null ? {} : { table: code }),
    ...(mathematics === undefined ? {} : { mathematics }),
    ...(detail === undefined ? {} : { speech: detail }),
    voice: { speed: voiceSpeed, pitch: 1, ...(voice === undefined ? {} : { name: voice }) },
  };
}

const NO_DRAWING =
  'This resource is not a tactile drawing, so it cannot be converted. Download the original file instead.';

function outputOf(
  format: string,
  outputs: ReadyOutputs,
  settings: OutputSettings,
  onStep: (name: string) => void,
): ReadyOutput | undefined {
  if (isOutputName(format)) return outputs[format];
  return format === 'zip' ? prepareZip({ outputs, chosen: OUTPUT_NAMES, settings, onStep }) : undefined;
}

/** What a zip holds that asks for braille is made once before it: all else in it is made only when nothing is missing. */
async function tryBraille(outputs: ReadyOutputs, source: Source, profile: Profile): Promise<void> {
  for (const name of ASKING) await outputs[name].make(source, chooseProfile(name, profile));
}

/** A chart is drawn anew for pins, and its words with it. */
const ASKING: readonly OutputName[] = ALL_OUTPUTS.filter(
  ({ needs, purpose }: OutputDescriptor) => needs.includes('braille') || purpose === 'pins',
).map(({ id }) => id);

/** Of a chart also its data, its sound and its words; null where there is neither a text nor a drawing. */
function sourceOf(making: Making, translator: PreparedTranslator): Source | null {
  const { text, title, language, chart: content, input: bytes, variant } = making;
  const written = textContent.safeParse(text);
  if (written.success) return createTextSource({ title, language, ...written.data });
  const read = readDrawing(new TextDecoder().decode(bytes));
  if (!read.ok) return null;
  const drawing = canonicalise({ ...read.value, language });
  const chart = chartContent.safeParse(content);
  if (!chart.success) return spreadSource({ drawing }, translator, settingsOf(making).table);
  const description = describeChart(drawing.description, chart.data);
  const { score } = scoreOf(chart.data, soundOf(variant));
  return {
    drawing,
    description,
    chart: chart.data,
    score,
    ...drawOtherSheets(chart.data, making.sheets, translator),
  };
}
