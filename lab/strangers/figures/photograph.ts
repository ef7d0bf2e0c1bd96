import { execFileSync } from 'node:child_process';
import { createRandom, type Random } from '../../shared/random.ts';

/** A sheet as a telephone sees it: so many pixels, with the desk around it. */
const [WIDTH, HEIGHT] = [1600, 1200];

/** Photographs a printed sheet: askew on a desk, unevenly lit, a little out of focus, grainy, as JPEG. */
export function photograph(picture: string, path: string, seed: number): void {
  const random = createRandom(90_000 + seed);
  const [width, height] = [1400, 990];
  const off = (): number => random.between(20, 110);
  const corners = [
    [off(), off()],
    [WIDTH - off(), off()],
    [WIDTH - off(), HEIGHT - off()],
    [off(), HEIGHT - off()],
  ];
  const from = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  const places = from.map(([x, y], at) => `${x},${y} ${corners[at]?.join(',')}`).join('  ');
  const desk = random.pick(['#6b5a48', '#4a4f57', '#8a7a63', '#3d3a37']);
  execFileSync('convert', [
    ...[picture, '-resize', `${width - 200}x${height - 200}`, '-background', 'white'],
    ...['-gravity', 'center', '-extent', `${width}x${height}`, '+gravity'],
    ...['-virtual-pixel', 'background', '-background', desk],
    ...[
      '-set',
      'option:distort:viewport',
      `${WIDTH}x${HEIGHT}+0+0`,
      '-distort',
      'Perspective',
      places,
      '+repage',
    ],
    ...['(', '-size', `${WIDTH}x${HEIGHT}`, ...lightOf(random), ')', '-compose', 'multiply', '-composite'],
    ...['-blur', `0x${random.between(0.6, 1.2, 1)}`, '-seed', String(seed), '-attenuate', '0.25'],
    ...['+noise', 'Gaussian', '-quality', String(random.between(70, 85)), `${path}-photo.jpg`],
  ]);
}

/** Returns light that comes from a window at one side, or from a lamp above a place. */
function lightOf(random: Random): readonly string[] {
  const dark = random.pick(['#b4aea2', '#a9abb0', '#c4b99f']);
  return random.pick([true, false])
    ? ['-define', `gradient:angle=${random.between(0, 359)}`, `gradient:#ffffff-${dark}`]
    : [
        '-define',
        `gradient:center=${random.between(300, 1300)},${random.between(200, 1000)}`,
        `radial-gradient:#ffffff-${dark}`,
      ];
}
