import { readSubject } from '../read-subject.ts';

export const CIRCUITS = readSubject(
  'circuits',
  'Electric circuits',
  `
Wire | lead, connection, conductor | A level line. | 64 6
  thick M3 3H61
Crossing wires | not connected, wires | Two wires that cross without a point between them. | 60 60
  M3 30H57M30 3V57
Connected wires | junction, node, joint | Two wires that cross, with a point where they meet. | 60 60
  M3 30H57M30 3V57
  p 30 30 disc
Battery cell | cell, power source, voltage | A wire with a long and a short plate across it, side by side. | 68 40
  M2 20H29M38 20H66
  M29 5V35
  mark thick M38 12V28
Battery | two cells, power source | A wire with two pairs of a long and a short plate across it. | 86 40
  M2 20H29M56 20H84
  M29 5V35M47 5V35
  mark thick M38 12V28M56 12V28
Lamp | bulb, light | A wire with a circle that holds a cross. | 84 44
  M2 22H22M62 22H82
  o 42 22 20
  M27.9 7.9L56.1 36.1M56.1 7.9L27.9 36.1
Open switch | switch off | A wire with a gap and a lever that is raised over it. | 76 34
  M6 28H22M54 28H70
  p 22 28 disc
  p 54 28 disc
  M22 28L48 6
Closed switch | switch on | A wire with two points and a lever that joins them. | 76 12
  M2 6H74
  p 22 6 disc
  p 54 6 disc
Push button | key, bell push | A wire with a gap and a bar above it with a stem. | 76 34
  M2 30H22M54 30H74
  p 22 30 disc
  p 54 30 disc
  M18 16H58M38 16V3
Resistor | resistance, ohm | A wire with a lying rectangle in it. | 84 24
  M2 12H18M66 12H82
  b 18 3 48 18
Zigzag resistor | resistance, ohm, American | A wire with a zigzag in it. | 92 30
  M2 15H16L22 4L34 26L46 4L58 26L70 4L76 15H90
Variable resistor | rheostat, potentiometer | A rectangle in a wire with an arrow across it. | 84 48
  M2 24H18M66 24H82
  b 18 15 48 18
  a 24 44 62 4
Capacitor | condenser, charge | A wire with two equal plates across it. | 70 42
  M2 21H30M40 21H68
  M30 5V37M40 5V37
Coil | inductor, solenoid, winding | A wire with four bows in it. | 92 20
  M2 17H14A8 8 0 0 1 30 17A8 8 0 0 1 46 17A8 8 0 0 1 62 17A8 8 0 0 1 78 17H90
Transformer | two coils, mains | Two upright coils with a line between them. | 64 72
  M2 4H12A7.5 7.5 0 0 1 12 20A7.5 7.5 0 0 1 12 36A7.5 7.5 0 0 1 12 52A7.5 7.5 0 0 1 12 68H2
  M62 4H51A7.5 7.5 0 0 0 51 20A7.5 7.5 0 0 0 51 36A7.5 7.5 0 0 0 51 52A7.5 7.5 0 0 0 51 68H62
  M31.5 4V68
Diode | rectifier | A wire with a filled triangle whose tip touches a bar. | 76 36
  M2 18H26M46 18H74
  solid M26 7L46 18L26 29Z
  mark M46 6V30
Light-emitting diode | LED, light | A diode with two arrows that lead away from it. | 76 60
  M2 42H26M46 42H74
  solid M26 31L46 42L26 53Z
  mark M46 30V54
  mark M26 22L36 4M42 22L52 4
  h 36 4 300
  h 52 4 300
Transistor | amplifier, semiconductor | A circle with a bar and three wires, one of them with an arrow. | 70 66
  o 38 33 28
  M2 33H26
  M26 17V44
  M26 25L48 10V2
  M26 41L48 56V64
  h 42 51.9 34
Voltmeter | volt, meter, voltage | A wire with a circle that holds the braille letter V. | 84 44
  M2 22H22M62 22H82
  o 42 22 20
  t 37 18 V
Ammeter | ampere, meter, current | A wire with a circle that holds the braille letter A. | 84 44
  M2 22H22M62 22H82
  o 42 22 20
  t 37 18 A
Motor | electric motor, engine | A wire with a circle that holds the braille letter M. | 84 44
  M2 22H22M62 22H82
  o 42 22 20
  t 37 18 M
Generator | dynamo, alternator | A wire with a circle that holds the braille letter G. | 84 44
  M2 22H22M62 22H82
  o 42 22 20
  t 37 18 G
Alternating current | AC, mains, sine | A wire with a circle that holds a wave. | 84 44
  M2 22H22M62 22H82
  o 42 22 20
  mark M31 22C35 12 38 12 42 22S49 32 53 22
Ground | earth, zero | An upright wire that ends on three level lines, each shorter. | 52 48
  M26 2V22
  M3 22H49M12 31H40
  mark M20 40H32
Fuse | breaker, safety | A wire that runs through a lying rectangle. | 84 24
  M2 12H82
  M18 3H66V21H18Z
Bell | buzzer, alarm, electric bell | A half circle on two wires. | 56 48
  M6 27A22 22 0 0 1 50 27Z
  M18 27V46M38 27V46
Loudspeaker | speaker, sound | A small square with a wide opening to the right. | 46 60
  M3 20H18V40H3Z
  M18 20L42 3V57L18 40
Microphone | mic, record | A circle with an upright line at its left edge. | 52 46
  o 29 23 20
  M9 3V43
Antenna | aerial, radio | An upright wire with two slanting arms at its top. | 52 62
  M26 60V3M4 3L26 30L48 3
Plug socket | outlet, mains, power point | A circle with two points in it.
  o 32 32 29
  p 21 32 disc
  p 43 32 disc
Terminal | connection, contact | An open ring at the end of a wire. | 60 18
  M16.5 9H58
  o 9 9 7.5
Current arrow | direction of current, flow | A wire with a filled arrowhead in its middle. | 68 20
  M2 10H66
  solid M26 3L42 10L26 17Z
Bar magnet | magnet, north pole, south pole | A lying rectangle, one half filled with slanting lines. | 80 28
  b 3 3 37 22
  lines-rising b 40 3 37 22
Horseshoe magnet | magnet, poles | A bow that is open below, both ends filled. | 60 66
  M3 46V30A27 27 0 0 1 57 30V46H42V30A12 12 0 0 0 18 30V46Z
  solid b 3 46 15 16
  solid b 42 46 15 16
`,
);
