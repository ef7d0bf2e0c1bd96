import { readTemplates } from '../read-templates.ts';

export const WORLD = readTemplates(`
Water cycle | evaporation, rain, cloud, sea | The sea, a mountain, a cloud, rain and the sun with two arrows. | wide
  @Sun* 10 5
  @Cloud* 130 8
  Rain*: mark M150 62L144 82M166 62L160 82M182 62L176 82
  Mountain*: M110 170L165 95L225 170
  Sea*: M5 170C15 160 25 160 35 170S55 180 65 170S85 160 95 170
  Evaporation*: a 50 148 50 88
Layers of the earth | crust, mantle, core | Three rings around a filled core.
  Crust*: o 95 120 85
  Mantle*: o 95 120 62
  Outer core*: o 95 120 38
  Inner core*: lines-rising o 95 120 16
Volcano in section | magma, crater, lava, vent | A cone with a vent that leads down to a chamber.
  Cone*: M10 160L75 60M115 60L180 160
  Vent*: M85 60V165M105 60V165
  Magma chamber*: lines-rising M85 165C50 170 30 190 45 210C70 230 120 230 145 210C160 190 140 170 105 165Z
River from source to sea | river system, delta, tributary | A river that begins in mountains, takes up a second one and ends in the sea. | wide
  @Mountain* 5 5
  River*: M40 65C60 100 90 90 120 110S160 130 195 130
  Tributary*: M140 20C150 50 130 80 120 110
  Sea*: waves M190 95C198 115 200 150 180 180H235V85C215 85 200 87 190 95Z
Map of an island | coast, mountain, town, harbour | An island with a mountain, a town and a river.
  Coast: M40 60C70 20 130 25 150 60C185 80 180 130 165 160C160 205 110 225 80 210C35 205 15 165 25 130C25 100 25 80 40 60Z
  @Mountain* 58 70
  Town*: p 130 150 disc
  River*: M90 133C88 150 100 170 80 210
Compass | wind rose, north, east, south, west | A circle with arrows to the north, east, south and west.
  Ring: o 95 120 20
  North*: a 95 100 95 35
  East*: a 115 120 178 120
  South*: a 95 140 95 205
  West*: a 75 120 12 120
Weather map | forecast, sun, rain, temperature | An outline of a land with three signs of the weather.
  Land: M20 60C50 10 130 10 160 40C190 80 180 140 170 180C150 230 80 235 40 210C10 180 5 110 20 60Z
  @Sun 30 50
  @Rain 100 90
  @Cloud 50 160
Moon phases | new moon, full moon, quarter | Four circles in a row with more and more of them filled. | wide
  New moon*: o 30 95 20
  First quarter*: o 90 95 20
  solid M90 75V115A20 20 0 0 0 90 75Z
  Full moon*: solid o 150 95 20
  Last quarter*: o 210 95 20
  solid M210 75V115A20 20 0 0 1 210 75Z
Solar system | planets, sun, orbit | A sun with the bows of four orbits and a planet on each. | wide
  Sun*: solid M5 60A35 35 0 0 1 5 130Z
  M60 20A90 90 0 0 1 60 170M105 20A120 120 0 0 1 105 170M150 20A160 160 0 0 1 150 170M195 20A200 200 0 0 1 195 170
  Earth*: p 171 95 disc
  p 87.6 95 disc
  p 131 95 disc
  p 210 95 disc
Day and night | earth, sun, rotation | The sun on the left and the earth with its dark half on the right. | wide
  @Sun* 10 63
  Rays: M85 75H140M85 95H140M85 115H140
  h 140 75 0
  h 140 95 0
  h 140 115 0
  Earth*: o 190 95 32
  Night: lines-rising M190 63A32 32 0 0 1 190 127Z
Street crossing | traffic, pavement, pedestrian, orientation | Two streets that cross, with kerbs and a crossing.
  M70 10V80H10M120 10V80H180M70 230V130H10M120 230V130H180
  Zebra crossing*: thick M79 45H111M79 57H111M79 69H111
School grounds | plan, playground, building, gate | A plan with a building, a playground and a gate. | wide
  Fence: M80 180H5V5H235V180H140
  School*: lines-rising b 25 25 80 60
  Playground*: b 135 25 80 60
  @Tree* 30 86
  Gate*: p 110 180 square
Flat with four rooms | floor plan, home, apartment | A plan of a flat with four rooms and their doors. | wide
  Outer walls: thick M105 180H10V10H230V180H135
  Walls: thick M120 10V45M120 75V110M10 95H60M90 95H150M180 95H230
My room | bedroom, plan, furniture | A room with a bed, a desk, a cupboard and a door.
  Walls: thick M80 225H10V15H180V225H120
  @Single bed in plan* 20 25
  @Desk in plan* 100 25
  Cupboard*: lines-rising b 130 150 38 60
Timeline | history, dates, events | A long level line with six marks. | wide
  Time*: axis M5 95H235
  h 235 95 0
  Marks: tick M30 85V105M70 85V105M110 85V105M150 85V105M190 85V105
Family tree | parents, grandparents, relatives | Boxes for four grandparents, two parents and a child. | wide
  b 5 15 45 28
  b 65 15 45 28
  b 130 15 45 28
  b 190 15 45 28
  b 35 80 45 28
  b 160 80 45 28
  b 97 145 45 28
  M27 43V60H87V43M57.5 60V80M152 43V60H212V43M182.5 60V80M57.5 108V126H182.5V108M119.5 126V145
Flow chart | steps, decision, process | A start, a step, a decision with two ways, and an end.
  Start*: o 95 20 32 14
  Step*: b 60 62 70 30
  Decision*: M95 120L140 150L95 180L50 150Z
  End*: o 95 224 32 13
  M95 34V62M95 92V120M95 180V211
  h 95 62 90
  h 95 120 90
  h 95 211 90
Mind map | ideas, brainstorm, concept map | An oval in the middle with five branches to empty ovals. | wide
  Main idea: o 120 95 38 22
  o 35 30 30 18
  o 205 30 30 18
  o 35 160 30 18
  o 205 160 30 18
  M86 85L54 44M154 85L186 44M86 105L54 146M154 105L186 146
Cycle of four steps | circle diagram, process | Four boxes in a ring with arrows from one to the next.
  b 70 15 50 32
  b 135 104 50 32
  b 70 193 50 32
  b 5 104 50 32
  a 126 40 156 96
  a 156 144 126 202
  a 64 202 34 144
  a 34 96 64 40
Table of two columns | pros and cons, comparison, T-chart | A T that divides the sheet in two columns with room for words.
  M15 50H175M95 20V220
Staff for notes | music, score, stave | A long staff of five lines for notes. | wide
  Staff: thin M5 70H235M5 80H235M5 90H235M5 100H235M5 110H235
Piano keyboard | piano, octave, keys, music | Seven white and five black keys of one octave. | wide
  b 15 35 210 120
  M45 111V155M75 111V155M105 35V155M135 111V155M165 111V155M195 111V155
  solid M36 35H54V111H36ZM66 35H84V111H66Z
  solid M126 35H144V111H126ZM156 35H174V111H156ZM186 35H204V111H186Z
Football pitch with teams | soccer, positions, sport | A large pitch with a middle line and circle and two goals. | wide
  b 10 20 220 150
  M120 20V170
  o 120 95 24
  M10 60H45V130H10M230 60H195V130H230
Feelings | emotions, faces, mood | Four faces with different feelings.
  @Happy face* 15 22
  @Sad face* 110 22
  @Surprised face* 13 110
  @Angry face* 105 105
Human body | body parts, arms, legs, head | A standing person from the front.
  Head*: o 95 30 20
  Body*: M70 58H120V135H70Z
  Arm*: M70 62L30 120
  Arm*: M120 62L160 120
  Leg*: M80 135V220
  Leg*: M110 135V220
Hand with fingers | thumb, palm, finger names | The outline of a large hand with five fingers.
  Hand: M60 215C50 180 25 150 12 125C8 110 26 104 38 122L58 145L42 55C42 38 60 38 64 52L82 110V30C82 12 104 12 104 30V110L124 45C130 32 146 38 142 54L126 125L146 108C160 98 172 112 162 126L125 180V215Z
Game board | path, fields, dice, play | A winding path of sixteen fields from start to finish. | wide
  b 10 15 220 40
  b 10 135 220 40
  M54 15V55M98 15V55M142 15V55M186 15V55M54 135V175M98 135V175M142 135V175M186 135V175
  M230 55V135M186 55V135M186 95H230
Calendar of a month | days, weeks, dates | A grid of seven columns and five rows. | wide
  b 15 20 210 150
  M45 20V170M75 20V170M105 20V170M135 20V170M165 20V170M195 20V170M15 50H225M15 80H225M15 110H225M15 140H225
`);
