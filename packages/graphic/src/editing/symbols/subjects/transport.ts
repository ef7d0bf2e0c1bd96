import { readSubject } from '../read-subject.ts';

export const TRANSPORT = readSubject(
  'transport',
  'Transport',
  `
Car | automobile, vehicle, drive | A car from the side with two wheels. | 92 48
  M16 36H5V24L20 20L32 5H58L72 20L87 24V36H76M36 36H56
  o 26 36 9.5
  o 66 36 9.5
Bus | coach, public transport | A long box with three windows and two wheels. | 104 56
  M16 44H4V4H100V44H88M36 44H68
  o 26 44 9.5
  o 78 44 9.5
  b 12 12 18 14
  b 40 12 18 14
  b 68 12 22 14
Lorry | truck, van, delivery | A large box behind a small cab on two wheels. | 104 58
  M14 46H4V4H64V46H34M64 16H84L100 32V46H94M74 46H64
  o 24 46 9.5
  o 84 46 9.5
Fire engine | fire truck, emergency, ladder | A truck with a slanting ladder on its roof. | 112 70
  M14 58H4V30H70V58H34M70 30H96L108 44V58H99.5M80.5 58H70
  o 24 58 9.5
  o 90 58 9.5
  M6 22L80 4M8 30L82 12
Ambulance | emergency, hospital, rescue | A van with a cross on its side. | 96 58
  M14 46H4V4H62L76 18L92 26V46H86M66 46H34
  o 24 46 9.5
  o 76 46 9.5
  mark M34 12V32M24 22H44
Bicycle | bike, cycling | Two wheels with a frame, a saddle and a handlebar. | 106 64
  o 20 44 17
  o 86 44 17
  M20 44L36 18H74.4L52 44H20M52 44L36 18L32 8M86 44L70 8
  mark M24 8H40M62 8H76
Motorcycle | motorbike, scooter | Two wheels with a low body, a seat and a handlebar. | 100 56
  o 20 38 15
  o 80 38 15
  M20 38L34 20H60L80 38M60 20L56 5H46M34 20L22 12H12
Train | locomotive, railway, engine | The front of a train with a window and two lamps on a track. | 60 84
  M8 62V18C8 8 16 4 30 4S52 8 52 18V62Z
  b 18 18 24 16
  p 19 48 disc
  p 41 48 disc
  M18 62L6 82M42 62L54 82
Steam engine | locomotive, train, old train | A boiler with a chimney and a cab on three wheels. | 96 68
  M4 48V6H34V22H90V48Z
  M68 22V6H82V22
  o 18 57 8.5
  o 46 57 8.5
  o 74 57 8.5
Tram | streetcar, light rail | A car with three windows under a wire. | 92 72
  M4 4H88
  M46 4L36 18M46 4L56 18
  M8 18H84V60H8Z
  b 16 26 14 15
  b 39 26 14 15
  b 62 26 14 15
  p 24 63 disc
  p 68 63 disc
Aeroplane | airplane, plane, flight, jet | An aeroplane from above with two wings and a tail. | 76 84
  M38 3C44 3 45 12 45 18V30L73 50V60L45 50V66L56 75V81L38 77L20 81V75L31 66V50L3 60V50L31 30V18C31 12 32 3 38 3Z
Helicopter | rotor, flight | A round cabin with a long tail under a wide rotor. | 96 60
  M4 4H76M40 4V16
  M40 16C62 16 66 26 66 32C66 44 52 46 40 46S14 46 14 32S24 16 40 16Z
  M65 28L92 22M92 14V32
  M18 57H62M30 46V57M52 46V57
Hot-air balloon | balloon, flight | A large balloon with a basket below. | 64 84
  M24 54C10 44 4 34 4 26A28 24 0 0 1 60 26C60 34 54 44 40 54Z
  M24 54V66M40 54V66
  b 24 66 16 15
Rocket | spaceship, space, launch | An upright rocket with a window, two fins and a flame. | 60 92
  M30 3C44 18 46 40 42 62H18C14 40 16 18 30 3Z
  p 30 32 ring
  M16 44L4 62L5 74L18 62M44 44L56 62L55 74L42 62
  mark M30 71V89
Sailing boat | sail, ship, yacht | A boat with a mast and two sails. | 72 72
  M6 54H66L56 68H16Z
  M36 54V4L8 46H36
  M36 10L62 46H36
Ship | steamer, liner, boat | A large ship with two decks and a funnel. | 96 60
  M4 34H92L80 56H18Z
  M20 34V20H70V34
  M38 20V4H54V20
Rowing boat | boat, oars | A boat with two slanting oars. | 92 44
  M4 12H88L74 36H18Z
  M28 4L14 42M64 4L78 42
Submarine | boat, under water | A long rounded body with a tower and a periscope. | 92 56
  M22 24H70A15 15 0 0 1 70 54H22A15 15 0 0 1 22 24Z
  M36 24V12H56V24M46 12V3H56
  p 30 39 disc
  p 46 39 disc
  p 62 39 disc
Anchor | harbour, port, boat | A ring on a shaft with a bar, two curved arms below. | 64 76
  o 32 11 8
  M32 19V72M18 30H46
  M5 48C8 62 18 72 32 72S56 62 59 48
Steering wheel | ship's wheel, drive | A wheel with eight spokes that reach beyond its rim. | 84 84
  o 42 42 24
  M42 3V81M3 42H81M14.4 14.4L69.6 69.6M69.6 14.4L14.4 69.6
Tractor | farm, agriculture | A vehicle with a large wheel behind, a small one in front and a cab. | 92 68
  o 26 44 20.5
  o 76 54 10.5
  M18 25V4H46V28H86V50M45 54H65
  M74 28V14
Excavator | digger, construction | A cab on tracks with a bent arm and a bucket. | 104 68
  M8 50H56V64H8Z
  M14 50V24H46V50
  M46 34L66 8L88 26
  Bucket: M88 26L101 54H75Z
Wheel | tyre, spokes | A circle with a hub and six spokes.
  o 32 32 30
  M32 2V62M6 17L58 47M58 17L6 47
Traffic light | signal, crossing, stop and go | An upright box with three round lamps on a post. | 40 96
  b 3 3 34 70
  o 20 17 6
  o 20 37 6
  o 20 57 6
  thick M20 73V94
Bus stop | sign, waiting | A round sign on a post beside a bench. | 72 72
  o 18 18 15
  M18 33V69M8 69H28
  M40 52H69M45 52V69M64 52V69
Road | street, lane | Two edges that come together upwards with a broken line between them. | 84 84
  M3 81L32 3M81 81L52 3
  mark M42 8V20M42 30V46M42 56V78
Crossroads | junction, intersection, streets | Two roads that cross at right angles. | 76 76
  M28 3V28H3M48 3V28H73M28 73V48H3M48 73V48H73
Roundabout | traffic circle, junction | A circle in the middle of four roads. | 92 92
  o 46 46 11
  M36 3V24A24 24 0 0 0 24 36H3M56 3V24A24 24 0 0 1 68 36H89M36 89V68A24 24 0 0 1 24 56H3M56 89V68A24 24 0 0 0 68 56H89
Zebra crossing | pedestrian crossing, crosswalk | A row of three thick bars between two kerbs. | 84 56
  M3 4H81M3 52H81
  solid M12 13H25V43H12ZM34.5 13H47.5V43H34.5ZM57 13H70V43H57Z
`,
);
