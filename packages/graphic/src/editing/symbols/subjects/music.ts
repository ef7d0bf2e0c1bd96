import { readSubject } from '../read-subject.ts';

export const MUSIC = readSubject(
  'music',
  'Music',
  `
Staff | five lines, stave, score | Five level lines, one above the other. | 120 42
  thin M2 4H118M2 12H118M2 20H118M2 28H118M2 36H118
Treble clef | G clef, violin clef | A curled sign that winds around itself and ends in a hook below. | 50 94
  M20 84C12 84 12 74 20 74C28 76 28 90 20 90C4 90 6 70 14 66M25 91L25 10C25 2 37 2 37 12C37 28 6 38 6 56C6 74 44 74 44 56C44 40 20 42 18 56
Bass clef | F clef | A bow like an ear with a point at its start and two points on its right. | 60 60
  p 8 20 disc
  M8 20C8 4 40 0 40 24C40 42 24 52 6 58
  p 54 14 disc
  p 54 30 disc
Alto clef | C clef, viola clef | Two bows on an upright line, one above the other. | 46 76
  thick M5 3V73
  M16 3V73M16 38H24C40 38 42 6 28 6M24 38C40 38 42 70 28 70
Whole note | semibreve, four beats | An open oval note head without a stem. | 36 28
  o 18 14 15 10
Half note | minim, two beats | An open note head with a stem that goes up. | 36 66
  o 16 53 12 9.5
  M28 53V3
Quarter note | crotchet, one beat | A filled note head with a stem that goes up. | 32 66
  solid o 15 54 11 8
  M26 54V3
Eighth note | quaver, half a beat | A filled note head with a stem and one flag. | 48 66
  solid o 15 54 11 8
  M26 54V3C28 14 44 16 42 34
Sixteenth note | semiquaver | A filled note head with a stem and two flags. | 48 72
  solid o 15 60 11 8
  M26 60V3C28 13 44 15 42 32
  M26 20C28 30 42 33 40 48
Joined eighth notes | quavers, beam | Two filled note heads whose stems are joined by a thick beam. | 72 66
  solid o 15 54 11 8
  solid o 55 54 11 8
  M26 54V5M66 54V5
  thick M26 5H66
Dotted half note | three beats, dotted minim | An open note head with a stem and a point at its right. | 54 66
  o 16 53 12 9.5
  M28 53V3
  p 45 53 disc
Whole rest | semibreve rest, pause | A filled block that hangs below a line. | 60 22
  M3 4H57
  solid b 18 4 24 14
Half rest | minim rest, pause | A filled block that lies on a line. | 60 22
  M3 18H57
  solid b 18 4 24 14
Quarter rest | crotchet rest, pause | An upright zigzag that ends in a hook. | 30 72
  thick M8 4L22 20L10 34L24 50C14 44 6 52 16 66
Eighth rest | quaver rest, pause | A point with a bow that leads to a slanting stroke. | 36 56
  p 8 10 disc
  M8 10C14 20 24 16 32 8L18 52
Sharp | accidental, hash, raise | Two upright and two slanting strokes that cross. | 40 64
  M13 8V60M27 4V56
  thick M4 26L36 18M4 46L36 38
Flat | accidental, lower, B | An upright stroke with a half heart at its foot. | 34 66
  M6 3V62C18 54 30 46 28 36C26 28 14 28 6 38
Natural | accidental, cancel | Two upright strokes joined by two slanting ones. | 34 72
  M8 3V54M26 18V69
  thick M8 26L26 18M8 54L26 46
Repeat sign | repeat, bar line, again | A thin and a thick upright line with two points before them. | 40 60
  p 6 18 disc
  p 6 42 disc
  M20 3V57
  thick M31 3V57
Final bar line | end, double bar | A thin and a thick upright line. | 18 60
  M4 3V57
  thick M14 3V57
Crescendo | louder, hairpin | Two lines that begin together and open to the right. | 84 30
  M81 3L3 15L81 27
Decrescendo | softer, diminuendo, hairpin | Two lines that are open on the left and meet on the right. | 84 30
  M3 3L81 15L3 27
Fermata | hold, pause | A bow over a point. | 56 34
  M3 30A25 25 0 0 1 53 30
  p 28 26 disc
Piano keys | keyboard, octave | Seven white keys with five short filled ones between them. | 116 62
  b 3 3 110 56
  M18.7 34V59M34.4 34V59M50.1 3V59M65.9 34V59M81.6 34V59M97.3 34V59
  solid M12.7 3H24.7V34H12.7ZM28.4 3H40.4V34H28.4Z
  solid M59.9 3H71.9V34H59.9ZM75.6 3H87.6V34H75.6ZM91.3 3H103.3V34H91.3Z
Drum | percussion, beat | A low cylinder with a zigzag around it. | 68 60
  o 34 15 31 12
  M3 15V44A31 12 0 0 0 65 44V15
  mark M3 44L18 34L34 56L50 34L65 44
Guitar | strings, instrument | A body like an eight with a sound hole and a long neck. | 40 92
  M14 40C4 42 6 54 10 58C-2 66 2 88 20 88S42 66 30 58C34 54 36 42 26 40Z
  p 20 70 disc
  M20 40V4M12 4H28
Trumpet | brass, horn | A long tube with a bell at its right end and three valves. | 92 42
  M3 24H62C74 24 80 18 89 8V40C80 32 74 32 62 32H24
  mark M30 24V8M42 24V8M54 24V8
Flute | recorder, woodwind | A long tube with six finger holes. | 104 28
  b 3 3 98 22
  p 18 14 disc
  p 32 14 disc
  p 46 14 disc
  p 60 14 disc
  p 74 14 disc
  p 88 14 disc
Bell instrument | hand bell, ring | A bell with a clapper below. | 56 66
  M8 48C16 40 12 4 28 4S40 40 48 48Z
  p 28 58 disc
Tuning fork | pitch, vibration | A fork with two long prongs on a stem. | 28 84
  M5 3V40A9 9 0 0 0 23 40V3
  thick M14 49V81
`,
);
