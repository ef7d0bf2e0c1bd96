import type { Accessibility, ReadingGap, ReadingWay } from './accessibility.ts';

/** How a resource can be read, in plain words: for machines and for pages that are read without the app. */
export const WAY_WORDS: Readonly<Record<ReadingWay, string>> = {
  touch: 'You can touch it: its lines and areas stand out from the surface.',
  hold: 'You can hold it: it can be printed as a solid model.',
  vibration: 'You can feel it: a touchscreen vibrates under your finger.',
  braille: 'You can read it in braille.',
  hear: 'You can hear it.',
  spokenParts: 'Its parts are spoken when you touch them.',
  see: 'You can see it.',
  text: 'It is a document with text.',
  description: 'It has a description of what it shows.',
  longDescription: 'It has a long description with every part and number.',
  captions: 'It has captions.',
  taggedPdf: 'Its PDF can be walked through by a screen reader.',
};

export const GAP_WORDS: Readonly<Record<ReadingGap, string>> = {
  description: 'It has no description of what it shows.',
  captions: 'It has no captions.',
};

/** One paragraph of all that, with what its author knows to be wrong. */
export function summarizeAccessibility({ ways, gaps, findings }: Accessibility, knownFlaws: string): string {
  const standing = findings.length;
  return [
    ...ways.map((way) => WAY_WORDS[way]),
    ...gaps.map((gap) => GAP_WORDS[gap]),
    ...(standing === 0
      ? []
      : [
          `The check for fingers found ${standing} ${standing === 1 ? 'thing' : 'things'} that could be better.`,
        ]),
    ...(knownFlaws.trim() === '' ? [] : [`Known problems: ${knownFlaws.trim()}`]),
  ].join(' ');
}
