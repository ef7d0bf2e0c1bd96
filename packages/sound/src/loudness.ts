/**
 * ISO 226:2003, the contour of 60 phon: the decibels at which a pure tone of each frequency is as
 * loud as 60 dB at 1 kHz.
 */
const CONTOUR: readonly (readonly [hertz: number, decibels: number])[] = [
  [20, 109.51],
  [31.5, 99.08],
  [50, 89.96],
  [80, 82.05],
  [100, 78.65],
  [125, 75.56],
  [160, 72.47],
  [200, 69.86],
  [250, 67.53],
  [315, 65.39],
  [400, 63.45],
  [500, 62.05],
  [630, 60.81],
  [800, 59.89],
  [1000, 60.01],
  [1250, 62.15],
  [1600, 63.19],
  [2000, 59.96],
  [2500, 57.26],
  [3150, 56.42],
  [4000, 57.57],
  [5000, 60.89],
  [6300, 66.36],
  [8000, 71.66],
  [10000, 73.16],
  [12500, 68.63],
];

const REFERENCE = 60;

/** How loud a tone of this frequency is for its amplitude, beside one of 1 kHz. */
export function loudnessOf(hertz: number): number {
  return 10 ** ((REFERENCE - findContour(hertz)) / 20);
}

function findContour(hertz: number): number {
  const above = CONTOUR.findIndex(([frequency]) => frequency >= hertz);
  const [f1, d1] = CONTOUR[above === -1 ? CONTOUR.length - 1 : Math.max(0, above - 1)] ?? [hertz, REFERENCE];
  const [f2, d2] = CONTOUR[above === -1 ? CONTOUR.length - 1 : above] ?? [hertz, REFERENCE];
  if (f1 === f2) return d1;
  return d1 + ((d2 - d1) * Math.log(hertz / f1)) / Math.log(f2 / f1);
}
