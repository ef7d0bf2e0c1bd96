import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReadingGap, ReadingWay } from '@relievo/contracts';

export const WAYS: Readonly<Record<ReadingWay, MessageDescriptor>> = {
  touch: msg`You can touch it: its lines and areas stand out from the surface.`,
  hold: msg`You can hold it: it can be printed as a solid model.`,
  vibration: msg`You can feel it: a touchscreen vibrates under your finger.`,
  braille: msg`You can read it in braille.`,
  hear: msg`You can hear it.`,
  spokenParts: msg`Its parts are spoken when you touch them.`,
  see: msg`You can see it.`,
  text: msg`It is a document with text.`,
  description: msg`It has a description of what it shows.`,
  longDescription: msg`It has a long description with every part and number.`,
  captions: msg`It has captions.`,
  taggedPdf: msg`Its PDF can be walked through by a screen reader.`,
};

export const GAPS: Readonly<Record<ReadingGap, MessageDescriptor>> = {
  description: msg`It has no description of what it shows.`,
  captions: msg`It has no captions.`,
};
