import type { Profile } from '@relievo/graphic/profiles';
import type { OutputSettings } from '../settings.ts';
import type { LibraryOutput, OutputMeans, ReadyOutput } from '../source.ts';
import { ALL_OUTPUTS, type OutputName } from './outputs.ts';
import { prepareOutput } from './ready-output.ts';

/** What the outputs work with: made once in a program. */
export type OutputTools = Omit<OutputMeans, 'settings'>;

export type ReadyOutputs = Readonly<Record<OutputName, ReadyOutput>>;

/** Every output with what it works with, by its name. */
export function createOutputs(tools: OutputTools, settings: OutputSettings): ReadyOutputs {
  const ready = ALL_OUTPUTS.map((output) => [output.id, prepareOutput(output, { ...tools, settings })]);
  return Object.fromEntries(ready);
}

/** The medium for an output: the one that was chosen, unless the output is made for another one alone. */
export function chooseProfile(name: OutputName, chosen: Profile): Profile {
  const output: LibraryOutput | undefined = ALL_OUTPUTS.find(({ id }) => id === name);
  return output?.profileFor?.(chosen) ?? chosen;
}
