import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Cells } from './cells.ts';

export interface Sample {
  readonly id: string;
  readonly name: MessageDescriptor;
  /** Who says so, for people to look it up. */
  readonly source: string;
  readonly cells: Cells;
}

/** Tables to try with: one for names, one for a course, one for two measures. */
export const SAMPLES: readonly Sample[] = [
  {
    id: 'planets',
    name: msg`How wide the planets are`,
    source: 'NASA, Planetary Fact Sheet (equatorial diameters).',
    cells: [
      ['Planet', 'Diameter (km)'],
      ['Mercury', '4879'],
      ['Venus', '12104'],
      ['Earth', '12756'],
      ['Mars', '6792'],
      ['Jupiter', '142984'],
      ['Saturn', '120536'],
      ['Uranus', '51118'],
      ['Neptune', '49528'],
    ],
  },
  {
    id: 'hundred-metres',
    name: msg`Olympic champions over 100 metres`,
    source: 'Olympic Games, official results of the men’s final, 1988 to 2012.',
    cells: [
      ['Year', 'Time (s)'],
      ['1988', '9.92'],
      ['1992', '9.96'],
      ['1996', '9.84'],
      ['2000', '9.87'],
      ['2004', '9.85'],
      ['2008', '9.69'],
      ['2012', '9.63'],
    ],
  },
  {
    id: 'summits',
    name: msg`The highest mountain of each continent`,
    source:
      'National mapping agencies: Nepal and China 2020 (Everest), USGS 2015 (Denali), Geoscience Australia (Kosciuszko) and others.',
    cells: [
      ['Mountain', 'Height (m)'],
      ['Everest', '8849'],
      ['Aconcagua', '6961'],
      ['Denali', '6190'],
      ['Kilimanjaro', '5895'],
      ['Elbrus', '5642'],
      ['Vinson', '4892'],
      ['Kosciuszko', '2228'],
    ],
  },
];
