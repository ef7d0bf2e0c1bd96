import { readSubject } from '../read-subject.ts';

export const BODY = readSubject(
  'body',
  'Cells, organs and skeleton',
  `
Animal cell | cell, nucleus, membrane | A rounded outline with a filled nucleus and two small organs in it. | 76 60
  Membrane: M6 30C4 10 24 3 44 5C66 7 74 20 71 34C68 52 48 58 30 56C14 54 7 46 6 30Z
  Nucleus: lines-rising o 29 31 11
  Mitochondrion: o 57 31 6.5 9
Plant cell | cell wall, vacuole | A box with a second outline in it, a nucleus and a large empty space. | 92 76
  Cell wall: b 3 3 86 70
  Vacuole: M40 14H70C78 14 80 22 80 38C80 54 78 62 70 62H50C42 62 44 48 46 38C48 28 34 14 40 14Z
  Nucleus: solid o 21 44 8
Bacterium | bacteria, germ, microbe | A lying capsule with a long tail. | 92 36
  M21 5H45A13 13 0 0 1 45 31H21A13 13 0 0 1 21 5Z
  M58 18C64 6 70 6 74 18S84 30 90 18
Virus | germ, infection | A circle with eight short spikes, each with a point. | 92 92
  o 46 46 20
  mark M46 26V8M46 66V84M26 46H8M66 46H84M32 32L20 20M60 32L72 20M32 60L20 72M60 60L72 72
  p 46 5 disc
  p 46 87 disc
  p 5 46 disc
  p 87 46 disc
Red blood cell | blood, erythrocyte | A circle with a smaller ring in it.
  o 32 32 29
  o 32 32 15
Sperm cell | reproduction, gamete | A filled oval head with a long waving tail. | 84 24
  solid o 13 12 11 7.5
  M24 12C32 2 38 2 44 12S56 22 64 12S76 2 82 12
Egg cell | ovum, reproduction | A circle with a wide border and a filled nucleus.
  o 32 32 30
  solid o 32 32 8
Nerve cell | neuron, axon, dendrite | A star-shaped body with a long fibre that ends in three branches. | 116 56
  M3 6L20 16L30 3L36 20L46 28L36 36L30 53L20 40L3 50L12 28Z
  M46 28H92M92 28H114
  M92 28L112 8M92 28L112 48
Muscle cell | muscle fibre, contraction | A long spindle with one filled nucleus. | 92 30
  M3 15C24 0 68 0 89 15C68 30 24 30 3 15Z
  p 46 15 disc
Cell division | mitosis, two cells | A cell with a narrow waist and a nucleus on either side. | 92 48
  M24 4C38 4 40 16 46 16S54 4 68 4A20 20 0 0 1 68 44C54 44 52 32 46 32S38 44 24 44A20 20 0 0 1 24 4Z
  p 22 24 disc
  p 70 24 disc
Heart organ | heart, blood, pump | A heart with two large vessels at its top. | 62 76
  M30 24C18 14 3 24 5 40C8 56 22 66 36 73C52 62 60 50 57 36C54 24 42 20 34 26
  M22 21V5M34 26V10C34 2 50 2 50 10V22
Lungs | breathing, windpipe, respiration | Two lungs on the branches of the windpipe. | 84 76
  M42 3V24M42 24L30 36M42 24L54 36
  M30 14C16 18 4 42 5 66C5 72 12 73 20 68C28 64 31 60 30 50Z
  M54 14C68 18 80 42 79 66C79 72 72 73 64 68C56 64 53 60 54 50Z
Stomach | digestion, belly | A curved bag with an entrance above and an exit at the right. | 64 68
  M22 3V18C22 26 8 26 6 42C4 58 22 68 38 62C50 58 54 48 61 48M34 3V20C38 14 48 16 48 26C48 32 44 36 61 36
Liver | digestion, organ | A wedge that is thick on its left and thin on its right. | 76 46
  M5 24C5 10 16 3 32 4L70 8C74 10 72 16 66 18C52 22 46 36 30 42C14 46 5 38 5 24Z
Kidney | urine, renal | A bean with a tube that leaves its hollow side. | 48 76
  M36 6C18 -2 4 14 4 34S16 68 34 62C44 58 38 48 32 44C26 38 26 30 32 24C38 20 46 12 36 6Z
  M29 34H42V74
Brain | mind, nervous system | A brain from the side with two folds and its stem. | 76 64
  M42 44C30 52 14 50 8 40C0 28 8 10 24 6C42 0 66 6 71 24C74 38 64 46 54 44Z
  mark M22 20C30 14 34 26 30 34M44 14C42 24 52 22 58 30
  M48 44V61
Intestine | bowel, gut, digestion | A tube that winds to and fro five times. | 66 62
  M6 4H52A9 9 0 0 1 52 22H14A9 9 0 0 0 14 40H52A9 9 0 0 1 52 58H6
Tooth | dentist, molar | A tooth with a broad crown and two roots. | 48 66
  M8 6C16 0 20 7 24 7S32 0 40 6C48 14 42 28 38 36C36 46 36 60 32 62C26 62 30 44 24 44S22 62 16 62C12 60 12 46 10 36C6 28 0 14 8 6Z
Tongue | taste, mouth | A rounded tongue with a line in its middle. | 48 60
  M4 3V34A20 22 0 0 0 44 34V3
  M24 3V38
Eye cross-section | lens, retina, pupil | A circle with a lens at its left side and a nerve at its right. | 84 60
  M15 12A27 27 0 1 1 15 48A36 36 0 0 1 15 12Z
  Lens: M27 16A22 22 0 0 1 27 44A18 18 0 0 1 27 16Z
  Nerve: M62.5 36L82 42
Blood drop | blood, donation | A drop with a plus in it. | 52 72
  M26 3C32 20 49 32 49 47A23 22.5 0 0 1 3 47C3 32 20 20 26 3Z
  mark M26 34V56M15 45H37
Bone | femur, skeleton | A long bone with two knobs at each end. | 88 36
  M20 12H68C68 2 80 0 83 8C88 12 86 18 80 18C86 20 88 26 82 30C76 36 68 32 68 24H20C20 34 12 36 6 30C0 26 2 20 8 18C2 16 0 12 5 8C8 0 20 2 20 12Z
Skull | head, skeleton | A skull with two eye holes and a jaw. | 64 76
  M18 48C8 44 4 34 4 26C4 12 16 3 32 3S60 12 60 26C60 34 56 44 46 48V70H18Z
  p 22 28 disc
  p 42 28 disc
  p 32 43 triangle
  M18 58H46
Rib cage | ribs, chest, breastbone | A breastbone with four ribs to each side. | 76 76
  thick M38 4V52
  M38 10C22 6 10 12 8 26M38 10C54 6 66 12 68 26
  M38 24C24 22 12 28 8 42M38 24C52 22 64 28 68 42
  M38 38C26 38 14 44 8 58M38 38C50 38 62 44 68 58
  M38 52C28 54 18 60 12 72M38 52C48 54 58 60 64 72
Spine | backbone, vertebrae | Four blocks one below the other joined by short lines. | 36 90
  mark M18 2V8M18 20V28M18 40V48M18 60V68M18 80V88
  b 6 8 24 12
  b 6 28 24 12
  b 6 48 24 12
  b 6 68 24 12
Pelvis | hip bone, hips | A broad bowl of two wings with a hole in either side. | 84 60
  M42 18C30 4 10 0 4 14C2 26 16 34 22 44C28 58 36 56 42 56S56 58 62 44C68 34 82 26 80 14C74 0 54 4 42 18Z
  p 32 40 disc
  p 52 40 disc
Hand bones | fingers, skeleton of the hand | Five rows of bones that spread from the wrist. | 68 84
  o 34 70 20 10
  M16 65.6L4 42M25 61.1L17 16M34 60V4M43 61.1L51 12M52 65.6L64 34
Skeleton | bones, body | A skull, a spine with ribs, arms, hips and legs as single lines. | 60 100
  Skull: o 30 12 10
  M30 22V60M14 60H46M14 60V98M46 60V98
  M8 30H52M8 30V50M52 30V50
  mark M19 38H41M19 48H41
Joint | elbow, hinge, knee | Two bones that meet in a ball and a socket. | 76 44
  M3 12H22A14 14 0 0 1 22 34H3
  o 48 22 12
  M59.3 18H75M59.3 26H75
`,
);
