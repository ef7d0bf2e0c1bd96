import { readTemplates } from '../read-templates.ts';

export const SCIENCE = readTemplates(`
Series circuit | battery, lamps, current | A battery, a switch and two lamps in one loop. | wide
  @Battery* 77 10
  @Lamp* 20 140
  @Lamp* 136 140
  M79 30H10V162H22M102 162H138M218 162H230V30H161
Parallel circuit | battery, lamps, branches | A battery with two lamps, each in its own branch. | wide
  @Battery* 77 10
  @Lamp* 78 70
  @Lamp* 78 140
  M79 30H20V162H80M20 92H80M161 30H220V162H160M160 92H220
Ray diagram of a lens | optics, focus, image | A convex lens on a level axis with a focus on either side. | wide
  Axis*: axis M5 95H235
  Lens*: M120 30A110 110 0 0 1 120 160A110 110 0 0 1 120 30Z
  Focus*: p 60 95 disc
  Focus*: p 180 95 disc
  Object*: a 30 95 30 45
Reflection at a mirror | optics, incidence, law | A mirror with a ray that arrives, a ray that leaves and a broken upright between them. | wide
  Mirror*: thick M20 160H220
  Incident ray*: a 40 40 120 160
  Reflected ray*: a 120 160 200 40
  Normal*: dashed M120 160V20
Parts of a wave | wavelength, amplitude, crest | A wave of two periods with its length and its height. | wide
  Rest line*: axis M10 100H230
  Wave: thick M10 100C28 30 46 30 64 100S100 170 118 100S154 30 172 100S208 170 226 100
  Wavelength*: M37 25H145
  h 145 25 0
  h 37 25 180
Forces on a box | free body diagram, weight, friction | A box with four arrows that leave it.
  Box*: b 70 95 50 50
  Normal force*: a 95 95 95 25
  Weight*: a 95 145 95 215
  Push*: a 120 120 185 120
  Friction*: a 70 120 5 120
Distillation | condenser, flask, separation | A flask over a burner, a condenser and a beaker. | wide
  @Round-bottom flask* 10 30
  @Bunsen burner* 12 106
  @Condenser* 66 60
  @Beaker* 180 120
Filtration | funnel, filter paper, residue | A funnel with a filter over a beaker.
  @Filter funnel* 60 20
  @Beaker with liquid* 68 130
Titration | burette, flask, acid, base | A burette over a conical flask.
  @Burette* 70 20
  @Erlenmeyer flask* 60 130
States of matter | solid, liquid, gas, particles | Particles of a solid, a liquid and a gas. | wide
  @Solid state* 15 60
  @Liquid state* 85 50
  @Gas state* 168 46
Atom model | Bohr, nucleus, electrons, shells | A nucleus with two shells and four electrons.
  Nucleus*: solid o 95 120 12
  Inner shell*: o 95 120 38
  Outer shell*: o 95 120 72
  Electron*: p 57 120 disc
  p 133 120 disc
  p 95 48 disc
  p 95 192 disc
Plant cell diagram | cell wall, vacuole, nucleus, chloroplast | A large box with a vacuole, a nucleus and two chloroplasts. | wide
  Cell wall: b 20 20 200 150
  Vacuole*: o 140 95 55 45
  Nucleus*: lines-rising o 54 70 20
  Chloroplast*: solid o 52 130 16 9
Animal cell diagram | membrane, nucleus, mitochondrion | A large rounded cell with a nucleus and two mitochondria. | wide
  Cell membrane*: M20 95C20 30 80 15 130 20C190 22 225 60 218 105C210 160 150 172 100 168C50 165 20 140 20 95Z
  Nucleus*: lines-rising o 110 95 30
  Mitochondrion*: o 175 80 17 11
  Mitochondrion*: o 56 112 17 11
Parts of a flower | petal, stamen, pistil, sepal | A flower cut open, with its petals, pistil and stem.
  Pistil*: M95 60V130
  Petal*: M95 130C40 130 15 90 20 50C60 60 85 95 95 130ZM95 130C150 130 175 90 170 50C130 60 105 95 95 130Z
  Stem*: thick M95 130V225
  Leaf*: M95 200C125 200 150 185 160 165C130 160 105 175 95 200Z
Parts of a plant | root, stem, leaf, flower | A plant with a flower, leaves, a stem and roots.
  Flower*: checker o 95 40 22
  Stem*: M95 62V165
  Leaf*: M95 120C65 120 40 105 30 80C60 80 85 95 95 120Z
  Leaf*: M95 140C125 140 150 125 160 100C130 100 105 115 95 140Z
  Ground: M10 165H180
  Root*: M95 165V225M95 175C75 190 55 200 40 215M95 175C115 190 135 200 150 215
Layers of a leaf | epidermis, palisade, stoma | Four layers one below the other. | wide
  Upper epidermis*: b 20 10 200 32
  Palisade layer: lines-vertical b 20 42 200 45
  Spongy layer: dots-fine b 20 87 200 45
  Lower epidermis*: b 20 132 200 32
Human eye | lens, retina, iris, nerve | A large eye cut through, with its lens and nerve. | wide
  Eyeball: o 120 95 75
  Lens*: M70 60A50 50 0 0 1 70 130A45 45 0 0 1 70 60Z
  Optic nerve*: thick M194 105L235 120
Human ear | ear drum, cochlea, canal | An outer ear with its canal, ear drum and inner ear. | wide
  Outer ear*: M60 80C20 60 10 20 40 12C70 8 80 30 76 55M60 110C70 130 60 160 40 165C20 165 15 140 30 120
  Ear canal*: M76 80H140M60 110H140
  Ear drum*: thick M140 72V118
  Cochlea*: M175 95A10 10 0 1 1 195 95A20 20 0 1 1 155 95A30 30 0 0 1 215 95
Heart and blood | circulation, chambers, veins | A heart as four chambers with their walls.
  Right atrium*: b 25 55 65 55
  Left atrium*: b 100 55 65 55
  Right ventricle*: M25 120H90V200C55 190 30 165 25 120Z
  Left ventricle*: M100 120H165C160 165 135 190 100 200Z
Digestive system | stomach, intestine, food | A mouth, a gullet, a stomach and a winding gut.
  Mouth*: o 95 20 14 9
  Gullet*: M95 29V85
  Stomach*: M95 85C140 80 150 120 115 130C95 135 80 120 95 85Z
  Intestine*: M112 131V150H140A11 11 0 0 1 140 172H60A11 11 0 0 0 60 194H130A11 11 0 0 1 130 216H90
Tooth in section | enamel, root, pulp | A tooth cut through with its crown, inside and two roots.
  Crown: M40 90C30 40 50 15 95 30C140 15 160 40 150 90Z
  Pulp*: dots-fine M70 75C72 52 118 52 120 75Z
  Root*: M40 90C45 140 55 200 70 215C80 190 80 140 95 130C110 140 110 190 120 215C135 200 145 140 150 90
Food chain | plant, animal, energy, predator | Four living things with arrows from one to the next. | wide
  @Grass* 5 110
  a 78 100 100 76
  @Snail* 70 20
  a 150 70 158 96
  @Bird* 140 120
Life cycle of a butterfly | egg, caterpillar, pupa | An egg, a caterpillar, a pupa and a butterfly in a ring.
  Egg*: o 95 30 11 14
  Caterpillar*: M140 100C150 85 160 115 170 100S180 95 182 104
  Pupa*: lines-rising M95 180C112 185 112 220 95 226C78 220 78 185 95 180Z
  @Butterfly* 4 80
  a 116 42 148 72
  a 156 130 124 176
  a 66 196 44 172
  a 46 66 74 40
`);
