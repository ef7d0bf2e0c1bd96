import { millimetres } from '@relievo/words';
import { centerOf } from '../../geometry/box.ts';
import { isInside } from '../../geometry/distance.ts';
import { isText, isTextured, type TextPart, type TexturedPart } from '../../measure/kinds.ts';
import { measureGap } from '../../measure/labelled.ts';
import { isUnder } from '../../measure/places.ts';
import { MEDIA, type Medium } from '../../profiles/profile.ts';
import { textureInset } from '../../raster/ink.ts';
import { clearTexture } from '../repairs/clear-texture.ts';
import { moveToNearestRoom } from '../repairs/move.ts';
import type { Rule } from '../rule/rule.ts';
import { citeSources } from '../rule/sources.ts';
import { subjectOf } from '../rule/subject.ts';

/** Flat around the text where it stands within the outline of a texture: 0 in the middle of it, null outside. */
function measureFlatAround(text: TextPart, area: TexturedPart, medium: Medium): number | null {
  const middle = centerOf(text.box);
  if (!area.lines.some((ring) => isInside(middle, [ring]))) return null;
  if (isInside(middle, area.lines)) return 0;
  return measureGap(text, area) + area.half + textureInset(area.item, medium);
}

export const labelClearance: Rule = {
  id: 'label_clearance',
  row: 'clear space around a label inside a texture',
  media: MEDIA.filter((medium) => medium !== 'touchscreen'),
  severity: 'error',
  source: citeSources('T'),
  measures: 'millimetres of flat space between a text and the texture that it stands in',
  *faults({ parts, profile }) {
    const required = profile.limits.labelClearance;
    if (required === null) return;
    const areas = parts.filter(isTextured);
    for (const text of parts.filter(isText)) {
      for (const area of areas) {
        if (!doBoxesMeet(text, area)) continue;
        const flat = measureFlatAround(text, area, profile.medium);
        if (flat === null || !isUnder(flat, required)) continue;
        yield {
          items: [text.item.id, area.item.id],
          place: text.box,
          measured: flat,
          required,
          code: 'label_clearance_too_small',
          parameters: {
            item: subjectOf(text.item),
            flat: millimetres(flat),
            area: subjectOf(area.item),
            least: millimetres(required),
          },
        };
      }
    }
  },
  mends: [clearTexture, moveToNearestRoom],
};

function doBoxesMeet({ box: a }: TextPart, { box: b }: TexturedPart): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
