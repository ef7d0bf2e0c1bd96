import { scoreOf } from '@relievo/chart';
import { chartContent } from '@relievo/contracts';
import {
  bundledEngine,
  createOutputs,
  DEFAULT_SETTINGS,
  flite,
  isOutputName,
  OUTPUT_NAMES,
  type OutputSettings,
  openBraille,
  openSpeech,
  type ReadyOutput,
  type Source,
  zip,
} from '@relievo/convert';
import { canonical, type Drawing, profileById, readDrawing } from '@relievo/graphic';
import { standingFindings } from '../findings.ts';
import type { Made, Making } from './answer.ts';

/** Reads the drawing and makes the output of it. What stands in the way is one sentence for a person. */
export async function makeOutput(making: Making, onStep: (name: string) => void): Promise<Made> {
  const read = readDrawing(new TextDecoder().decode(making.drawing));
  if (!read.ok) return { problem: NO_DRAWING };
  const profile = profileById(making.profile);
  const output = outputOf(making, onStep);
  if (!profile || !output) return { problem: 'This form is not made here any more. Reload the page.' };
  const source = sourceOf(making, read.value);
  const made = await output.make(source, profile);
  if (!made.ok) return { problem: made.problems[0].message };
  const { files, changes } = made.value;
  return {
    files: files.map((file) => ({ ...file })),
    changes: changes.map((change) => ({ ...change, items: [...change.items] })),
    findings: standingFindings(output, source.drawing, profile),
  };
}

const NO_DRAWING =
  'The picture of this resource is no tactile drawing, so nothing can be made of it. Download the author’s own file instead.';

/** The engines that come along: another program or library is neither started nor loaded in here. */
function outputOf(
  { format, date, creator }: Making,
  onStep: (name: string) => void,
): ReadyOutput | undefined {
  const settings: OutputSettings = { ...DEFAULT_SETTINGS, date, creator };
  const translator = openBraille(bundledEngine());
  const outputs = createOutputs({ translator, speech: openSpeech([flite]) }, settings);
  if (isOutputName(format)) return outputs[format];
  if (format !== 'zip') return undefined;
  return zip({ outputs, chosen: OUTPUT_NAMES, engine: 'liblouis', settings, onStep });
}

/** Of a chart also its data and its sound. */
function sourceOf({ chart: content, language }: Making, read: Drawing): Source {
  const drawing = canonical({ ...read, language });
  const chart = chartContent.safeParse(content);
  return chart.success ? { drawing, chart: chart.data, score: scoreOf(chart.data).score } : { drawing };
}
