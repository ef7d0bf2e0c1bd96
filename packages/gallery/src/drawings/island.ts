import { placeLabels } from '@relievo/graphic/labels';
import type { Drawing, Point } from '@relievo/graphic/model';
import { getProfile } from '@relievo/graphic/profiles';
import { at, curve, polygon, sign } from '../build/geometry.ts';
import { mark, shape } from '../build/items.ts';
import { createDrawing } from '../build/sheet.ts';
import { heading, toPlainBraille } from '../build/words.ts';

/** Corners that regions share, so that their borders are one line. */
const MEETING = at(104, 124);
const WEST_COAST = at(20, 116);
const EAST_COAST = at(188, 108);
const SOUTH_COAST = at(112, 196);
const westBorder = [at(44, 124), at(74, 116)];
const eastBorder = [at(130, 116), at(160, 120)];
const southBorder = [at(98, 150), at(110, 172)];
const northCoast = [
  at(26, 82),
  at(48, 62),
  at(70, 66),
  at(96, 42),
  at(126, 48),
  at(150, 40),
  at(180, 62),
  at(176, 86),
];
const eastShore = [at(190, 132), at(176, 162), at(154, 186), at(132, 184)];
const westShore = [at(84, 186), at(54, 190), at(34, 168), at(28, 140)];

function reversePoints(points: readonly Point[]): readonly Point[] {
  return points.toReversed();
}

const figure = createDrawing(
  {
    id: 'island',
    title: 'Map of an island',
    description:
      'An island of three regions. The north is hills and has the capital; forest covers the south west, and the south east is farmland. A river runs from the hills to the north coast.',
  },
  [
    shape({
      id: 'hills',
      role: 'area',
      name: 'North, hills',
      description: 'The whole north; no texture.',
      geometry: polygon(
        WEST_COAST,
        ...northCoast,
        EAST_COAST,
        ...reversePoints(eastBorder),
        MEETING,
        ...reversePoints(westBorder),
      ),
    }),
    shape({
      id: 'forest',
      role: 'area',
      name: 'South west, forest',
      description: 'Fine dots.',
      geometry: polygon(WEST_COAST, ...westBorder, MEETING, ...southBorder, SOUTH_COAST, ...westShore),
      texture: 'dots-fine',
      color: '#2f6b2f',
    }),
    shape({
      id: 'farmland',
      role: 'area',
      name: 'South east, farmland',
      description: 'Lines that rise to the right.',
      geometry: polygon(
        MEETING,
        ...eastBorder,
        EAST_COAST,
        ...eastShore,
        SOUTH_COAST,
        ...reversePoints(southBorder),
      ),
      texture: 'lines-rising',
      color: '#7a5a00',
    }),
    shape({
      id: 'river',
      role: 'data',
      name: 'River',
      description: 'From the hills to the north coast.',
      geometry: curve(
        at(112, 108),
        [at(88, 98), at(112, 84), at(104, 72)],
        [at(98, 62), at(90, 56), at(96, 42)],
      ),
      line: { style: 'dashed', width: 1 },
      color: '#1f5f8b',
    }),
    mark('capital', 'Orla, the capital', 'A star, in the east of the hills.', sign('star', at(140, 78), 8)),
    mark('town', 'Penn, a town', 'A disc, in the west of the hills.', sign('disc', at(52, 92))),
  ],
  [heading('Map of an island')],
);

/** Regions with common borders; names stand beside their places, textures in the key. */
export function island(): Drawing {
  return placeLabels(
    figure,
    [
      { id: 'capital-label', print: 'Orla', target: { item: 'capital' } },
      { id: 'town-label', print: 'Penn', target: { item: 'town' } },
      { id: 'forest-words', print: 'Forest', sample: 'forest' },
      { id: 'farmland-words', print: 'Farmland', sample: 'farmland' },
      { id: 'river-words', print: 'River', sample: 'river' },
    ],
    getProfile('swell-a4'),
    toPlainBraille,
  ).drawing;
}
