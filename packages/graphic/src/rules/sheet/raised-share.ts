import { percent, type Share } from '@relievo/words';
import { lengthOf } from '../../geometry/flatten.ts';
import { isTextured } from '../../measure/kinds.ts';
import type { Part } from '../../measure/part.ts';
import { isOver, isUnder } from '../../measure/places.ts';
import type { Survey } from '../../measure/survey.ts';
import type { Limits, Profile } from '../../profiles/profile.ts';
import { measureRaisedArea, measureRaisedShare } from '../../raster/raised-share.ts';
import { doesFitRaster, rasterise } from '../../raster/rasterise.ts';
import type { FindingMessage } from '../rule/messages.ts';
import type { Rule } from '../rule/rule.ts';
import { citeSources } from '../rule/sources.ts';

const COARSEST = 0.05;

/** Fine enough for the dots of a texture. Pins rise as a whole, and each counts as such. */
const FINEST = 2;

function grainOf({ resolution }: Profile): number {
  return resolution.type === 'pins' ? 1 / resolution.pitch : FINEST;
}

function measure({ drawing, profile, parts }: Survey): number | null {
  const { width, height } = drawing.sheet;
  if (parts.length === 0 || !(width > 0 && height > 0 && Number.isFinite(width + height))) return null;
  const pixelsPerMm = Math.max(
    COARSEST,
    Math.min(grainOf(profile), Math.sqrt(MOST_PIXELS / (width * height))),
  );
  if (!doesFitRaster(drawing.sheet, pixelsPerMm)) return null;
  const options = { pixelsPerMm, medium: profile.medium };
  return profile.resolution.type === 'pins'
    ? measureRaisedShare(rasterise(drawing, options))
    : measureRaisedArea(drawing, options);
}

/** Never less than what is raised: whole boxes for what is filled, whole strokes for lines. */
function findMostRaised(part: Part): number {
  const { width, height } = part.box;
  if (part.solid || isTextured(part)) return width * height;
  const length = part.lines.reduce((sum, line) => sum + lengthOf(line) + 2 * part.half, 0);
  return Math.min(width * height, length * 2 * part.half);
}

/** Most sheets are so far from full that no picture of them is needed to know it. */
function isSurelyLight({ parts, drawing: { sheet } }: Survey, most: number): boolean {
  const enough = most * sheet.width * sheet.height;
  let sum = 0;
  for (const part of parts) {
    sum += findMostRaised(part);
    if (!(sum <= enough)) return false;
  }
  return true;
}

/** In tenths of a percent. */
function toTenths(part: number): Share {
  return percent(Math.round(part * 1000) / 10);
}

function messageOf(share: number, { max, target }: Limits['raisedShare'], required: number): FindingMessage {
  return required === max
    ? {
        code: 'raised_share_too_large',
        parameters: { share: toTenths(share), most: toTenths(max), target: toTenths(target) },
      }
    : { code: 'raised_share_too_small', parameters: { share: toTenths(share), least: toTenths(required) } };
}

const MOST_PIXELS = 400_000;

export const raisedShare: Rule = {
  id: 'raised_share',
  row: 'share of raised surface',
  media: ['swell', 'embosser', 'pins'],
  severity: 'warning',
  source: citeSources('P'),
  measures: "share of the sheet's surface that is raised, 0 to 1",
  wholeSheet: true,
  *faults(survey) {
    if (survey.unmeasured.length > 0) return;
    const { max, min } = survey.profile.limits.raisedShare;
    if (min === null && isSurelyLight(survey, max)) return;
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
      ...messageOf(share, survey.profile.limits.raisedShare, required),
    };
  },
};
