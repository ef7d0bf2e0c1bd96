import type { Accessibility, MakeableWay, ReadingGap, ReadingWay } from './accessibility.ts';

/** How a resource can be read, in plain words: for machines and for pages that are read without the app. */
export const WAY_WORDS: Readonly<Record<ReadingWay, string>> = {
  touch: 'You can touch it: its lines and areas are raised.',
  hold: 'You can print it as a 3D model.',
  vibration: 'You can feel it on a touchscreen that vibrates under your finger.',
  braille: 'You can read it in braille.',
  hear: 'You can hear it.',
  spokenParts: 'Its parts are spoken when you touch them.',
  see: 'You can see it.',
  text: 'It is a text document.',
  description: 'It has a description.',
  longDescription: 'It has a long description with all parts and numbers.',
  captions: 'It has captions.',
  taggedPdf: 'Its PDF works with screen readers.',
};

export const MAKEABLE_WORDS: Readonly<Record<MakeableWay, string>> = {
  touch: 'A sheet with raised lines and areas',
  hold: 'A 3D model to print',
  vibration: 'A graphic for touchscreens that vibrate under your finger',
  braille: 'A braille file',
  hear: 'A sound file',
  spokenParts: 'A graphic whose parts are spoken when you touch them',
  longDescription: 'A text with its description, parts and numbers',
  taggedPdf: 'A PDF for screen readers',
};

export const GAP_WORDS: Readonly<Record<ReadingGap, string>> = {
  description: 'It has no description.',
  captions: 'It has no captions.',
};

/** One paragraph of what there is and what is missing, with what its author knows to be wrong. */
export function summarizeAccessibility({ ways, gaps, findings }: Accessibility, knownFlaws: string): string {
  const standing = findings.length;
  return [
    ...ways.map((way) => WAY_WORDS[way]),
    ...gaps.map((gap) => GAP_WORDS[gap]),
    ...(standing === 0 ? [] : [`${standing} tactile ${standing === 1 ? 'warning' : 'warnings'}.`]),
    ...(knownFlaws.trim() === '' ? [] : [`Known problems: ${knownFlaws.trim()}`]),
  ].join(' ');
}
