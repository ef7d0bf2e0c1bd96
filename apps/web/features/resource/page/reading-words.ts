import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MakeableWay, ReadingGap, ReadingWay } from '@relievo/contracts/library/resource';

export const WAYS: Readonly<Record<ReadingWay, MessageDescriptor>> = {
  touch: msg`You can touch it: its lines and areas are raised.`,
  hold: msg`You can print it as a 3D model.`,
  vibration: msg`You can feel it on a touchscreen that vibrates under your finger.`,
  braille: msg`You can read it in braille.`,
  hear: msg`You can hear it.`,
  spokenParts: msg`Its parts are spoken when you touch them.`,
  see: msg`You can see it.`,
  text: msg`It is a text document.`,
  description: msg`It has a description.`,
  longDescription: msg`It has a long description with all parts and numbers.`,
  captions: msg`It has captions.`,
  taggedPdf: msg`Its PDF works with screen readers.`,
};

export const MAKEABLE: Readonly<Record<MakeableWay, MessageDescriptor>> = {
  touch: msg`A sheet with raised lines and areas`,
  hold: msg`A 3D model to print`,
  vibration: msg`A graphic for touchscreens that vibrate under your finger`,
  braille: msg`A braille file`,
  hear: msg`A sound file`,
  spokenParts: msg`A graphic whose parts are spoken when you touch them`,
  longDescription: msg`A text with its description, parts and numbers`,
  taggedPdf: msg`A PDF for screen readers`,
};

export const GAPS: Readonly<Record<ReadingGap, MessageDescriptor>> = {
  description: msg`It has no description.`,
  captions: msg`It has no captions.`,
};
