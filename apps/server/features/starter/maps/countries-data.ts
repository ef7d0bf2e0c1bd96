import type { StarterMap } from './map-rules.ts';

export const COUNTRIES: readonly StarterMap[] = [
  {
    name: 'map-of-italy',
    title: 'Map of Italy',
    country: '380',
    description:
      'Italy is shaped like a boot that points to the lower right and kicks Sicily. Sardinia lies to the left. Rome is half way down the leg, Milan in the north, Naples below Rome, Palermo on Sicily.',
    land: [
      { name: 'Mainland of Italy', description: 'The boot, from the Alps to its toe.', within: [43, 12.5] },
      {
        name: 'Sicily',
        description: 'The island before the toe of the boot.',
        within: [37.5, 14.2],
        moved: [-4, 3],
      },
      { name: 'Sardinia', description: 'The island in the west.', within: [40, 9] },
    ],
    cities: [
      {
        name: 'Rome',
        description: 'The capital; drawn a little inland, so that the coast stays free.',
        at: [42.15, 12.85],
      },
      { name: 'Milan', description: 'In the plain of the north.', at: [45.46, 9.19] },
      { name: 'Naples', description: 'On the west coast, south of Rome.', at: [40.85, 14.27] },
      { name: 'Palermo', description: 'On the north coast of Sicily.', at: [37.95, 13.4] },
    ],
  },
  {
    name: 'map-of-france',
    title: 'Map of France',
    country: '250',
    description:
      'The mainland of France has about six sides, so that people there call it the hexagon; Corsica is left out. Paris is in the north, Lyon in the east, Marseille in the south east, Bordeaux in the south west, Toulouse between both seas.',
    land: [
      { name: 'Mainland of France', description: 'About six sides: three are coasts.', within: [46.5, 2.5] },
    ],
    cities: [
      { name: 'Paris', description: 'The capital, on the Seine.', at: [48.86, 2.35] },
      { name: 'Lyon', description: 'In the east, on the Rhone.', at: [45.76, 4.84] },
      { name: 'Marseille', description: 'The largest port on the Mediterranean.', at: [43.3, 5.38] },
      { name: 'Bordeaux', description: 'In the south west, near the Atlantic.', at: [44.84, -0.58] },
      { name: 'Toulouse', description: 'In the south, between both seas.', at: [43.6, 1.44] },
    ],
  },
  {
    name: 'map-of-australia',
    title: 'Map of Australia',
    country: '036',
    description:
      'Australia is a broad island with a deep gulf in the north and a long bight in the south; Tasmania lies below its south east. Canberra is in the south east, Brisbane on the east coast, Darwin in the north, Perth in the south west, Alice Springs in the middle.',
    land: [
      { name: 'Mainland of Australia', description: 'The smallest continent.', within: [-25, 134] },
      { name: 'Tasmania', description: 'The island in the south east.', within: [-42, 146.5] },
    ],
    cities: [
      {
        name: 'Canberra',
        description: 'The capital; drawn a little to the west, so that the coast stays free.',
        at: [-35.28, 148.3],
      },
      { name: 'Brisbane', description: 'On the east coast.', at: [-27.47, 153.02] },
      { name: 'Darwin', description: 'On the north coast.', at: [-12.46, 130.84] },
      { name: 'Perth', description: 'On the west coast.', at: [-31.95, 115.86] },
      { name: 'Alice Springs', description: 'In the middle of the continent.', at: [-23.7, 133.88] },
    ],
  },
  {
    name: 'map-of-india',
    title: 'Map of India',
    country: '356',
    description:
      'India is broad in the north and narrows to a point in the south. New Delhi is in the north, Mumbai on the west coast, Chennai on the east coast, Hyderabad in the middle of the south.',
    land: [
      { name: 'Mainland of India', description: 'From the Himalaya to the southern cape.', within: [22, 79] },
    ],
    cities: [
      { name: 'Delhi', description: 'The capital, New Delhi, in the north.', at: [28.61, 77.21] },
      { name: 'Mumbai', description: 'On the west coast.', at: [19.08, 72.88] },
      { name: 'Chennai', description: 'On the east coast, in the south.', at: [13.08, 80.27] },
      { name: 'Hyderabad', description: 'In the middle of the south.', at: [17.39, 78.49] },
    ],
  },
  {
    name: 'map-of-brazil',
    title: 'Map of Brazil',
    country: '076',
    description:
      'Brazil takes half of South America: broad in the north, where the Amazon runs, and narrow in the south. Brasilia is inland, Rio and Sao Paulo are in the south east, Salvador and Recife on the coast of the east, Manaus in the north west.',
    land: [{ name: 'Mainland of Brazil', description: 'Half of South America.', within: [-10, -52] }],
    cities: [
      { name: 'Brasilia', description: 'The capital, on the high plain.', at: [-15.79, -47.88] },
      { name: 'Rio', description: 'Rio de Janeiro, on the south east coast.', at: [-22.91, -43.17] },
      { name: 'Salvador', description: 'On the east coast.', at: [-12.97, -38.5] },
      { name: 'Recife', description: 'Near the easternmost point.', at: [-8.05, -34.88] },
      { name: 'Manaus', description: 'In the rain forest, on the Amazon.', at: [-3.12, -60.02] },
    ],
  },
];
