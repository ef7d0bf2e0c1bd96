import { evenLight } from '../pixels/even-light.ts';
import type { Pixels } from '../pixels/grid.ts';
import { smoothGrain } from './grain.ts';
import { layStraight, settleCorners } from './page.ts';
import { cropTo, eraseOutside, erasePart } from './parts.ts';
import type { Recipe } from './recipe.ts';
import { dropDetails } from './simplify.ts';
import { changeContrast, cutAtThreshold } from './tones.ts';
import { straighten, turnByQuarters } from './turn.ts';

/** The picture as the recipe wants it. A recipe that asks for nothing gives back the same pixels. */
export function enhancePicture(picture: Pixels, recipe: Recipe): Pixels {
  return createEnhancer()(picture, recipe);
}

/** One thing that a recipe asks for, in its order. */
interface Stage {
  readonly name: string;
  /** All of the recipe that it reads: where this and the pixels before it are the same, so are those after it. */
  readonly asks: unknown;
  readonly change: (pixels: Pixels) => Pixels;
}

/** What a stage made last. */
interface Made {
  readonly from: Pixels;
  readonly asked: string;
  readonly pixels: Pixels;
}

/** Keeps what each stage made last: of a recipe that changes in one thing only what comes after it is worked out. */
export function createEnhancer(): typeof enhancePicture {
  const kept = new Map<string, Made>();
  return (picture, recipe) => {
    let pixels = picture;
    for (const { name, asks, change } of listStages(recipe)) {
      const asked = JSON.stringify(asks);
      const last = kept.get(name);
      const made =
        last?.from === pixels && last.asked === asked
          ? last
          : { from: pixels, asked, pixels: change(pixels) };
      kept.set(name, made);
      pixels = made.pixels;
    }
    return pixels;
  };
}

function listStages(recipe: Recipe): readonly Stage[] {
  const { corners, quarterTurns, straighten: degrees, erased, kept, crop } = recipe;
  const { contrast, denoise, threshold, simplify } = recipe;
  const stages: readonly (Stage & { readonly isWanted: boolean })[] = [
    {
      name: 'page',
      isWanted: corners !== null,
      asks: corners,
      change: (pixels) => takePage(pixels, corners),
    },
    {
      name: 'light',
      isWanted: needsPaper(recipe),
      asks: null,
      change: (pixels) => evenLight(pixels).pixels,
    },
    {
      name: 'turn',
      isWanted: quarterTurns !== 0,
      asks: quarterTurns,
      change: (pixels) => turnByQuarters(pixels, quarterTurns),
    },
    {
      name: 'straighten',
      isWanted: degrees !== 0,
      asks: degrees,
      change: (pixels) => straighten(pixels, degrees),
    },
    {
      name: 'erase',
      isWanted: erased.length > 0,
      asks: erased,
      change: (pixels) => erased.reduce(erasePart, pixels),
    },
    {
      name: 'keep',
      isWanted: kept !== null,
      asks: kept,
      change: (pixels) => (kept ? eraseOutside(pixels, kept) : pixels),
    },
    {
      name: 'crop',
      isWanted: crop !== null,
      asks: crop,
      change: (pixels) => (crop ? cropTo(pixels, crop) : pixels),
    },
    {
      name: 'contrast',
      isWanted: contrast !== 0,
      asks: contrast,
      change: (pixels) => changeContrast(pixels, contrast),
    },
    ...Array.from({ length: denoise }, (_, time) => ({
      name: `grain ${time}`,
      isWanted: true,
      asks: null,
      change: smoothGrain,
    })),
    {
      name: 'threshold',
      isWanted: threshold > 0,
      asks: threshold,
      change: (pixels) => cutAtThreshold(pixels, threshold),
    },
    {
      name: 'details',
      isWanted: simplify > 0,
      asks: simplify,
      change: (pixels) => dropDetails(pixels, simplify),
    },
  ];
  return stages.filter(({ isWanted }) => isWanted);
}

function takePage(picture: Pixels, wanted: Recipe['corners']): Pixels {
  const corners = settleCorners(picture, wanted);
  return corners ? layStraight(picture, corners) : picture;
}

/** What tells ink from paper, or puts paper somewhere, takes the shadow of a hand for ink unless light is even. */
function needsPaper({ straighten: degrees, erased, kept, contrast, threshold, simplify }: Recipe): boolean {
  return (
    [degrees, erased.length, contrast, threshold, simplify].some((value) => value !== 0) || kept !== null
  );
}
