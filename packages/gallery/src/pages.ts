import type { Drawing } from '@relievo/graphic/model';
import { getProfile, type Profile } from '@relievo/graphic/profiles';
import { canonicalise } from '@relievo/graphic/validation';
import { GOLDENS } from './goldens.ts';
import { SAMPLES } from './samples.ts';

/** One sheet of the gallery. */
export interface Page {
  readonly name: string;
  /** Goldens go through every output; samples through SVG, relief and pins. */
  readonly kind: 'golden' | 'sample';
  readonly drawing: Drawing;
}

export function listGoldenPages(): readonly Page[] {
  return GOLDENS.flatMap(({ name, make }) =>
    make().map((drawing, index) => ({
      name: index === 0 ? name : `${name}-key-${index}`,
      kind: 'golden' as const,
      drawing: canonicalise(drawing),
    })),
  );
}

export function samplePages(): readonly Page[] {
  return SAMPLES.map(({ name, make }) => ({ name, kind: 'sample' as const, drawing: canonicalise(make()) }));
}

/** A medium with a sheet as the drawing has it: paper may be turned, and cards are cut from it. */
function onSheetOf(profile: Profile, { sheet: { width, height } }: Drawing): Profile {
  return {
    ...profile,
    sheet: { ...profile.sheet, width, height },
  };
}

/** What each output is made for; swell paper where nothing else is said. */
export function chooseProfile(output: string, drawing: Drawing): Profile {
  return output === 'pins'
    ? getProfile('dotpad')
    : onSheetOf(getProfile(output === 'haptics' ? 'touchscreen' : 'swell-a4'), drawing);
}
