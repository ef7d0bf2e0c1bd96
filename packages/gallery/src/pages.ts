import { canonical, type Drawing, knownProfile, type Profile } from '@relievo/graphic';
import { GOLDENS } from './goldens.ts';
import { SAMPLES } from './samples.ts';

/** One sheet of the gallery. */
export type Page = {
  readonly name: string;
  /** Goldens go through every output; samples through SVG, relief and pins. */
  readonly kind: 'golden' | 'sample';
  readonly drawing: Drawing;
};

export const goldenPages = (): readonly Page[] =>
  GOLDENS.flatMap(({ name, make }) =>
    make().map((drawing, index) => ({
      name: index === 0 ? name : `${name}-key-${index}`,
      kind: 'golden' as const,
      drawing: canonical(drawing),
    })),
  );

export const samplePages = (): readonly Page[] =>
  SAMPLES.map(({ name, make }) => ({ name, kind: 'sample' as const, drawing: canonical(make()) }));

/** A medium with a sheet as the drawing has it: paper may be turned, and cards are cut from it. */
const onSheetOf = (profile: Profile, { sheet: { width, height } }: Drawing): Profile => ({
  ...profile,
  sheet: { ...profile.sheet, width, height },
});

/** What each output is made for; swell paper where nothing else is said. */
export const profileFor = (output: string, drawing: Drawing): Profile =>
  output === 'pins'
    ? knownProfile('dotpad')
    : onSheetOf(knownProfile(output === 'haptics' ? 'touchscreen' : 'swell-a4'), drawing);
