import { readSubject } from '../read-subject.ts';

export const ARROWS = readSubject(
  'arrows',
  'Arrows and signs',
  `
Arrow to the right | right, east, next | A level arrow that points to the right. | 64 8
  a 2 4 62 4
Arrow to the left | left, west, back | A level arrow that points to the left. | 64 8
  a 62 4 2 4
Arrow upwards | up, north, rising | An upright arrow that points up. | 8 64
  a 4 62 4 2
Arrow downwards | down, south, falling | An upright arrow that points down. | 8 64
  a 4 2 4 62
Arrow to the upper right | north-east, diagonal | A slanting arrow that points up and to the right. | 50 50
  a 4 46 46 4
Arrow to the lower right | south-east, diagonal | A slanting arrow that points down and to the right. | 50 50
  a 4 4 46 46
Double arrow | both ways, width, two-way | A level line with a head at each end. | 66 10
  M2 5H64
  h 64 5 0
  h 2 5 180
Upright double arrow | height, up and down | An upright line with a head at each end. | 10 66
  M5 2V64
  h 5 64 90
  h 5 2 270
Block arrow to the right | thick arrow, wide arrow | A wide arrow drawn by its outline that points to the right. | 68 48
  M2 14H38V2L66 24L38 46V34H2Z
Block arrow to the left | thick arrow, wide arrow | A wide arrow drawn by its outline that points to the left. | 68 48
  M66 14H30V2L2 24L30 46V34H66Z
Block arrow upwards | thick arrow, wide arrow | A wide arrow drawn by its outline that points up. | 48 68
  M14 66V30H2L24 2L46 30H34V66Z
Block arrow downwards | thick arrow, wide arrow | A wide arrow drawn by its outline that points down. | 48 68
  M14 2V38H2L24 66L46 38H34V2Z
Turn to the right | bend, right turn | A line that goes up and bends to the right into an arrowhead. | 54 52
  M6 50V24A18 18 0 0 1 24 6H52
  h 52 6 0
Turn to the left | bend, left turn | A line that goes up and bends to the left into an arrowhead. | 54 52
  M48 50V24A18 18 0 0 0 30 6H2
  h 2 6 180
Turn back | U-turn, return | A line that goes up, bends over and comes down in an arrowhead. | 42 60
  M6 58V20A14 14 0 0 1 34 20V52
  h 34 52 90
Circle arrow | rotate, refresh, again, clockwise | An open circle that ends in an arrowhead. | 60 60
  M48 12A26 26 0 1 0 56 30
  h 56 30 285
Cycle of two | exchange, recycle, round trip | Two bent arrows that follow each other around a ring. | 68 68
  M8 30A27 27 0 0 1 57 19
  h 57 19 60
  M60 38A27 27 0 0 1 11 49
  h 11 49 240
Fork | branch, junction, split | A line that divides into two arrows. | 60 56
  M2 28H24
  M24 28L54 8
  h 54 8 326
  M24 28L54 48
  h 54 48 34
Check mark | tick, right, correct, done | A short stroke down and a long stroke up to the right. | 58 46
  thick M3 24L21 43L55 3
Cross mark | wrong, false, no | Two slanting strokes that cross. | 50 50
  thick M4 4L46 46M46 4L4 46
Plus sign | add, addition, positive | A level and an upright stroke that cross. | 48 48
  thick M24 3V45M3 24H45
Minus sign | subtract, negative | A single level stroke. | 48 6
  thick M3 3H45
Equals sign | same, equal | Two level strokes, one above the other. | 48 16
  thick M3 3H45M3 13H45
Division sign | divide, quotient | A level stroke with a point above it and one below it. | 48 36
  thick M3 18H45
  p 24 5 disc
  p 24 31 disc
Less than | smaller, comparison | An angle that is open to the right. | 40 48
  thick M36 4L4 24L36 44
Greater than | larger, comparison | An angle that is open to the left. | 40 48
  thick M4 4L36 24L4 44
Question mark | help, unknown | A hook above a point. | 40 66
  thick M5 17A15 15 0 1 1 27 31C21 34 20 38 20 45
  p 20 60 disc
Exclamation mark | attention, danger | An upright stroke above a point. | 12 66
  thick M6 3V44
  p 6 60 disc
Warning sign | danger, caution, attention | A triangle with an exclamation mark in it. | 76 68
  M38 3L73 65H3Z
  mark thick M38 24V41
  p 38 54 disc
No entry | forbidden, stop | A circle with a wide level bar in it. | 64 64
  o 32 32 30
  solid b 12 26 40 12
Prohibited | forbidden, not allowed, ban | A circle with a slanting stroke across it. | 64 64
  o 32 32 30
  M10.8 10.8L53.2 53.2
Stop sign | road sign, octagon | An outline with eight equal sides. | 64 64
  M20 2H44L62 20V44L44 62H20L2 44V20Z
Heart | love, life, suit of cards | A heart with its point below. | 64 58
  M32 55C10 38 2 28 2 18A15 15 0 0 1 32 16A15 15 0 0 1 62 18C62 28 54 38 32 55Z
Wheelchair | accessible, disability | A person in a wheelchair, from the side. | 58 72
  p 20 4 disc
  M20 14V40H42L52 60
  M20 28H38
  M12 38A17 17 0 1 0 38 54
Braille cell | six dots, literacy | Six points in two columns of three. | 22 36
  p 4 4 disc
  p 18 4 disc
  p 4 18 disc
  p 18 18 disc
  p 4 32 disc
  p 18 32 disc
`,
);
