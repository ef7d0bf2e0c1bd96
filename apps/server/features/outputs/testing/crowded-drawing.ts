import type { Drawing, ShapeItem } from '@relievo/graphic/model';
import { planSheets } from '@relievo/graphic/operations/spread';
import { getProfile } from '@relievo/graphic/profiles';
import { shape } from '@relievo/graphic/testing';

function drawBox(id: string, x: number, y: number, side: number): ShapeItem {
  return shape(id, { type: 'rect', x, y, width: side, height: side }, { name: '' });
}

/** Four boxes 2 mm apart beside a large one, spread over an overview and a detail. */
export function crowdedDrawing(): Drawing {
  const drawing: Drawing = {
    version: 1,
    id: 'crowded',
    title: 'A crowded drawing',
    description: '',
    language: 'en',
    sheet: {
      width: 210,
      height: 297,
      margins: { top: 10, right: 10, bottom: 10, left: 10 },
      braille: 'marburg-medium',
    },
    layers: [
      {
        id: 'main',
        name: 'Main',
        visible: true,
        items: [
          drawBox('large', 100, 150, 80),
          drawBox('a', 30, 30, 15),
          drawBox('b', 47, 30, 15),
          drawBox('c', 30, 47, 15),
          drawBox('d', 47, 47, 15),
        ],
      },
    ],
  };
  const { plan } = planSheets(drawing, 'practiced', getProfile('swell-a4'));
  if (!plan) throw new Error('One sheet holds what should be too full for it.');
  return { ...drawing, spread: plan };
}
