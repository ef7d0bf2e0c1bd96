/** Some parts of a drawing that are one thing, found by places in millimetres of the picture. */
export interface PicturePart {
  readonly name: string;
  readonly description: string;
  readonly at: readonly (readonly [x: number, y: number])[];
}

/** What a teacher says of a picture and of what was traced of it. */
export interface StarterPicture {
  readonly name: string;
  readonly title: string;
  /** Its alternative text. */
  readonly description: string;
  readonly parts: readonly PicturePart[];
}

function part(name: string, description: string, ...at: (readonly [number, number])[]): PicturePart {
  return { name, description, at };
}

export const STARTER_PICTURES: readonly StarterPicture[] = [
  {
    name: 'leaf',
    title: 'A leaf and its veins',
    description:
      'A leaf with its tip at the top and its stalk at the bottom. A vein runs up its middle; two side veins leave it on each side.',
    parts: [
      part('Edge', 'The outline of the blade, pointed at the top and round below.', [30, 140]),
      part('Middle vein', 'It runs from the stalk nearly to the tip.', [95, 100]),
      part('Stalk', 'It holds the leaf on its twig.', [95, 255]),
      part('Lower left vein', 'A side vein, from the middle up to the left.', [70, 175]),
      part('Upper left vein', 'A side vein, from the middle up to the left.', [72, 140]),
      part('Lower right vein', 'A side vein, from the middle up to the right.', [120, 175]),
      part('Upper right vein', 'A side vein, from the middle up to the right.', [118, 140]),
    ],
  },
  {
    name: 'moon-phases',
    title: 'Four phases of the moon',
    description:
      'Four moons as they are seen from the northern half of the Earth: new moon and first quarter above, full moon and last quarter below. What is lit is rough.',
    parts: [
      part('New moon', 'A smooth circle: nothing of it is lit.', [17, 60]),
      part('First quarter, dark', 'The left half, which is not lit.', [112, 60]),
      part('First quarter, lit', 'The right half is lit.', [140, 60]),
      part('Full moon', 'All of it is lit.', [17, 190]),
      part('Last quarter, lit', 'The left half is lit.', [140, 190]),
      part('Last quarter, dark', 'The right half, which is not lit.', [168, 190]),
    ],
  },
  {
    name: 'legs-of-animals',
    title: 'How many legs animals have',
    description:
      'A bar chart with four bars that rise from left to right: bird 2, dog 4, ant 6 and spider 8 legs. The axis on the left is marked at 2, 4, 6 and 8.',
    parts: [
      part(
        'Axis of legs',
        'It rises from zero legs to nine.',
        [34, 30],
        [34, 60],
        [34, 110],
        [34, 160],
        [34, 215],
      ),
      part('Mark at 2', 'Two legs.', [30, 190]),
      part('Mark at 4', 'Four legs.', [30, 140]),
      part('Mark at 6', 'Six legs.', [30, 90]),
      part('Mark at 8', 'Eight legs.', [30, 40]),
      part('Bird', 'Two legs.', [55, 190]),
      part('Dog', 'Four legs.', [91, 140]),
      part('Ant', 'Six legs, as all insects have.', [127, 90]),
      part('Spider', 'Eight legs, as all spiders have.', [163, 40]),
    ],
  },
  {
    name: 'height-of-a-triangle',
    title: 'Two triangles of one height',
    description:
      'Two triangles below each other, with bases and heights of one length. The top of the upper one lies over its middle, that of the lower one far to the left. In each, a thin line h is its height, and a dot beside its foot marks the right angle.',
    parts: [
      part('Upper triangle', 'Its top lies over the middle of its base.', [60, 120]),
      part('Height of the upper triangle', 'A thin line from below its top down to the base.', [104, 80]),
      part(
        'Right angle of the upper triangle',
        'The dot says that height and base are at a right angle.',
        [118, 108],
      ),
      part('Lower triangle', 'Its top lies far to the left, as high above its base.', [110, 246]),
      part('Height of the lower triangle', 'A thin line, as long as the other one.', [64, 210]),
      part(
        'Right angle of the lower triangle',
        'The dot says that height and base are at a right angle.',
        [78, 234],
      ),
    ],
  },
  {
    name: 'lever',
    title: 'A lever with load and effort',
    description:
      'A level beam rests on the point of a triangle, left of its middle. A load lies on its short arm; an arrow presses its long arm down.',
    parts: [
      part('Beam', 'The lever itself, level.', [130, 140]),
      part('Fulcrum', 'The triangle on whose point the beam turns.', [60, 196]),
      part('Load', 'A heavy box, on the left end of the beam.', [35, 98]),
      part('Effort', 'The line of the arrow that presses the beam down.', [158, 80]),
      part('Head of the arrow', 'It points down, at the right end of the beam.', [158, 118]),
      part('Ground', 'The level line on which the triangle stands.', [140, 206]),
    ],
  },
  {
    name: 'bicycle',
    title: 'The parts of a bicycle',
    description:
      'A bicycle from its right side, riding to the right: two wheels, each with a hub, between them the frame, above the saddle on the left and the handlebar on the right.',
    parts: [
      part('Rear wheel', 'The left one of two circles of one size.', [44, 146]),
      part('Front wheel', 'The right one of two circles of one size.', [146, 214]),
      part('Hub of the rear wheel', 'A dot in the middle of the wheel.', [49, 180]),
      part('Hub of the front wheel', 'A dot in the middle of the wheel.', [151, 180]),
      part('Frame', 'A triangle between the wheels, its point down.', [80, 122], [79, 145], [107, 147]),
      part('Fork and handlebar', 'From the front wheel up, then forward.', [134, 113], [137, 90]),
      part('Saddle', 'A level line above the frame.', [60, 104]),
    ],
  },
  {
    name: 'volcano',
    title: 'A volcano, cut open',
    description:
      'A volcano, cut open from top to bottom: two slopes, between them the vent, below it a chamber of magma, above the crater a cloud of smoke.',
    parts: [
      part('Left slope', 'It rises from the lower left to the crater.', [45, 145]),
      part('Right slope', 'It falls from the crater to the lower right.', [145, 145]),
      part('Left wall of the vent', 'The left side of the way by which magma rises.', [86, 130]),
      part('Right wall of the vent', 'The right side of the way by which magma rises.', [104, 130]),
      part('Magma chamber', 'A rough oval deep below: rock that has melted.', [95, 178]),
      part('Smoke', 'A cloud of gas and ash above the crater.', [95, 66]),
    ],
  },
  {
    name: 'guitar',
    title: 'The parts of a guitar',
    description:
      'A guitar from the front, its head at the top: below it the neck, then the body with two bulges and a waist, in it the round sound hole and the bridge.',
    parts: [
      part('Head', 'Here the strings are wound around their pegs and tuned.', [95, 14]),
      part('Neck', 'Here fingers press the strings down.', [86, 90]),
      part('Body', 'It is hollow and makes the strings louder.', [95, 266]),
      part('Sound hole', 'A round hole in the body, below the strings.', [79, 176]),
      part('Bridge', 'It holds the strings at their lower ends.', [95, 234]),
    ],
  },
  {
    name: 'map-of-africa',
    title: 'Map of Africa',
    description:
      'Africa with Madagascar on the right, simplified. The equator is a level line within its lower half. Three dots are cities: Kano on the left, Khartoum on the right, Johannesburg in the south.',
    parts: [
      part(
        'Coast of Africa',
        'Wide in the north, narrow in the south.',
        [28.6, 105.8],
        [110, 203],
        [5.1, 78.9],
      ),
      part('Madagascar', 'A long island off the coast in the south-east.', [172, 165]),
      part('Equator', 'A thin level line: as far from one pole as from the other.', [115, 117]),
      part('Khartoum', 'The capital of Sudan, where the two Niles meet.', [131.8, 80]),
      part('Kano', 'A city in the north of Nigeria.', [70.6, 89]),
      part('Johannesburg', 'The largest city of South Africa.', [120.3, 186]),
    ],
  },
  {
    name: 'classroom',
    title: 'Plan of a classroom',
    description:
      'A classroom from above. The board hangs at the top, before it stands the desk of the teacher; six desks stand in three rows of two. The door is at the lower left.',
    parts: [
      part('Walls', 'The outline of the room, open where the door is.', [170, 130]),
      part('Board', 'A strong line along the top wall.', [95, 32]),
      part('Desk of the teacher', 'It stands before the board.', [95, 62]),
      part('Front left desk', 'In the first row.', [58, 114]),
      part('Front right desk', 'In the first row.', [132, 114]),
      part('Middle left desk', 'In the second row.', [58, 160]),
      part('Middle right desk', 'In the second row.', [132, 160]),
      part('Back left desk', 'In the third row, nearest to the door.', [58, 206]),
      part('Back right desk', 'In the third row.', [132, 206]),
    ],
  },
];
