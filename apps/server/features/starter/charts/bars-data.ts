import type { StarterChart } from './chart-rules.ts';

export const BARS: readonly StarterChart[] = [
  {
    name: 'planet-diameters',
    title: 'How wide the planets are',
    type: 'bar',
    source: 'NASA, Planetary Fact Sheet (equatorial diameters).',
    columns: ['Planet', 'Diameter (km)'],
    rows: [
      ['Mercury', 4879],
      ['Venus', 12104],
      ['Earth', 12756],
      ['Mars', 6792],
      ['Jupiter', 142984],
      ['Saturn', 120536],
      ['Uranus', 51118],
      ['Neptune', 49528],
    ],
  },
  {
    name: 'seven-summits',
    title: 'The highest mountain of each continent',
    type: 'bar',
    source:
      'National mapping agencies: Nepal and China 2020 (Everest), USGS 2015 (Denali), Geoscience Australia (Kosciuszko) and others.',
    columns: ['Mountain', 'Height (m)'],
    rows: [
      ['Everest', 8849],
      ['Aconcagua', 6961],
      ['Denali', 6190],
      ['Kilimanjaro', 5895],
      ['Elbrus', 5642],
      ['Vinson', 4892],
      ['Kosciuszko', 2228],
    ],
  },
  {
    name: 'net-heights',
    title: 'How high a net or a basket hangs',
    type: 'bar',
    source: 'The rules of FIBA, FIVB (men), FIFA, BWF (at the posts) and ITF (in the middle).',
    columns: ['Sport', 'Height (cm)'],
    rows: [
      ['Basketball', 305],
      ['Football goal', 244],
      ['Volleyball', 243],
      ['Badminton', 155],
      ['Tennis', 91],
    ],
  },
  {
    name: 'paper-sizes',
    title: 'Sheets of paper from A0 to A6',
    type: 'bar',
    source: 'ISO 216 (the longer side).',
    columns: ['Sheet', 'Length (mm)'],
    rows: [
      ['A0', 1189],
      ['A1', 841],
      ['A2', 594],
      ['A3', 420],
      ['A4', 297],
      ['A5', 210],
      ['A6', 148],
    ],
  },
];
