import {
  canonicalise,
  check,
  type Drawing,
  type Finding,
  findProfile,
  getProfile,
  type Profile,
  readDrawing,
  repair,
  writeDrawing,
} from '@relievo/graphic';
import { enhancePicture, type Pixels, type Recipe } from '@relievo/trace';

/** What takes long enough that the page would stand still. All of it is pure, so that a worker can do it. */
export const HEAVY_TASKS = {
  enhance: ({ pixels, recipe }: { readonly pixels: Pixels; readonly recipe: Recipe }): Pixels =>
    enhancePicture(pixels, recipe),
  check: ({ svg, profile }: ToCheck): readonly Finding[] => check(open(svg), profileOf(profile)),
  repair: ({ svg, profile, findings }: ToCheck & { readonly findings: readonly Finding[] }) => {
    const { drawing, repaired, remaining } = repair(open(svg), findings, profileOf(profile));
    return { svg: writeDrawing(canonicalise(drawing)), repaired, remaining };
  },
};

interface ToCheck {
  readonly svg: string;
  readonly profile: string;
}

export type HeavyTasks = typeof HEAVY_TASKS;
export type HeavyName = keyof HeavyTasks;

function open(svg: string): Drawing {
  const read = readDrawing(svg);
  if (!read.ok) throw new Error('The drawing cannot be read.');
  return read.value;
}

function profileOf(id: string): Profile {
  return findProfile(id) ?? getProfile('swell-a4');
}
