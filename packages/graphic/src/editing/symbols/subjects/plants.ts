import { readSubject } from '../read-subject.ts';

export const PLANTS = readSubject(
  'plants',
  'Plants and food',
  `
Tree | deciduous tree, oak, leaf tree | A round crown on a trunk. | 60 84
  M24 52A22 22 0 1 1 36 52
  M24 52V81H36V52
Fir tree | conifer, pine, Christmas tree | A tree of three triangles, one above the other, on a trunk. | 60 88
  M30 3L46 24H38L52 46H42L57 70H3L18 46H8L22 24H14Z
  M24 70V86H36V70
Palm tree | palm, beach, desert | A bent trunk with five hanging leaves. | 76 88
  M36 26C40 46 38 66 30 86M36 26C24 12 10 16 4 30M36 26C28 6 40 2 20 4M36 26C44 2 60 4 70 12M36 26C52 20 66 26 72 42
Bush | shrub, hedge | A round leafy shape on the ground. | 76 46
  M10 43C0 34 6 20 18 22C20 4 42 2 46 14C60 8 74 22 66 43Z
Flower | blossom, daisy, bloom | A round middle with six round petals. | 64 66
  solid o 32 32 10
  o 52 32 10
  o 42 49.3 10
  o 22 49.3 10
  o 12 32 10
  o 22 14.7 10
  o 42 14.7 10
Tulip | flower, spring | A flower like a cup on a stem with two leaves. | 60 92
  M12 6L22 16L30 4L38 16L48 6C52 30 44 40 30 40S8 30 12 6Z
  M30 40V90
  M30 86C14 82 8 70 8 56C20 60 28 70 30 86M30 86C46 82 52 70 52 56C40 60 32 70 30 86
Sunflower | flower, seeds | A large textured middle with eight short petals around it, on a stem. | 84 104
  checker o 42 42 22
  mark M42 20V6M42 64V78M20 42H6M64 42H78M26.4 26.4L16.5 16.5M57.6 26.4L67.5 16.5M26.4 57.6L16.5 67.5M57.6 57.6L67.5 67.5
  M42 78V102
Rose | flower, love, thorn | A flower with a spiral in it, on a stem with a leaf. | 52 96
  o 26 24 21
  M26 24C32 16 38 26 30 32C18 36 12 24 20 14
  M26 45V94M26 72C34 60 44 60 48 62C46 72 38 76 26 78
Leaf | foliage, veins | A pointed leaf with a middle rib. | 52 84
  M26 3C48 24 54 48 26 68C-2 48 4 24 26 3Z
  M26 3V82
Oak leaf | lobed leaf, autumn | A leaf with three round lobes on each side. | 60 88
  M30 3C42 6 46 16 40 22C54 22 56 36 46 40C60 44 56 58 46 58C46 68 38 70 30 70S14 68 14 58C4 58 0 44 14 40C4 36 6 22 20 22C14 16 18 6 30 3Z
  M30 20V86
Maple leaf | five-pointed leaf, autumn | A leaf with five points. | 76 84
  M38 3L46 18L54 14L52 32L66 22L72 34L64 52L44 62L38 60L32 62L12 52L4 34L10 22L24 32L22 14L30 18Z
  M38 60V82
Clover | lucky leaf, four leaves, shamrock | Four rounded leaves on a stem. | 68 88
  o 20 20 15
  o 48 20 15
  o 20 48 15
  o 48 48 15
  M34 53.4V62C34 74 40 80 50 84
Grass | lawn, meadow, blades | Five bent blades that grow from one line. | 72 52
  M3 49H69
  M14 49C14 34 10 24 4 18M26 49C26 30 24 16 18 6M36 49V4M46 49C46 30 48 16 54 6M58 49C58 34 62 24 68 18
Cactus | desert, succulent | An upright stem with an arm on either side. | 60 84
  M22 81V14A8 8 0 0 1 38 14V81ZM22 58H14A10 10 0 0 1 4 48V34M38 46H46A10 10 0 0 0 56 36V22
Mushroom | toadstool, fungus | A round cap with three points on a thick stem. | 68 72
  M3 36A31 32 0 0 1 65 36Z
  M25 36V62A9 7 0 0 0 43 62V36
  p 34 15 disc
  p 20 26 disc
  p 48 26 disc
Seedling | sprout, germination, growth | A short stem with two leaves over a level line. | 60 60
  M3 56H57
  M30 56V26
  M30 26C18 28 6 20 4 6C20 4 30 14 30 26ZM30 26C42 28 54 20 56 6C40 4 30 14 30 26Z
Plant with roots | root, stem, leaf | A plant with two leaves above the ground and three roots below it. | 68 96
  M3 54H65
  M34 54V8M34 38C22 40 10 32 8 18C22 18 32 26 34 38M34 38C46 40 58 32 60 18C46 18 36 26 34 38
  M34 54V92M34 62C26 70 18 76 8 80M34 62C42 70 50 76 60 80
Seed | bean, germ, kernel | A bean with a small sprout in it. | 60 44
  M8 14C16 0 30 8 36 8C48 4 58 14 54 28C48 44 22 44 12 36C4 30 4 22 8 14Z
  mark M20 22C28 30 36 28 42 20
Ear of wheat | grain, corn, cereal, bread | A stalk with three pairs of slanting grains. | 52 104
  M26 102V6
  M26 30C14 30 8 22 8 12M26 30C38 30 44 22 44 12M26 52C14 52 8 44 8 34M26 52C38 52 44 44 44 34M26 74C14 74 8 66 8 56M26 74C38 74 44 66 44 56
Apple | fruit | A round fruit with a stem and a leaf. | 60 72
  M30 22C20 14 3 18 4 38C5 56 18 68 30 66C42 68 55 56 56 38C57 18 40 14 30 22Z
  M30 22C30 14 28 8 24 4M30 18C34 8 42 4 52 6C50 14 42 20 30 20
Pear | fruit | A fruit that is narrow above and round below, with a stem. | 52 80
  M26 14C36 14 34 30 40 38C50 50 50 76 26 76S2 50 12 38C18 30 16 14 26 14Z
  M26 14L32 3
Cherries | fruit, cherry | Two round fruits on two stems that meet. | 68 68
  o 16 50 13
  o 50 50 13
  M16 37C20 22 28 12 40 4M50 37C48 22 46 12 40 4
Banana | fruit | A bent fruit with two pointed ends. | 76 56
  M8 6C14 32 34 42 68 36L72 44C40 58 8 44 3 8Z
Grapes | fruit, bunch, wine | Six round grapes in a triangle under a stem. | 68 80
  o 12 28 11
  o 34 28 11
  o 56 28 11
  o 23 47.05 11
  o 45 47.05 11
  o 34 66.1 11
  mark M34 17V3
Lemon | fruit, sour | An oval fruit with a small tip at each end. | 76 46
  M4 23L12 18C20 2 56 2 64 18L72 23L64 28C56 44 20 44 12 28Z
Strawberry | fruit, berry | A pointed fruit with three points in it and leaves on top. | 60 72
  M4 22C4 40 18 68 30 68S56 40 56 22C50 14 38 18 30 18S10 14 4 22Z
  M30 18V4M14 6L30 18L46 6
  p 20 31 disc
  p 40 31 disc
  p 30 46 disc
Carrot | vegetable, root | A long pointed root with leaves on top. | 44 88
  M6 34C10 24 34 24 38 34L22 84Z
  M22 26V4M22 26L8 8M22 26L36 8
Tomato | vegetable, fruit | A round fruit with a star of leaves on top. | 68 66
  M34 16C54 8 65 22 64 36C63 54 50 63 34 63S5 54 4 36C3 22 14 8 34 16Z
  M34 16V4M34 16L20 26M34 16L48 26M34 16V32
Bread | loaf, bakery | A loaf with a round top and three slanting cuts. | 84 46
  M12 42C0 38 2 20 12 18C20 0 64 0 72 18C82 20 84 38 72 42Z
  mark M26 16L32 30M42 14L48 28M58 16L64 30
Egg | breakfast, oval | An egg, narrower above than below. | 48 62
  M24 3C36 3 45 24 45 36A21 22 0 0 1 3 36C3 24 12 3 24 3Z
Ice cream | cone, dessert | A ball of ice on a pointed cone. | 48 80
  M6 30A18 20 0 1 1 42 30Z
  M6 30L24 77L42 30
Cup | mug, coffee, tea, drink | A cup with a handle at its right. | 68 52
  M4 4H48V36A12 12 0 0 1 36 48H16A12 12 0 0 1 4 36Z
  M48 12H54A11 11 0 0 1 54 34H48
Plate with fork and knife | meal, dinner, eat | A round plate between a fork and a knife. | 116 60
  o 58 30 26
  M10 4V18A7 7 0 0 0 24 18V4M17 25V57
  M98 57V4C108 8 110 24 108 32H98
`,
);
