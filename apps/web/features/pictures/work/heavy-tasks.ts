import type { Drawing, Reader } from '@relievo/graphic/model';
import { simplifyFor } from '@relievo/graphic/operations/readers';
import { type DetailSheet, planSheets, spreadDrawing } from '@relievo/graphic/operations/spread';
import { findProfile, getProfile, type Profile } from '@relievo/graphic/profiles';
import { check, type Finding, repair } from '@relievo/graphic/rules';
import { readDrawing, writeDrawing } from '@relievo/graphic/svg';
import { canonicalise } from '@relievo/graphic/validation';
import { writeGuide } from '@relievo/graphic/words';
import { createEnhancer, type PageCorners, type Recipe, settleCorners } from '@relievo/trace/enhance';
import type { Pixels } from '@relievo/trace/pixels';

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
  propose: ({ svg, reader, profile }: ToCheck & { readonly reader: Reader }): ProposedSheets => {
    const { spread: _, ...whole } = open(svg);
    const { plan, crowded, uncured } = planSheets(whole, reader, profileOf(profile));
    const planned = plan && { ...whole, spread: plan };
    const made = planned && spreadDrawing(planned);
    return {
      svg: planned && writeDrawing(canonicalise(planned)),
      crowded,
      uncured,
      leftOut: made?.leftOut.length ?? 0,
      details: (made?.details ?? []).map(({ letter, where, scale, shows }) => ({
        letter,
        where,
        scale,
        parts: shows.length,
      })),
    };
  },
  spread: ({ svg }: { readonly svg: string }) => {
    const made = spreadDrawing(open(svg));
    if (!made) return { sheets: [], guide: [] };
    const sheets = [
      { id: 'overview', drawing: made.overview },
      ...made.details.map(({ letter, drawing }) => ({ id: letter, drawing })),
    ];
    return {
      sheets: sheets.map(({ id, drawing }) => ({ id, svg: writeDrawing(canonicalise(drawing)) })),
      guide: writeGuide(made),
    };
  },
  gather: ({ svg }: { readonly svg: string }) => {
    const { spread: _, ...whole } = open(svg);
    return { svg: writeDrawing(canonicalise(whole)) };
  },
  repair: ({ svg, profile, findings }: ToCheck & { readonly findings: readonly Finding[] }) => {
    const { drawing, repaired, remaining } = repair(open(svg), findings, profileOf(profile));
    return { svg: writeDrawing(canonicalise(drawing)), repaired, remaining };
  },
};

/** What several sheets would be, and what they cost. */
export interface ProposedSheets {
  /** The drawing with its sheets; null where one is enough, or where no detail would help. */
  readonly svg: string | null;
  readonly crowded: number;
  readonly uncured: number;
  readonly leftOut: number;
  readonly details: readonly (Pick<DetailSheet, 'letter' | 'where' | 'scale'> & { readonly parts: number })[];
}

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
