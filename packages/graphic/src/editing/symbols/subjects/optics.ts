import { readSubject } from '../read-subject.ts';

export const OPTICS = readSubject(
  'optics',
  'Optics, forces and waves',
  `
Convex lens | converging lens, magnifying | An upright lens that is thick in its middle. | 30 68
  M15 3A46 46 0 0 1 15 65A46 46 0 0 1 15 3Z
Concave lens | diverging lens | An upright lens that is thin in its middle. | 38 68
  M3 3H35A46 46 0 0 0 35 65H3A46 46 0 0 0 3 3Z
Plane mirror | mirror, reflection | An upright line with short strokes behind it. | 24 68
  M4 3V65
  mark M4 14L20 6M4 26L20 18M4 38L20 30M4 50L20 42M4 62L20 54
Concave mirror | curved mirror, reflector | An upright bow that is open to the left. | 24 68
  M4 3A44 44 0 0 1 4 65
Convex mirror | curved mirror, wide view | An upright bow that bulges to the left, with strokes behind it. | 30 68
  M20 3A44 44 0 0 0 20 65
  mark M10.5 22L28 20M8.2 34H28M10.5 46L28 48
Reflection | ray, mirror, angle of incidence | A ray that comes down to a level line and goes up again. | 80 48
  M3 44H77
  M40 44L74 6
  a 6 6 40 44
Refraction | ray, water, bending of light | A ray that bends where it crosses a thick level line. | 76 76
  thick M3 38H73
  a 8 5 38 38
  a 38 38 52 73
Prism with rays | spectrum, rainbow, dispersion | A triangle with one ray on its left and three on its right. | 104 62
  M50 5L78 57H22Z
  M3 42L35 33
  M65.5 33.5L101 26M70.5 43L101 44M75.5 52.5L101 60
Parallel rays | light beam, sunlight | Three level arrows side by side. | 68 36
  a 3 5 64 5
  a 3 18 64 18
  a 3 31 64 31
Converging rays | focus, focal point | Three arrows that meet in one point. | 70 56
  M4 5L64 28M4 28H64M4 51L64 28
  h 34 16.5 21
  h 34 28 0
  h 34 39.5 339
Eye of an observer | view, look, side of the eye | Two lines that open to the right with a bow between them. | 52 48
  M48 4L6 24L48 44
  M37 9A26 26 0 0 1 37 39
Light source | lamp, ray box, torch | A circle with six rays. | 76 76
  o 38 38 11
  mark M38 19V6M38 57V70M21.5 28.5L10 22M54.5 28.5L66 22M21.5 47.5L10 54M54.5 47.5L66 54
Candle | flame, object | An upright candle with a flame. | 32 78
  b 8 34 16 41
  M16 34V26
  Flame: M16 3C24 12 24 20 16 26C8 20 8 12 16 3Z
Magnifying glass | loupe, enlarge, search | A circle with a slanting handle. | 64 64
  o 26 26 22
  thick M41.6 41.6L60 60
Telescope | astronomy, stars | A slanting tube on three legs. | 76 70
  M6 32L62 4L71 22L15 50Z
  M39 38V68M39 38L18 68M39 38L60 68
Microscope | enlarge, cells, laboratory | A slanting tube over a stage, on a curved arm and a foot. | 60 78
  M10 14L24 4L38 26L24 36Z
  M33 18C54 22 60 52 40 64M6 75H54M6 46H34M40 64V75
Camera | photo, picture | A box with a round lens and a button on top. | 72 54
  M3 14H20L26 4H44L50 14H69V51H3Z
  o 36 31.5 11
Pinhole camera | camera obscura, image | A box with a small opening in its left side. | 70 46
  M4 18V3H66V43H4V28
Spring | coil, elastic, Hooke | A level zigzag with a straight piece at each end. | 88 28
  M2 14H14L20 3L32 25L44 3L56 25L68 3L74 14H86
Pendulum | swing, oscillation | A level line with a slanting thread and a ball at its end. | 60 70
  M4 4H46
  M24 4L42 48
  solid o 45.5 57 9
Pulley | wheel, rope, lifting | A wheel that hangs from a level line, with a rope and a load. | 60 84
  M6 4H54
  M30 4V14
  o 30 28 14
  M16 28V80M44 28V58
  b 36 58 16 20
Lever | seesaw, fulcrum, beam | A level beam on a triangle. | 84 34
  thick M3 4H81
  M42 4L54 30H30Z
Inclined plane | ramp, slope | A right triangle with a box on its slope. | 84 52
  M3 49H81V14Z
  M36 33L29 18L46 10.5L53 25.5
Force arrow | push, pull, vector | A block with an arrow that leaves it to the right. | 84 36
  b 3 3 30 30
  a 33 18 80 18
Weight force | gravity, falling, mass | A block with an arrow that leaves it downwards. | 36 84
  b 3 3 30 30
  a 18 33 18 80
Transverse wave | sine, crest, trough, wavelength | A wave of two whole periods. | 92 36
  M3 18C9 2 18 2 25 18S39 34 46 18S60 2 67 18S82 34 89 18
Sound waves | sound, echo, volume | Three bows that follow each other to the right of a point. | 56 64
  p 6 32 disc
  M17 18A20 20 0 0 1 17 46M26 10A34 34 0 0 1 26 54M36 3A46 46 0 0 1 36 61
Wave fronts | ripples, rings | Three rings around a point. | 72 72
  p 36 36 disc
  o 36 36 14
  o 36 36 24
  o 36 36 34
Spring balance | newton meter, force meter | An upright tube with a ring above, a hook below and a scale. | 32 92
  o 16 11 8
  b 6 19 20 46
  M16 65V74A7 7 0 1 1 9 81
  tick M6 30H15M6 42H15M6 54H15
`,
);
