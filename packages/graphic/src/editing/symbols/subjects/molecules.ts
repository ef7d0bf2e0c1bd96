import { readSubject } from '../read-subject.ts';

export const MOLECULES = readSubject(
  'molecules',
  'Molecules and atoms',
  `
Atom | nucleus, electrons, Bohr | A filled nucleus inside two rings with three electrons on them. | 84 84
  o 42 42 25
  o 42 42 38
  solid o 42 42 8
  p 42 17 disc
  p 4 42 disc
  p 80 42 disc
Atom with orbits | electrons, science, nuclear | A nucleus with two long crossing orbits around it. | 76 62
  M3 31A35 13 0 1 1 73 31A35 13 0 1 1 3 31Z
  M38 3A13 28 0 1 1 38 59A13 28 0 1 1 38 3Z
  p 38 31 disc
Hydrogen molecule | H2, single bond | Two equal circles joined by one line. | 64 24
  o 12 12 9
  o 52 12 9
  M21 12H43
Oxygen molecule | O2, double bond | Two equal circles joined by two lines. | 72 36
  o 17 18 14
  o 55 18 14
  mark M29.5 12H42.5M29.5 24H42.5
Nitrogen molecule | N2, triple bond | Two equal circles joined by three lines. | 109 48
  o 24 24 21
  o 85 24 21
  mark M41.2 12H67.8M45 24H64M41.2 36H67.8
Water molecule | H2O, bent | A large circle with a small one at its lower left and lower right. | 72 52
  O: solid o 36 18 15
  H: o 11 41 8.5
  H: o 61 41 8.5
  mark M24.8 28L17.3 35.2M47.2 28L54.7 35.2
Carbon dioxide molecule | CO2, linear | A filled circle between two open ones, joined by double lines. | 88 32
  C: solid o 44 16 11
  O: o 13 16 10.5
  O: o 75 16 10.5
  mark M22 11.5H34M22 20.5H34M54 11.5H66M54 20.5H66
Ammonia molecule | NH3, nitrogen | A filled circle with three open ones below it. | 76 66
  N: solid o 38 16 12
  H: o 11 36 8
  H: o 38 55 8
  H: o 65 36 8
  mark M28 22.5L17.5 31M38 28V47M48 22.5L58.5 31
Methane molecule | CH4, carbon, hydrogen | A filled circle with four open ones around it. | 76 76
  C: solid o 38 38 11
  H: o 38 11 8
  H: o 38 65 8
  H: o 11 38 8
  H: o 65 38 8
  mark M38 19V27M38 49V57M19 38H27M49 38H57
Ethene molecule | ethylene, C2H4, double bond | Two filled circles joined by two lines, each with two open ones. | 92 60
  C: solid o 32 30 8
  C: solid o 60 30 8
  mark M39 25.5H53M39 34.5H53
  H: o 12 11 8
  H: o 12 49 8
  H: o 80 11 8
  H: o 80 49 8
  mark M18 16.5L26 24M18 43.5L26 36M74 16.5L66 24M74 43.5L66 36
Ethane molecule | C2H6, single bond | Two filled circles joined by a line, each with three open ones. | 104 70
  C: solid o 36 35 8
  C: solid o 68 35 8
  mark M44 35H60
  H: o 10 35 8
  H: o 94 35 8
  H: o 36 10 8
  H: o 36 60 8
  H: o 68 10 8
  H: o 68 60 8
  mark M18 35H28M76 35H86M36 18V27M36 43V52M68 18V27M68 43V52
Benzene | aromatic ring, C6H6 | A hexagon with a circle in it. | 64 70
  M32 3L60 19V51L32 67L4 51V19Z
  o 32 35 15
Cyclohexane | ring, hexagon, C6H12 | A hexagon that stands on its corner, as chemists draw a ring. | 56 64
  M28 3L53 17.5V46.5L28 61L3 46.5V17.5Z
Carbon chain | hydrocarbon, zigzag, skeletal formula | A zigzag line of five strokes. | 84 26
  M3 22L18 4L33 22L48 4L63 22L78 4
Single bond | bond | Two points joined by one line. | 60 10
  p 5 5 disc
  p 55 5 disc
  M5 5H55
Double bond | bond, two pairs | Two level lines between two points. | 76 18
  p 5 9 disc
  p 71 9 disc
  M18 4H58M18 14H58
Salt crystal | sodium chloride, lattice, NaCl | Nine circles in a square, every other one filled. | 72 72
  solid o 11 11 7
  o 36 11 7
  solid o 61 11 7
  o 11 36 7
  solid o 36 36 7
  o 61 36 7
  solid o 11 61 7
  o 36 61 7
  solid o 61 61 7
Solid state | particles, solid, lattice | Nine points in tight even rows. | 44 44
  p 7 7 disc
  p 22 7 disc
  p 37 7 disc
  p 7 22 disc
  p 22 22 disc
  p 37 22 disc
  p 7 37 disc
  p 22 37 disc
  p 37 37 disc
Gas state | particles, gas | Five points far apart in a box. | 68 68
  b 3 3 62 62
  p 16 18 disc
  p 48 15 disc
  p 33 33 disc
  p 16 52 disc
  p 51 50 disc
Liquid state | particles, liquid, vessel | An open vessel with seven points at its bottom. | 68 62
  M3 3V59H65V3
  p 15 47 disc
  p 29 48 disc
  p 43 46 disc
  p 55 35 disc
  p 20 31 disc
  p 35 32 disc
DNA | double helix, gene, heredity | Two lines that twist around each other, with four rungs. | 44 88
  M6 3C6 24 38 24 38 44S6 64 6 85
  M38 3C38 24 6 24 6 44S38 64 38 85
  mark M8 12H36M7 38H37M7 50H37M8 76H36
Electron shell | shell, energy level | A filled nucleus inside one ring with two electrons on it. | 60 60
  o 30 30 26
  solid o 30 30 8
  p 4 30 disc
  p 56 30 disc
Positive ion | cation, charge, plus | A circle with a plus in it. | 52 52
  o 26 26 23
  mark M26 15V37M15 26H37
Negative ion | anion, charge, minus | A circle with a minus in it. | 52 52
  o 26 26 23
  mark M15 26H37
`,
);
