import { readSubject } from '../read-subject.ts';

export const ROOMS = readSubject(
  'rooms',
  'Floor plans and furniture',
  `
Room | floor plan, walls, chamber | Four thick walls with a gap for a door at the foot. | 84 68
  thick M46 65H3V3H81V65H62
Two rooms | floor plan, flat | A plan of two rooms with a door between them and one to the outside. | 112 68
  thick M30 65H3V3H109V65H46
  thick M56 3V24M56 42V65
Hall with doors | corridor, floor plan, hallway | Two long walls, each with two gaps for doors. | 120 40
  thick M3 4H28M42 4H76M90 4H117M3 36H28M42 36H76M90 36H117
Door in plan | door, entrance, swing | A wall with a gap, an open door and the bow that it swings in. | 72 48
  thick M3 44H18M54 44H69
  M18 44V8
  M18 8A36 36 0 0 1 54 44
Double door in plan | entrance, two doors | A wall with a gap and two open doors with their bows. | 92 44
  thick M3 40H16M76 40H89
  M16 40V10M76 40V10
  M16 10A30 30 0 0 1 46 40A30 30 0 0 1 76 10
Window in plan | window, wall | A wall with a narrow open box in its middle. | 84 20
  thick M3 10H22M62 10H81
  M22 3H62V17H22Z
Stairs in plan | steps, staircase, up | A long box with six steps and an arrow beside it. | 84 46
  M3 3H81V24H3Z
  M16 3V24M29 3V24M42 3V24M55 3V24M68 3V24
  a 6 38 78 38
Stairs from the side | steps, staircase | Five steps that rise to the right. | 68 60
  M3 57H15V46H27V35H39V24H51V13H65V57Z
Spiral stairs | staircase, winding, round | A circle with eight lines from its middle.
  o 32 32 30
  M32 2V62M2 32H62M10.8 10.8L53.2 53.2M53.2 10.8L10.8 53.2
Lift | elevator, cabin | A square with an arrow up and an arrow down. | 60 68
  b 3 3 54 62
  a 20 54 20 14
  a 40 14 40 54
Ramp in plan | slope, wheelchair access | A long box that holds an arrow. | 92 24
  b 3 3 86 18
  a 14 12 78 12
Toilet in plan | restroom, WC, bathroom | A tank with an oval seat before it. | 40 62
  b 3 3 34 14
  M7 17C4 30 4 58 20 58S36 30 33 17
Bathtub in plan | bath, tub | A long box with a rounded tub in it and a drain. | 92 48
  b 3 3 86 42
  M16 11H64C76 11 81 16 81 24S76 37 64 37H16Z
  p 28 24 disc
Shower in plan | shower, bathroom | A square with two slanting lines and a drain in the middle. | 60 60
  b 3 3 54 54
  M3 3L57 57M57 3L3 57
  p 30 30 ring
Sink in plan | washbasin, basin | A box with an oval basin and a drain. | 60 48
  b 3 3 54 42
  o 30 25 19 12
Kitchen stove in plan | cooker, hob, plates | A square with four rings. | 60 60
  b 3 3 54 54
  o 18 18 7
  o 42 18 7
  o 18 42 7
  o 42 42 7
Single bed in plan | bed, bedroom | A long box with a pillow at its head. | 48 88
  b 3 3 42 82
  b 11 11 26 14
  M3 38H45
Double bed in plan | bed, bedroom | A wide box with two pillows at its head. | 76 88
  b 3 3 70 82
  b 11 11 22 14
  b 43 11 22 14
  M3 38H73
Sofa in plan | couch, settee, living room | A long seat with a back and two arms. | 92 48
  M3 3H89V45H75V19H17V45H3Z
  M17 45H75
Armchair in plan | chair, seat | A square seat with a back and two arms. | 60 58
  M3 3H57V55H43V19H17V55H3Z
  M17 48H43
Dining table in plan | table, four chairs | A table with a chair on each of its four sides. | 92 76
  b 25 23 42 30
  b 37 3 18 12
  b 37 61 18 12
  b 3 29 14 18
  b 75 29 14 18
Round table in plan | table, meeting | A circle with four chairs around it. | 92 92
  o 46 46 21
  b 38 3 16 14
  b 38 75 16 14
  b 3 38 14 16
  b 75 38 14 16
Desk in plan | school desk, table, chair | A table with one chair before it. | 68 60
  b 3 3 62 30
  b 25 42 18 15
Classroom | school, rows of desks | A room with a board on one wall and six desks in two rows. | 124 84
  b 3 3 118 78
  thick M42 11H82
  b 15 24 22 14
  b 51 24 22 14
  b 87 24 22 14
  b 15 56 22 14
  b 51 56 22 14
  b 87 56 22 14
Chair | seat, from the side | A chair from the side with a high back and two legs. | 44 72
  M6 3V69M6 36H38V69
Table | desk, from the side | A level top on two legs. | 76 46
  thick M3 4H73
  M12 4V44M64 4V44
Bed | sleep, from the side | A bed from the side with a headboard, a pillow and a blanket. | 92 46
  M4 3V43M88 20V43
  M4 34H88
  M12 34V20H30V34
Cupboard | wardrobe, closet, doors | A tall box with two doors and two knobs. | 60 78
  b 3 3 54 66
  M30 3V69
  p 20 36 disc
  p 40 36 disc
  mark M10 69V76M50 69V76
Bookshelf | shelf, books, library | A tall frame with three shelves and some books. | 64 80
  b 3 3 58 74
  M3 28H61M3 52H61
  M12 12V28M21 12V28M42 36V52M51 36V52
Floor lamp | light, standing lamp | A shade on a long stand with a foot. | 44 84
  M12 3H32L41 26H3Z
  M22 26V80M8 80H36
House | home, building, roof | A house with a pointed roof, a door and a window. | 72 72
  M6 32V68H66V32
  M3 34L36 4L69 34
  M14 68V44H30V68
  b 42 43 14 12
Block of flats | apartment, tower, city | A tall building with four windows and a door. | 60 92
  b 3 3 54 86
  b 12 12 12 13
  b 36 12 12 13
  b 12 34 12 13
  b 36 34 12 13
  M23 89V64H37V89
School | building, flag, class | A long building with a gable in its middle, a door and a flag. | 104 72
  M3 68V34H101V68Z
  M34 34L52 18L70 34
  M52 18V3L66 8L52 13
  M44 68V48H60V68
  b 16 45 14 12
  b 74 45 14 12
`,
);
