import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Wording } from '@relievo/chart/explore';
import type { SoundSettings, Timbre } from '@relievo/sound';
import type { PITCH_RANGES } from './explorer-settings.ts';

export const WORDING_WORDS: readonly { readonly id: Wording; readonly label: MessageDescriptor }[] = [
  { id: 'terse', label: msg`Terse: name and value` },
  { id: 'normal', label: msg`Normal: series, name, value and place` },
  { id: 'full', label: msg`Full: also the change, and whether it is the highest, the lowest or a turn` },
];

export const TIMBRE_WORDS: Readonly<Record<Timbre, MessageDescriptor>> = {
  sine: msg`Soft (sine)`,
  organ: msg`Organ`,
  clarinet: msg`Clarinet`,
  strings: msg`Strings`,
  bell: msg`Bell`,
};

export const PITCH_RANGE_NAMES: Readonly<Record<(typeof PITCH_RANGES)[number]['id'], MessageDescriptor>> = {
  usual: msg`Three octaves, from C3 to C6`,
  low: msg`Three low octaves, from C2 to C5`,
  narrow: msg`One octave, from C4 to C5`,
  wide: msg`Six octaves, from 55 to 3951 hertz`,
};

export function toSpeed(value: number): SoundSettings['speed'] {
  return ([1, 2, 3, 4, 5] as const).find((one) => one === value) ?? 3;
}
