import { raisedShare as shareOf } from '../../raster/raised-share.ts';
import { fitsRaster, rasterise } from '../../raster/rasterise.ts';
import { isOver, isUnder } from '../measure/places.ts';
import type { Survey } from '../measure/survey.ts';
import type { Profile } from '../profile.ts';
import type { Rule } from '../rule.ts';
import { cite } from '../sources.ts';
import { percent } from '../words.ts';

const COARSEST = 0.05;

/** As fine as the medium raises, and no finer than a finger feels: 25 dpi for paper that swells. */
const grainOf = ({ resolution }: Profile): number => {
  switch (resolution.type) {
    case 'dots':
      return resolution.perInch / 25.4;
    case 'pins':
      return 1 / resolution.pitch;
    default:
      return 1;
  }
};

const measure = ({ drawing, profile, parts }: Survey): number | null => {
  const { width, height } = drawing.sheet;
  if (parts.length === 0 || !(width > 0 && height > 0 && Number.isFinite(width + height))) return null;
  const pixelsPerMm = Math.max(
    COARSEST,
    Math.min(grainOf(profile), Math.sqrt(MOST_PIXELS / (width * height))),
  );
  if (!fitsRaster(drawing.sheet, pixelsPerMm)) return null;
  return shareOf(rasterise(drawing, { pixelsPerMm, medium: profile.medium }));
};

const MOST_PIXELS = 400_000;

export const raisedShare: Rule = {
  id: 'raised-share',
  row: 'share of raised surface',
  media: ['swell', 'embosser', 'pins'],
  severity: 'warning',
  source: cite('P'),
  measures: "share of the sheet's surface that is raised, 0 to 1",
  wholeSheet: true,
  *faults(survey) {
    if (survey.unmeasured.length > 0) return;
    const { target, max, min } = survey.profile.limits.raisedShare;
    const share = measure(survey);
    if (share === null) return;
    const required = isOver(share, max) ? max : min !== null && isUnder(share, min) ? min : null;
    if (required === null) return;
    const { width, height } = survey.drawing.sheet;
    yield {
      items: [],
      place: { x: 0, y: 0, width, height },
      measured: share,
      required,
      message:
        required === max
          ? `${percent(share)} of the sheet is raised; above ${percent(max)} nothing stands out. Simplify, to about ${percent(target)}.`
          : `${percent(share)} of the sheet is raised; below ${percent(required)} there is hardly anything to find.`,
    };
  },
};
