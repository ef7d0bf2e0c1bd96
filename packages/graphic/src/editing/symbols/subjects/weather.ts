import { readSubject } from '../read-subject.ts';

export const WEATHER = readSubject(
  'weather',
  'Maps and weather',
  `
Sun | sunny, sunshine, fine weather, day | A circle with eight rays around it.
  Disc of the sun: o 32 32 13
  mark M32 11V1M32 53V63M11 32H1M53 32H63M17.2 17.2L10 10M46.8 17.2L54 10M17.2 46.8L10 54M46.8 46.8L54 54
Cloud | cloudy, overcast | A cloud with a flat bottom and three round bumps on top. | 64 46
  M15 44A13 13 0 0 1 14 18.5A14 14 0 0 1 38 10A12 12 0 0 1 52 19A12.6 12.6 0 0 1 50 44Z
Rain | rainy, shower, wet weather | A cloud with three slanting strokes of rain below it. | 64 66
  Cloud: M15 36A11.5 11.5 0 0 1 14 13.5A13 13 0 0 1 37 8A11 11 0 0 1 51 14A11 11 0 0 1 50 36Z
  Rain: mark M20 44.5L14 64M35 44.5L29 64M50 44.5L44 64
Snow | snowy, winter weather, snowfall | A cloud with three small stars of snow below it. | 64 72
  Cloud: M15 36A11.5 11.5 0 0 1 14 13.5A13 13 0 0 1 37 8A11 11 0 0 1 51 14A11 11 0 0 1 50 36Z
  p 15 50 star
  p 49 50 star
  p 32 62 star
Thunderstorm | lightning, thunder, storm | A cloud with a zigzag of lightning below it. | 64 72
  Cloud: M15 36A11.5 11.5 0 0 1 14 13.5A13 13 0 0 1 37 8A11 11 0 0 1 51 14A11 11 0 0 1 50 36Z
  Lightning: M38 44L26 56H40L28 70
Partly cloudy | sun and cloud, fair weather | A cloud in front of a sun with four rays. | 82 66
  Cloud: M15 64A11.5 11.5 0 0 1 14 41.5A13 13 0 0 1 37 36A11 11 0 0 1 51 42A11 11 0 0 1 50 64Z
  Sun: M29.5 31.3A17 17 0 1 1 57.8 48.2
  mark M46 11.5V2M28.4 18.4L22 12M63.6 18.4L70 12M70.5 36H80
Fog | foggy, mist, haze | A cloud with two long level lines below it. | 64 58
  Cloud: M15 36A11.5 11.5 0 0 1 14 13.5A13 13 0 0 1 37 8A11 11 0 0 1 51 14A11 11 0 0 1 50 36Z
  M8 45H60M4 55H56
Wind | windy, breeze, gust | Three level lines, the upper two curled at the right end. | 70 56
  M2 20H40A8.5 8.5 0 1 0 31.5 10
  M2 31H56A9.5 9.5 0 1 1 47 41
  M2 42H30
Snowflake | ice crystal, frost, winter | A star of six arms, the upright ones with a fork at the end. | 68 72
  M34 4V68M6.3 20L61.7 52M61.7 20L6.3 52
  mark M27 4L34 13L41 4M27 68L34 59L41 68
Rainbow | arc, colours of the sky | Three bows one above the other. | 76 40
  M2 38A36 36 0 0 1 74 38
  M12 38A26 26 0 0 1 64 38
  M22 38A16 16 0 0 1 54 38
Crescent moon | moon, night, new moon | A crescent that is open to the right. | 50 64
  M46 8A28 28 0 1 0 46 56A28 28 0 0 1 46 8Z
Star | night sky, five-pointed star | A star with five points. | 64 62
  M32 2L39.5 23.5H62L44 37L50.5 59L32 46L13.5 59L20 37L2 23.5H24.5Z
Thermometer | temperature, heat, cold, degrees | An upright tube with a filled bulb at its foot and three marks beside it. | 44 72
  Tube: M10 47V11A8 8 0 0 1 26 11V47
  Bulb: solid o 18 57 12.5
  tick M26 14H36M26 25H36M26 36H36
Umbrella | rain, shelter | An open umbrella with a bent handle. | 68 66
  Canopy: M2 34A32 30 0 0 1 66 34Z
  Handle: M34 34V57A8 8 0 0 1 18 57
Raindrop | water, drop, humidity | A drop, pointed at the top and round at the foot. | 44 62
  M22 2C26 16 42 28 42 41A20 19.5 0 0 1 2 41C2 28 18 16 22 2Z
Tornado | whirlwind, cyclone, twister | Five level lines that become shorter downwards. | 66 46
  M2 4H64M9 13H58M16 22H52M22 31H48
  mark M27 40H43
Wind vane | weather vane, direction of the wind | An arrow on a post that stands on a foot. | 66 64
  a 4 16 62 16
  M32 16V62M16 62H48
  mark M4 8L12 16L4 24
Mountain | peak, mountains, alps | Two peaks, the higher one with snow on its top. | 72 54
  M2 52L30 4L58 52Z
  Snow: M20 21L30 28L40 21
  M46 32L53 24L70 52H58
Hill | hills, rolling land | Two round hills, one before the other. | 72 36
  M2 34C14 4 34 4 46 34Z
  M38.5 20C50 6 62 14 70 34H46
Volcano | eruption, lava, crater | A cone with an open top and three strokes that fly out of it. | 72 68
  M4 66L26 30H46L68 66Z
  mark M36 22V4M24 22L16 8M48 22L56 8
River | stream, water course | Two winding banks side by side. | 44 72
  M6 2C26 20 -8 44 12 70
  M28 2C48 20 14 44 34 70
Lake | pond, water | A rounded shore filled with waves. | 70 50
  waves M8 24C8 4 26 2 38 6C54 10 68 14 66 30C64 46 44 48 28 46C14 44 8 36 8 24Z
Island | land in the sea | A rounded piece of land with a wavy line of water below it. | 72 54
  M10 22C14 4 34 2 46 8C58 12 66 20 60 28C52 36 22 36 14 32C10 30 9 26 10 22Z
  M4 48C10 42 16 42 21 48S31 54 36 48S46 42 51 48S61 54 68 48
Waves | sea, ocean, water | Two wavy lines, one above the other. | 70 28
  M2 8C8 0 14 0 19 8S29 16 35 8S46 0 51 8S61 16 68 8
  M2 21C8 13 14 13 19 21S29 29 35 21S46 13 51 21S61 29 68 21
Bridge | crossing, viaduct | A level road on two arches over the water. | 76 44
  Road: M2 8H74
  M6 42V8M70 42V8M38 42V8
  M6 42A16 16 0 0 1 38 42A16 16 0 0 1 70 42
Railway | train line, tracks | Two long rails joined by five sleepers. | 76 34
  M2 10H74M2 24H74
  tick M8 2V32M23 2V32M38 2V32M53 2V32M68 2V32
Compass rose | north, directions, compass | A star of four long points, the upper one filled. | 64 72
  solid M32 4L40 36L32 36L24 36Z
  M24 36L32 68L40 36
  M26.3 27L4 36L26.3 45M37.7 27L60 36L37.7 45
North arrow | compass, direction | An upright arrow with a bar across its foot. | 32 66
  a 16 62 16 4
  mark M4 62H28
Capital city | capital, town | A filled point in the middle of a ring. | 36 36
  o 18 18 16
  p 18 18 disc
Castle | fortress, tower, sight | A wall with a gate and three square teeth on each side. | 68 58
  M4 56V4H16V16H28V4H40V16H52V4H64V56H44V40A10 10 0 0 0 24 40V56Z
Church | chapel, place of worship | A house with a pointed roof and a cross on its top. | 52 72
  M6 70V42L26 26L46 42V70Z
  M26 26V4M16 12H36
Tent | camp site, camping | A triangle with an open flap in its middle. | 68 52
  M34 4L64 50H4Z
  M34 24L23 50M34 24L45 50
Lighthouse | coast, beacon | A tower that narrows upwards with a lamp room and two rays. | 72 72
  M20 70L27 28H45L52 70Z
  M27 28V15L36 4L45 15V28
  mark M18 22L4 16M54 22L68 16
Map pin | place, location, marker | A drop that points downwards with a ring in its head. | 44 62
  M22 60C18 46 2 36 2 22A20 20 0 0 1 42 22C42 36 26 46 22 60Z
  p 22 22 disc
Flag | banner, goal, finish | A pole with a flag that points to the right. | 46 66
  M6 64V4L42 17L6 30
`,
);
