import { readSubject } from '../read-subject.ts';

export const SPORT = readSubject(
  'sport',
  'Sport fields and games',
  `
Football pitch | soccer field, goal, stadium | A field with a middle line, a middle circle and a penalty area at each end. | 132 84
  b 3 3 126 78
  M66 3V81
  o 66 42 14
  M3 22H24V62H3M129 22H108V62H129
Goal | football, soccer, net | A frame of two posts and a bar, with a slanting back. | 84 52
  thick M6 49V4H78V49
  M6 49H78
  M20 49V18H64V49
Basketball court | basketball, hoop | A court with a middle line, a middle circle and a rounded area at each end. | 132 76
  b 3 3 126 70
  M66 3V73
  o 66 38 12
  M3 20H24A18 18 0 0 1 24 56H3M129 20H108A18 18 0 0 0 108 56H129
Basketball hoop | basket, board, throw | A board with a ring below it and a net. | 60 68
  b 4 3 52 28
  M16 40H44L38 65H22Z
  M30 31V40
Tennis court | tennis, net | A court with a net across its middle and two service areas. | 132 70
  b 3 3 126 64
  thick M66 3V67
  M36 3V67M96 3V67M36 35H96
Volleyball court | volleyball, net | A court with a thick net in its middle and a line on either side. | 124 66
  b 3 3 118 60
  thick M62 3V63
  M42 3V63M82 3V63
Goalball court | blind sport, goalball, lines | A court in six equal stripes across. | 132 60
  b 3 3 126 54
  M24 3V57M45 3V57M66 3V57M87 3V57M108 3V57
Running track | athletics, stadium, race | Two long ovals, one inside the other. | 132 72
  M36 3H96A33 33 0 0 1 96 69H36A33 33 0 0 1 36 3Z
  M36 15H96A21 21 0 0 1 96 57H36A21 21 0 0 1 36 15Z
Baseball field | diamond, softball, bases | A quarter of a circle with a square on its corner and a base at its top. | 92 92
  M46 88L4 46A59.4 59.4 0 0 1 88 46Z
  M46 88L68 66L46 44L24 66
  p 46 44 square
Ice hockey rink | hockey, ice | A rink with round corners, a middle line and a circle. | 132 72
  M24 3H108A21 21 0 0 1 129 24V48A21 21 0 0 1 108 69H24A21 21 0 0 1 3 48V24A21 21 0 0 1 24 3Z
  M66 3V69
  o 66 36 13
  M40 3V69M92 3V69
Swimming pool | swimming, lanes | A pool with five lanes. | 112 64
  b 3 3 106 58
  M3 14.6H109M3 26.2H109M3 37.8H109M3 49.4H109
Chess board | chess, checkers, draughts, squares | A square of four by four fields, every other one filled. | 84 84
  b 3 3 78 78
  lines-rising M22.5 3H42V22.5H22.5ZM61.5 3H81V22.5H61.5Z
  lines-rising M3 22.5H22.5V42H3ZM42 22.5H61.5V42H42Z
  lines-rising M22.5 42H42V61.5H22.5ZM61.5 42H81V61.5H61.5Z
  lines-rising M3 61.5H22.5V81H3ZM42 61.5H61.5V81H42Z
Tic-tac-toe board | noughts and crosses, game, grid | Two upright and two level lines that cross. | 64 64
  M22 3V61M42 3V61M3 22H61M3 42H61
Game path | board game, fields, start | Eight fields in a winding row. | 84 60
  b 3 3 78 18
  b 3 39 78 18
  M22.5 3V21M42 3V21M61.5 3V21M22.5 39V57M42 39V57M61.5 39V57
  M81 21V39M61.5 21V39
Football | ball, soccer ball | A circle with a filled five-sided shape and five lines to its edge. | 68 68
  o 34 34 31
  solid M34 24L43.5 31L40 42H28L24.5 31Z
  M34 24V3M43.5 31L63 24M40 42L52 59M28 42L16 59M24.5 31L5 24
Basketball | ball | A circle with a cross and two bows.
  o 32 32 30
  M32 2V62M2 32H62
  M12.5 9.3A32 32 0 0 1 12.5 54.7M51.5 9.3A32 32 0 0 0 51.5 54.7
Tennis ball | ball | A circle with two bows that turn away from each other.
  o 32 32 30
  M10.8 10.8A30 30 0 0 1 10.8 53.2M53.2 10.8A30 30 0 0 0 53.2 53.2
Tennis racket | racket, badminton | An oval with a grid of two and two lines and a handle. | 44 92
  o 22 28 19 25
  M3 28H41M22 3V53
  thick M22 53V89
Table tennis bat | ping pong, paddle | A filled round bat with a handle and a ball. | 60 76
  lines-rising o 24 26 21
  thick M24 47V74
  p 52 60 disc
Hockey stick | stick, puck | A long stick bent at its foot, with a puck. | 60 72
  thick M48 3L22 56H4
  p 40 64 disc
Baseball bat | bat, ball | A slanting bat that is thicker at its upper end, with a ball. | 66 66
  M6 60L40 14C46 4 62 12 54 24L10 64Z
  p 58 56 disc
Medal | winner, gold, award | A disc on two bands. | 48 76
  o 24 55 18
  M17 38L6 4H20L24 18L28 4H42L31 38
Trophy | cup, winner, prize | A cup with two handles on a foot. | 72 75
  M18 4H54V22C54 38 44 44 36 44S18 38 18 22Z
  M18 10H4C4 26 12 32 21 33M54 10H68C68 26 60 32 51 33
  M36 44V58M16 72V58H56V72Z
Whistle | referee, signal | A round body with a mouthpiece to the right. | 68 46
  M22 6H65V20H40A18 18 0 1 1 22 6Z
  p 22 24 disc
Stopwatch | timer, time, seconds | A round watch with a button on top and one hand. | 56 72
  o 28 42 25
  M28 17V6M18 6H38
  mark M28 42V27
Skateboard | board, skating | A board with bent ends on two wheels. | 84 30
  M3 4L12 12H72L81 4
  p 22 22 disc
  p 62 22 disc
Skis | skiing, snow, winter sport | Two long slanting skis with bent tips. | 72 60
  M4 44L56 10C62 6 66 6 68 12M4 58L56 24
Dumbbell | weights, strength, gym | A bar with a block at each end. | 84 36
  b 3 3 14 30
  b 67 3 14 30
  thick M17 18H67
`,
);
