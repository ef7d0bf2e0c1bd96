import type { Translator } from '@relievo/braille';
import { knownProfile, OUTPUTS, type Profile } from '@relievo/graphic';
import type { LibraryOutput } from '../source.ts';
import type { Speech } from '../speech/speech.ts';
import { audio } from './audio.ts';
import { brf } from './brf.ts';
import { pdf } from './document-pdf.ts';
import { ebraille } from './ebraille.ts';
import { ofDrawing, ofSheets } from './of-sheets.ts';
import { pef } from './pef.ts';
import { png } from './png.ts';
import type { OutputSettings } from './settings.ts';
import { swell } from './swell.ts';
import { text } from './text.ts';

/** Every output by the name that people write, in the order in which they are offered; zip packs the others. */
export const OUTPUT_NAMES = [
  'svg',
  'iveo',
  'tactileview',
  'tiger',
  'haptics',
  'swell',
  'pdf',
  'brf',
  'pef',
  'ebraille',
  'pins',
  'stl',
  'png',
  'audio',
  'text',
] as const;
export type OutputName = (typeof OUTPUT_NAMES)[number];

export const isOutputName = (name: string): name is OutputName =>
  OUTPUT_NAMES.some((known) => known === name);

/** What the outputs work with: made once in a program. */
export type OutputTools = { readonly translator: Translator; readonly speech: Speech };

export const createOutputs = (
  { translator, speech }: OutputTools,
  settings: OutputSettings,
): Readonly<Record<OutputName, LibraryOutput>> => {
  const [svg, iveo, tactileview, haptics, tiger, pins, stl] = OUTPUTS;
  return {
    svg: ofSheets(svg),
    iveo: ofSheets(iveo),
    tactileview: ofSheets(tactileview),
    tiger: ofSheets(tiger),
    haptics: ofSheets(haptics),
    swell: ofDrawing(swell),
    pdf,
    brf: brf(translator, settings),
    pef: pef(translator, settings),
    ebraille: ebraille(translator, settings),
    pins: ofSheets(pins),
    stl: ofSheets(stl),
    png: ofSheets(png(settings)),
    audio: audio(speech, settings),
    text,
  };
};

/** The medium for an output: the one that was chosen, unless the output is made for another one alone. */
export const profileForOutput = (name: OutputName, chosen: Profile): Profile => {
  const { type } = chosen.resolution;
  if (name === 'pins') return type === 'pins' ? chosen : knownProfile('dotpad');
  if (name === 'tiger' && type === 'cells') return knownProfile('braille-11x11.5');
  if (name === 'tiger' && type === 'pins') return knownProfile('tiger-letter');
  return chosen;
};
