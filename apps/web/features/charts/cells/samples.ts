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

/** Tables to try with: for names, for a map, for a course, for two measures. */
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
  {
    id: 'south-america',
    name: msg`How large the countries of South America are`,
    source: 'United Nations, Demographic Yearbook (surface area).',
    cells: [
      ['Country', 'Area (km²)'],
      ['Argentina', '2780400'],
      ['Bolivia', '1098581'],
      ['Brazil', '8515767'],
      ['Chile', '756102'],
      ['Colombia', '1141748'],
      ['Ecuador', '257217'],
      ['Guyana', '214969'],
      ['Paraguay', '406752'],
      ['Peru', '1285216'],
      ['Suriname', '163820'],
      ['Uruguay', '173626'],
      ['Venezuela', '912050'],
    ],
  },
  {
    id: 'census',
    name: msg`People in the United States`,
    source:
      'United States Census Bureau, decennial censuses, rounded to 0.1 million; 1950 and before without Alaska and Hawaii.',
    cells: [
      ['Year', 'People (million)'],
      ['1790', '3.9'],
      ['1800', '5.3'],
      ['1810', '7.2'],
      ['1820', '9.6'],
      ['1830', '12.9'],
      ['1840', '17.1'],
      ['1850', '23.2'],
      ['1860', '31.4'],
      ['1870', '38.6'],
      ['1880', '50.2'],
      ['1890', '63.0'],
      ['1900', '76.2'],
      ['1910', '92.2'],
      ['1920', '106.0'],
      ['1930', '123.2'],
      ['1940', '132.2'],
      ['1950', '151.3'],
      ['1960', '179.3'],
      ['1970', '203.2'],
      ['1980', '226.5'],
      ['1990', '248.7'],
      ['2000', '281.4'],
      ['2010', '308.7'],
      ['2020', '331.4'],
    ],
  },
  {
    id: 'geyser',
    name: msg`How long a geyser erupts and rests`,
    source: 'Azzalini and Bowman, 1990: eruptions of Old Faithful in August 1985, the first 20 of them.',
    cells: [
      ['Eruption (min)', 'Rest (min)'],
      ['3.6', '79'],
      ['1.8', '54'],
      ['3.333', '74'],
      ['2.283', '62'],
      ['4.533', '85'],
      ['2.883', '55'],
      ['4.7', '88'],
      ['3.6', '85'],
      ['1.95', '51'],
      ['4.35', '85'],
      ['1.833', '54'],
      ['3.917', '84'],
      ['4.2', '78'],
      ['1.75', '47'],
      ['4.7', '83'],
      ['2.167', '52'],
      ['1.75', '62'],
      ['4.8', '84'],
      ['1.6', '52'],
      ['4.25', '79'],
    ],
  },
];
