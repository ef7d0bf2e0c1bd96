import type { StarterChart } from './chart-rules.ts';

export const SLICES: readonly StarterChart[] = [
  {
    name: 'bones',
    title: 'Where our 206 bones are',
    type: 'pie',
    source: 'OpenStax, Anatomy and Physiology, chapters 7 and 8 (adults).',
    columns: ['Part of the body', 'Bones'],
    rows: [
      ['Head and throat', 29],
      ['Spine', 26],
      ['Chest', 25],
      ['Arms', 64],
      ['Legs', 62],
    ],
  },
  {
    name: 'oceans',
    title: 'The five oceans',
    type: 'pie',
    source: 'NOAA, Volumes of the World’s Oceans from ETOPO1 (Eakins and Sharman 2010, rounded).',
    columns: ['Ocean', 'Area (million square km)'],
    rows: [
      ['Pacific', 169],
      ['Atlantic', 85],
      ['Indian', 71],
      ['Southern', 22],
      ['Arctic', 16],
    ],
  },
  {
    name: 'braille-dots',
    title: 'Letters of the braille alphabet by their dots',
    type: 'pie',
    source: 'International Council on English Braille, The Rules of Unified English Braille, section 4.1.',
    columns: ['Dots', 'Letters'],
    rows: [
      ['one', 1],
      ['two', 5],
      ['three', 9],
      ['four', 9],
      ['five', 2],
    ],
  },
  {
    name: 'last-digits',
    title: 'Last digits of the 25 primes below 100',
    type: 'pie',
    source: 'Computed.',
    columns: ['Last digit', 'Primes'],
    rows: [
      ['ends in 1', 5],
      ['ends in 2', 1],
      ['ends in 3', 7],
      ['ends in 5', 1],
      ['ends in 7', 6],
      ['ends in 9', 5],
    ],
  },
];
