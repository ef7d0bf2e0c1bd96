import {
  canonicalise,
  check,
  type Drawing,
  type Finding,
  findProfile,
  getProfile,
  type Profile,
  type Reader,
  readDrawing,
  repair,
  simplifyFor,
  writeDrawing,
} from '@relievo/graphic';
import { createEnhancer, type PageCorners, type Pixels, type Recipe, settleCorners } from '@relievo/trace';

/** What it made last is kept from one move of a slider to the next. */
const enhance = createEnhancer();
let lastPicture: Pixels | undefined;

/** Each question brings a copy of the picture: the one that is known already, where it is the same. */
function keepPicture(pixels: Pixels): Pixels {
  const isKnown =
    lastPicture?.width === pixels.width &&
    lastPicture.channels === pixels.channels &&
    lastPicture.data.length === pixels.data.length &&
    lastPicture.data.every((value, at) => value === pixels.data[at]);
  if (!lastPicture || !isKnown) lastPicture = pixels;
  return lastPicture;
}

/** What takes long enough that the page would stand still. All of it is pure, so that a worker can do it. */
export const HEAVY_TASKS = {
  enhance: ({ pixels, recipe }: { readonly pixels: Pixels; readonly recipe: Recipe }): Pixels =>
    enhance(keepPicture(pixels), recipe),
  findPage: ({ pixels }: { readonly pixels: Pixels }): PageCorners | null => settleCorners(pixels, 'find'),
  check: ({ svg, profile }: ToCheck): readonly Finding[] => check(open(svg), profileOf(profile)),
  simplify: ({ svg, reader }: { readonly svg: string; readonly reader: Reader }) => {
    const { drawing, cost } = simplifyFor(open(svg), reader);
    return { svg: writeDrawing(canonicalise(drawing)), cost };
  },
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
