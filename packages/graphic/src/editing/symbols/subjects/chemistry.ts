import { readSubject } from '../read-subject.ts';

export const CHEMISTRY = readSubject(
  'chemistry',
  'Apparatus of chemistry',
  `
Beaker | glass, vessel | An open upright vessel with a lip at its top left. | 52 60
  M3 3L9 11V57H47V3
Beaker with liquid | solution, glass | An open upright vessel that is half full. | 52 60
  M3 3L9 11V57H47V3
  waves M9 30H47V57H9Z
Test tube | tube, glass | A narrow upright tube that is open above and round below. | 26 68
  M2 3H24M5 3V56A8 8 0 0 0 21 56V3
Test tube rack | stand, tubes | Three tubes side by side in a frame. | 79 58
  M4 20H75M4 56H75M4 20V56M75 20V56
  M12 4V38A6.5 6.5 0 0 0 25 38V4
  M33 4V38A6.5 6.5 0 0 0 46 38V4
  M54 4V38A6.5 6.5 0 0 0 67 38V4
Erlenmeyer flask | conical flask, flask | A flask with a straight neck that widens to a flat foot. | 60 68
  M22 3V24L4 60A4 4 0 0 0 8 65H52A4 4 0 0 0 56 60L38 24V3M17 3H43
Round-bottom flask | flask, distillation | A round flask with a straight neck. | 52 70
  M19 3V24A22 22 0 1 0 33 24V3M14 3H38
Flat-bottom flask | flask | A round flask with a straight neck and a flat foot. | 52 68
  M19 3V24A22 22 0 0 0 10 60A6 6 0 0 0 14 62H38A6 6 0 0 0 42 60A22 22 0 0 0 33 24V3M14 3H38
Funnel | filter | A wide opening that narrows to a slanting tube below. | 60 68
  M3 4H57L34 34V64L26 58V34Z
Filter funnel | filter paper, filtration | A funnel with a folded paper in it. | 72 70
  M3 6L32 40V62L40 68V40L69 6
  M18 6L36 27L54 6Z
Separating funnel | separatory funnel, tap | A pear-shaped vessel with a tap in its stem. | 48 76
  M18 3V12A20 20 0 0 0 5 30C5 40 20 48 20 56V74M30 3V12A20 20 0 0 1 43 30C43 40 28 48 28 56V74
  M10 62H38
Measuring cylinder | graduated cylinder, volume | An upright cylinder on a foot with three marks at its side. | 44 86
  M10 4V66M34 4V66M4 66H40V82H4ZM6 4H38
  tick M10 20H20M10 34H20M10 48H20
Burette | titration, tap | A long upright tube with a tap near its foot. | 40 84
  M12 3V62L20 70V82M28 3V62L20 70
  tick M12 16H20M12 30H20M12 44H20
  M8 70H36
Pipette | dropper, volume | A thin upright tube with a bulb in its middle. | 28 84
  M14 2V24M14 56V82
  o 14 40 11 16
Dropper | pipette, drops | A slanting tube with a rubber bulb at its upper end. | 26 74
  M13 3A10 10 0 0 1 21 12V24H5V12A10 10 0 0 1 13 3Z
  M8 24V56L13 70L18 56V24
Bunsen burner | flame, gas, heat | An upright tube on a foot with a flame above it. | 48 82
  Flame: M24 3C34 16 36 22 30 32H18C12 22 14 16 24 3Z
  M18 32V66M30 32V66M8 79L18 66H30L40 79Z
  M30 56H46
Alcohol burner | spirit lamp, flame | A low vessel with a wick and a flame. | 56 66
  Flame: M28 3C36 12 36 20 28 26C20 20 20 12 28 3Z
  M28 26V38M20 38H36L52 62H4Z
Tripod | stand, wire gauze | A level plate on three legs. | 66 52
  M3 4H63M12 4L4 50M33 4V50M54 4L62 50
Retort stand | clamp stand, holder | An upright rod on a foot with a clamp at its side. | 60 80
  M16 3V76M3 76H46M16 22H40
  M56 12H44A9 9 0 0 0 44 32H56
Condenser | distillation, cooling | A slanting tube inside a wider jacket with two side tubes. | 88 60
  M2 10L86 52
  M18 2L78 32L67.8 52.4L7.8 22.4Z
  mark M58 22L63 12M28.4 32.7L23.4 42.7
Crucible | melting, heating | A small deep cup with a lid. | 52 52
  M6 16L14 49H38L46 16Z
  M3 16H49M26 16V5
Evaporating dish | porcelain dish, crystals | A shallow round dish with a lip. | 68 30
  M3 4H65M8 4A27 24 0 0 0 60 4
Petri dish | culture, bacteria | A low dish under a lid that is a little wider. | 76 28
  M3 16V3H73V16
  M12 12V25H64V12
Mortar and pestle | grind, crush, powder | A bowl on a foot with a rod that leans in it. | 60 68
  M4 30H56C56 46 46 54 38 56V65H22V56C14 54 4 46 4 30Z
  thick M30 30L44 4
Balance | scales, weigh, mass | A beam on a post with a pan at each end. | 84 66
  M42 4V62M24 62H60M12 12H72
  M12 12L4 36H20ZM72 12L64 36H80Z
Gas jar | collecting gas, cover | An upright jar with a plate on its top. | 42 64
  M3 4H39M9 4V61H33V4
Safety goggles | glasses, protect eyes | Two round lenses with a bridge and straps at both sides. | 88 36
  o 24 18 14.5
  o 64 18 14.5
  M38.5 18H49.5
  mark M9.5 18L2 10M78.5 18L86 10
Flammable | fire, flame, hazard | A flame over a level line in a square on its corner. | 84 84
  M42 3L81 42L42 81L3 42Z
  M42 21C54 33 54 41 49 49H35C30 41 34 37 38 35C40 31 40 27 42 21Z
  M29 57H55
Toxic | poison, skull, hazard | A skull over two crossed bones. | 60 72
  M16 42C6 38 4 28 4 22C4 10 16 3 30 3S56 10 56 22C56 28 54 38 44 42V48H16Z
  p 20 25 disc
  p 40 25 disc
  M8 56L52 70M52 56L8 70
Gas bubbles | effervescence, reaction | Four rings that rise from a level line. | 60 64
  o 14 44 7
  o 44 42 7.5
  o 27 22 7
  o 49 10 7
  M3 60H57
`,
);
