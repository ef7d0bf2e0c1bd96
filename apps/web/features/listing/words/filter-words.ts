import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LibraryFilter, LibraryFilterValue } from '@relievo/contracts/library/lists';

export const FILTER_NAMES: Readonly<Record<LibraryFilter, MessageDescriptor>> = {
  contentType: msg`Content type`,
  difficultyLevel: msg`Difficulty`,
  subject: msg`Subject`,
  graphicType: msg`Graphic type`,
};

export const VALUE_NAMES: Readonly<Record<LibraryFilterValue, MessageDescriptor>> = {
  free: msg`Free`,
  paid: msg`Paid`,
  worksheet: msg`Worksheet`,
  video: msg`Video`,
  'lesson-plan': msg`Lesson plan`,
  Elementary: msg`Elementary`,
  'Middle School': msg`Middle School`,
  'High School': msg`High School`,
  'Post Secondary': msg`Post Secondary`,
  Beginner: msg`Beginner`,
  Intermediate: msg`Intermediate`,
  Advanced: msg`Advanced`,
  History: msg`History`,
  Geography: msg`Geography`,
  Science: msg`Science`,
  Math: msg`Math`,
  English: msg`English`,
  Art: msg`Art`,
  Technology: msg`Technology`,
  iveo_audio_tactile: msg`IVEO audio-tactile`,
  svg_tactileview: msg`TactileView SVG`,
  viewplus_embossed: msg`ViewPlus embossed`,
  vital_haptics: msg`Vital haptics`,
};

function isNamed(value: string): value is LibraryFilterValue {
  return Object.hasOwn(VALUE_NAMES, value);
}

/** What a value is called; one that no filter has stands as it is. */
export function nameValue(value: string, i18n: I18n): string {
  return isNamed(value) ? i18n._(VALUE_NAMES[value]) : value;
}
