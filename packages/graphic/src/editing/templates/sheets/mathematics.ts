import { readTemplates } from '../read-templates.ts';

export const MATHEMATICS = readTemplates(`
First quadrant | coordinate plane, positive axes, graph | Two axes with arrows and a grid of eight by eight.
  Grid: gridline fine M40 200V60M55 200V60M70 200V60M85 200V60M100 200V60M115 200V60M130 200V60M145 200V60
  Grid: gridline fine M25 185H160M25 170H160M25 155H160M25 140H160M25 125H160M25 110H160M25 95H160M25 80H160
  X axis*: axis M25 200H168
  Y axis*: axis M25 200V50
Parabola | quadratic function, graph, curve | Two axes and a curve like a valley that stands on the level one.
  X axis*: axis M10 190H180
  Y axis*: axis M95 210V20
  Parabola*: M25 40C55 240 135 240 165 40
Sine curve | trigonometry, wave, function | A level axis with a wave of two whole periods. | wide
  X axis*: axis M5 95H235
  Y axis*: axis M20 20V170
  Sine curve*: thick M20 95C38 25 56 25 74 95S110 165 128 95S164 25 182 95S218 165 230 110
Unit circle | trigonometry, radius, quadrants | A circle around the middle of two axes, with a radius.
  Circle: o 95 120 70
  X axis*: axis M5 120H185
  Y axis*: axis M95 30V210
  Radius*: M95 120L144.5 70.5
Angles at a crossing | vertical angles, intersection, geometry | Two long lines that cross, with the four angles to be named. | wide
  Line a*: M20 30L220 160
  Line b*: M20 160L220 30
Angles at parallel lines | transversal, alternate angles, corresponding | Two level lines and a slanting line that crosses both. | wide
  Line a*: M20 60H220
  Line b*: M20 130H220
  Transversal*: M70 10L170 180
Triangle with sides | sides, corners, geometry | A large triangle whose three sides are named.
  Side a*: M30 180H160
  Side b*: M160 180L70 50
  Side c*: M70 50L30 180
Right triangle with sides | Pythagoras, hypotenuse, legs | A large right triangle with its right angle marked.
  Leg a*: M30 190V60
  Leg b*: M30 190H165
  Hypotenuse*: M30 60L165 190
  Right angle: mark M30 174H46V190
Parts of a circle | radius, diameter, chord, tangent | A large circle with a radius, a chord and a tangent.
  Circle: o 95 125 65
  Centre: p 95 125 disc
  Radius*: M95 125H160
  Chord*: M45 83L120 65
  Tangent*: M20 190H170
Quadrilaterals | square, rectangle, rhombus, trapezium, parallelogram | Four shapes with four sides each.
  @Square* 15 15
  @Rectangle* 105 20
  @Parallelogram* 10 140
  @Trapezoid* 108 140
Triangles | kinds of triangles, equilateral, right | Four triangles of different kinds.
  @Equilateral triangle 15 20
  @Right triangle 110 25
  @Isosceles triangle 20 140
  @Obtuse triangle 105 150
Solids | three-dimensional, cube, cylinder, cone, pyramid | A cube, a cylinder, a cone and a pyramid.
  @Cube* 10 20
  @Cylinder* 120 20
  @Cone* 15 145
  @Pyramid* 108 150
Net of a cube | net, faces, unfold | Six equal squares in the shape of a cross.
  b 70 20 45 45
  b 25 65 45 45
  b 70 65 45 45
  b 115 65 45 45
  b 70 110 45 45
  b 70 155 45 45
Net of a cuboid | net, box, faces | Six rectangles that fold into a box. | wide
  b 10 70 40 50
  b 50 70 70 50
  b 120 70 40 50
  b 160 70 70 50
  b 50 30 70 40
  b 50 120 70 40
Net of a pyramid | net, faces, unfold | A square with a triangle on each of its sides.
  Base: b 65 90 60 60
  M65 90L95 30L125 90M125 90L185 120L125 150M125 150L95 210L65 150M65 150L5 120L65 90
Venn diagram of two sets | sets, overlap, logic | Two circles that overlap. | wide
  Set A*: o 85 95 62
  Set B*: o 155 95 62
Venn diagram of three sets | sets, overlap, logic | Three circles that overlap in the middle.
  Set A*: o 68 88 50
  Set B*: o 122 88 50
  Set C*: o 95 138 50
Fraction circles | fractions, half, third, quarter | A whole circle, and circles in two, three and four parts.
  Whole*: o 45 55 34
  Halves*: o 145 55 34
  M145 21V89
  Thirds*: o 45 175 34
  M45 175V141M45 175L74.4 192M45 175L15.6 192
  Quarters*: o 145 175 34
  M145 141V209M111 175H179
Pie chart frame | circle graph, sectors, percent | A large circle in four sectors.
  Circle: o 95 120 75
  M95 120V45M95 120L170 120M95 120L42 173M95 120L42 67
Bar chart frame | bars, graph, statistics | Two axes and five bars of different heights. | wide
  Values*: axis M30 165V20
  Categories*: axis M30 165H225
  lines-rising b 45 95 22 69.2
  lines-rising b 80 65 22 99.2
  lines-rising b 115 110 22 54.2
  lines-rising b 150 40 22 124.2
  lines-rising b 185 80 22 84.2
Line chart frame | graph, time, statistics | Two axes and a line with six points. | wide
  Values*: axis M30 165V20
  Time*: axis M30 165H225
  Line*: thick M40 140L75 110L110 120L145 75L180 85L215 35
Number line with jumps | addition, skip counting | A number line with three equal bows above it. | wide
  Numbers*: axis M10 120H230
  Ticks: tick M30 112V128M60 112V128M90 112V128M120 112V128M150 112V128M180 112V128M210 112V128
  M30 103A30 30 0 0 1 90 103M90 103A30 30 0 0 1 150 103M150 103A30 30 0 0 1 210 103
Place value table | hundreds, tens, ones, decimal | A table with three columns for hundreds, tens and ones. | wide
  b 20 30 200 120
  M86.7 30V150M153.3 30V150M20 65H220
Tree diagram | probability, outcomes, branches | A point with two branches that each divide into two again. | wide
  Start: p 20 95 disc
  First branch*: M20 95L110 45
  Second branch*: M20 95L110 145
  M110 45L210 20M110 45L210 70M110 145L210 120M110 145L210 170
Tangram | puzzle, shapes, seven pieces | A square that is cut into seven pieces.
  b 20 45 150 150
  M20 195L170 45M95 195L170 120M57.5 157.5L95 195M20 45L95 120M95 120L132.5 157.5M57.5 82.5V157.5
`);
