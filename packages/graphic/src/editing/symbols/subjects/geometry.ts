import { readSubject } from '../read-subject.ts';

export const GEOMETRY = readSubject(
  'geometry',
  'Geometry',
  `
Circle | round, disk | A circle.
  o 32 32 30
Circle with radius | radius, centre, center | A circle with its middle marked and a line from there to its edge.
  o 32 32 30
  p 32 32 disc
  Radius: M32 32H62
Circle with diameter | diameter | A circle with a line across its middle.
  o 32 32 30
  Diameter: M2 32H62
Chord | circle, secant | A circle with a slanting line from edge to edge that misses its middle.
  o 32 32 30
  Chord: M5.2 18.5L50 56
Tangent | circle, touch | A circle with a level line that touches its top. | 68 66
  o 34 35 29
  Tangent: M2 6H66
Sector | pie slice, circle, part of a circle | A circle with two lines from its middle that cut out a slice.
  o 32 32 30
  lines-rising M32 32V2A30 30 0 0 1 58 47Z
Semicircle | half circle | Half a circle on a level line. | 64 36
  M2 33A30 30 0 0 1 62 33Z
Quarter circle | quadrant | A quarter of a circle with its corner at the lower left. | 52 52
  M3 49V3A46 46 0 0 1 49 49Z
Ring shape | annulus, two circles | Two circles, one inside the other, with texture between them. | 68 68
  lines-rising M2 34A32 32 0 1 1 66 34A32 32 0 1 1 2 34ZM20 34A14 14 0 1 1 48 34A14 14 0 1 1 20 34Z
Ellipse | oval | An ellipse that is wider than it is high. | 72 46
  o 36 23 34 21
Equilateral triangle | three equal sides | A triangle with three equal sides. | 64 58
  M32 3L61.4 54H2.6Z
Isosceles triangle | two equal sides | A triangle with two long sides that are equal. | 48 66
  M24 3L45 63H3Z
Right triangle | right-angled, Pythagoras, 90 degrees | A triangle with a right angle at its lower left. | 66 52
  M4 4V48H62Z
  Right angle: mark M4 37H15V48
Scalene triangle | unequal sides | A triangle with three different sides. | 72 48
  M20 3L69 45H3Z
Obtuse triangle | wide angle | A triangle with one angle wider than a right angle. | 76 44
  M4 4L26 40H72Z
Square | four equal sides | A square. | 56 56
  b 3 3 50 50
Rectangle | oblong, box | A rectangle that is wider than it is high. | 70 46
  b 3 3 64 40
Square with diagonal | diagonal | A square with a line from corner to corner. | 58 58
  b 4 4 50 50
  Diagonal: M4 54L54 4
Rhombus | diamond, lozenge | A square shape on its corner with four equal slanting sides. | 52 68
  M26 3L49 34L26 65L3 34Z
Parallelogram | slanting rectangle | A four-sided shape with two pairs of parallel sides, leaning to the right. | 74 46
  M20 3H71L54 43H3Z
Trapezoid | trapezium | A four-sided shape with a short side on top and a long parallel one below. | 72 46
  M20 3H52L69 43H3Z
Kite | deltoid | A four-sided shape with a short upper and a long lower part. | 52 72
  M26 3L49 24L26 69L3 24Z
Cross shape | plus shape, twelve corners | The outline of a cross with four equal arms.
  M22 3H42V22H61V42H42V61H22V42H3V22H22Z
L shape | composite area, six corners | The outline of a letter L. | 56 64
  M3 3H24V40H53V61H3Z
Line segment | segment, straight line | A level line with a small bar at each end. | 70 16
  M4 8H66
  tick M4 2V14M66 2V14
Ray | half line | A level line that begins at a point and ends in an arrow. | 70 10
  p 5 5 disc
  a 5 5 68 5
Parallel lines | parallel | Two level lines side by side. | 68 20
  M3 4H65M3 16H65
Perpendicular lines | right angle, perpendicular | An upright line that meets a level one, with a square corner between them. | 66 50
  M3 46H63M33 46V3
  mark M33 35H44V46
Crossing lines | intersecting, intersection | Two slanting lines that cross in the middle. | 64 50
  M3 6L61 44M3 44L61 6
Acute angle | narrow angle | Two lines from one point with a narrow angle between them. | 64 46
  M60 43H4L52 5
  mark M28 43A24 24 0 0 0 22.8 28.1
Right angle | 90 degrees, square corner | A level and an upright line from one point with a square corner between them. | 56 56
  M4 4V52H52
  mark M4 40H16V52
Obtuse angle | wide angle | Two lines from one point with a wide angle between them. | 76 46
  M73 43H28L4 5
  mark M44 43A16 16 0 0 0 19.5 29.5
Cube | solid, box, 3D | A cube in slanting view: a square with its top and right side. | 70 70
  M3 23H47V67H3Z
  M3 23L23 3H67V47L47 67M47 23L67 3
Cuboid | box, rectangular prism, 3D | A long box in slanting view: a rectangle with its top and right side. | 78 54
  M3 21H57V51H3Z
  M3 21L21 3H75V33L57 51M57 21L75 3
Cylinder | tube, can, 3D | An upright cylinder: an ellipse on top, two sides and a bow below. | 52 70
  o 26 14 23 11
  M3 14V56A23 11 0 0 0 49 56V14
Cone | 3D | A cone: a point on top and an ellipse as its base. | 60 70
  o 30 54 27 13
  M4.6 49.5L30 3L55.4 49.5
Sphere | ball, globe, 3D | A circle with a bow across its middle.
  o 32 32 30
  M2 32A30 12 0 0 0 62 32
Pyramid | 3D, Egypt | A pyramid in slanting view: a triangle with a narrow side face. | 74 58
  M32 3L3 45L50 55Z
  M32 3L71 39L50 55
Triangular prism | roof, 3D | A lying prism: a triangle with two long edges that lead to the back. | 78 58
  M22 18L41 55H3Z
  M22 18L54 3L75 38L41 55
Hemisphere | half ball, dome, 3D | A dome on an ellipse. | 66 50
  M3 33A30 30 0 0 1 63 33
  o 33 33 30 13
`,
);
