import { readSubject } from '../read-subject.ts';

export const ANIMALS = readSubject(
  'animals',
  'Animals',
  `
Cat | kitten, pet | A round face with two pointed ears, two eyes, a nose and whiskers. | 84 72
  M18 26V4L34 14H50L66 4V26C76 50 60 68 42 68S8 50 18 26Z
  p 31 34 disc
  p 53 34 disc
  p 42 48 triangle
  mark M28 52L6 56M56 52L78 56
Cat from the side | sitting cat, pet | A sitting cat from the side with its tail around it. | 64 84
  M12 34C4 26 6 14 10 4L20 12H28L36 4C40 16 40 26 34 32C50 42 52 62 50 80H16V48Z
  M50 80C62 80 62 66 60 54
Dog | puppy, pet, guide dog | A dog from the side with a hanging ear and a raised tail. | 92 72
  M4 22L18 18C20 8 30 6 36 12L42 30H68C74 30 76 36 76 42V69H66V50H40V69H30V42C24 38 20 32 16 30H6Z
  M76 36C84 30 86 22 84 12
Dog's face | puppy, pet | A face with two hanging ears, two eyes and a nose. | 76 68
  M20 10C30 2 46 2 56 10C62 30 58 62 38 64S14 30 20 10Z
  M20 10C8 8 2 20 4 38C12 42 18 34 20 26M56 10C68 8 74 20 72 38C64 42 58 34 56 26
  p 30 26 disc
  p 46 26 disc
  p 38 46 disc
Horse | pony, riding | A horse from the side with a long neck and a tail. | 92 84
  M4 22L20 4L28 12C32 24 34 30 40 34H72C78 34 80 40 80 46V81H70V58H40V81H30V50C26 42 22 34 20 24L10 30Z
  M78 38C88 42 88 54 86 66
Cow | cattle, milk, farm | A cow from the side with two horns and an udder. | 104 72
  M4 26L16 16H28L34 22H88C94 22 96 26 96 32V68H84V52H44V68H32V46L24 34H8Z
  M16 16L8 6M28 16L34 6
  M96 28L101 46
Pig | hog, farm, pork | A round pig from the side with a snout and a curled tail. | 100 66
  M4 26H14C18 10 34 6 50 6C72 6 84 16 86 30C86 40 82 46 78 50V63H66V54H38V63H26V50C20 46 16 42 14 38H4Z
  M86 26C98 26 96 14 88 16
  p 28 25 disc
Sheep | lamb, wool, farm | A woolly body like a cloud with a small head and four legs. | 92 68
  M28 46C16 46 14 34 22 28C20 14 36 8 44 14C52 2 70 6 72 16C84 16 88 30 80 36C80 46 66 50 60 46Z
  M20 40C8 40 2 30 6 22L22 28
  M34 46V66M46 46V66M58 46V66M70 46V66
Rabbit | hare, bunny, Easter | A round face with two long upright ears. | 60 88
  M20 42C8 22 10 2 18 4C24 6 26 22 27 38H33C34 22 36 6 42 4C50 2 52 22 40 42C60 52 56 84 30 84S0 52 20 42Z
  p 20 60 disc
  p 40 60 disc
  p 30 73 triangle
Mouse | rodent, pet | A rounded body with a pointed nose, a round ear and a long tail. | 100 46
  M4 38C14 24 24 18 34 16C54 10 70 22 70 40L66 42H10Z
  o 36 12 8.5
  M70 40C82 42 86 28 98 32
  p 28 31 disc
Elephant | trunk, Africa, zoo | An elephant from the side with a trunk and a large ear. | 104 76
  M22 12C34 2 80 2 92 20C98 30 98 50 96 72H80V52H56V72H40V48C32 50 26 46 22 40V60C22 70 10 70 6 62M22 12C12 18 10 30 10 44V52
  M38 15.5C52 13.5 56 31 48 39C42 39 36 31 38 15.5Z
Giraffe | long neck, Africa, zoo | A tall animal from the side with a very long neck. | 68 96
  M4 16L16 10L18 3L24 10C30 16 30 30 34 46L58 50V93H48V66H34V93H24V56L16 24H6Z
Lion | mane, cat, zoo | A round face inside a large mane. | 76 76
  lines-rising M2 38A36 36 0 1 1 74 38A36 36 0 1 1 2 38ZM14 38A24 24 0 1 1 62 38A24 24 0 1 1 14 38Z
  p 30 33 disc
  p 46 33 disc
  p 38 48 triangle
Bear | teddy, zoo | A round face with two round ears and a round snout. | 76 76
  o 38 42 31
  M14 22A9 9 0 1 1 26 13M50 13A9 9 0 1 1 62 22
  p 26 34 disc
  p 50 34 disc
  p 38 50 disc
Monkey | ape, zoo | A round face with an ear on either side. | 92 68
  o 46 34 27
  M21 22A12 12 0 0 0 21 46M71 22A12 12 0 0 1 71 46
  p 37 27 disc
  p 55 27 disc
  M30 42A18 18 0 0 0 62 42
Camel | dromedary, desert, two humps | An animal from the side with a long neck and two humps. | 104 72
  M4 18L18 10L24 18L30 36C36 36 36 12 46 12S54 32 60 32S66 12 76 12S84 36 92 36V69H82V52H44V69H34V50C24 48 18 38 14 26H6Z
Snake | serpent, reptile | A long winding body with a head and a forked tongue. | 104 44
  M16 14C24 4 34 10 36 22S50 42 58 28S76 4 84 20S96 36 102 32
  o 11 16 7
  mark M4 16L2 8
Turtle | tortoise, shell, reptile | A domed shell with a head, a tail and two feet. | 92 48
  M14 34C16 4 66 4 68 34Z
  M68 30C72 18 88 18 88 28C88 36 76 36 68 34
  M14 34L4 38
  M24 34V46H34V34M50 34V46H60V34
Frog | toad, amphibian, pond | A wide face with two eyes on top and a wide mouth. | 84 60
  M16 22A10.5 10.5 0 1 1 34 14H50A10.5 10.5 0 1 1 68 22C92 34 72 57 42 57S-8 34 16 22Z
  M20 38A34 20 0 0 0 64 38
Fish | water, swim, sea | An oval body with a tail, an eye and a fin. | 84 46
  M60 23C48 2 16 2 4 23C16 44 48 44 60 23L80 8V38Z
  p 20 21 disc
  mark M35 16A14 14 0 0 1 35 30
Shark | fin, sea | A long pointed fish with a high fin on its back. | 104 52
  M4 30C18 16 36 14 46 16L56 4L62 18C74 20 82 24 88 28L100 12V48L86 36C66 46 30 46 4 30Z
  p 28 29 disc
Whale | sea, mammal, blow | A large rounded body with a raised tail and a spray of water. | 104 72
  M8 46C8 30 26 24 42 26C62 28 66 46 80 46C86 44 88 38 88 30L76 20L90 18L102 12V22L98 30C98 56 76 68 46 68C22 68 8 60 8 46Z
  M28 26V14M28 14C26 6 18 4 12 10M28 14C30 6 38 4 44 10
  p 24 47 disc
Dolphin | sea, jump, mammal | A bent body that jumps, with a snout and a fin. | 96 60
  M4 36L14 30C20 14 36 8 48 10L56 3L60 14C74 20 82 32 82 44L92 54L78 54L68 58C70 46 60 38 46 38C34 36 24 42 16 42Z
Octopus | tentacles, sea, squid | A round head with two eyes and six arms. | 84 84
  M16 44C8 20 22 4 42 4S76 20 68 44Z
  p 33 28 disc
  p 51 28 disc
  M16 44C14 58 4 60 4 72M27 44C26 60 18 68 20 80M37 44V80M47 44V80M57 44C58 60 66 68 64 80M68 44C70 58 80 60 80 72
Starfish | sea star, beach | A star of five rounded arms with a point in its middle. | 76 72
  M38 3C44 10 44 20 46 26C56 26 66 26 73 30C70 38 60 42 54 46C56 54 60 62 58 69C50 68 44 62 38 58C32 62 26 68 18 69C16 62 20 54 22 46C16 42 6 38 3 30C10 26 20 26 30 26C32 20 32 10 38 3Z
  p 38 40 disc
Crab | claws, beach, sea | A wide shell with two claws and three legs on each side. | 104 72
  o 52 44 24 15
  M36 33L24 20M68 33L80 20
  M24 20C10 22 6 10 14 4L18 14L28 6C32 12 30 18 24 20ZM80 20C94 22 98 10 90 4L86 14L76 6C72 12 74 18 80 20Z
  M29 40L8 36M29 48L8 54M35 55L20 70M75 40L96 36M75 48L96 54M69 55L84 70
Snail | shell, slow | A spiral shell on a long body with two feelers. | 96 62
  M4 58H72C86 58 90 46 86 36M86 36L80 20M86 36L94 22
  M30 58A24 24 0 1 1 67 38A12.5 12.5 0 0 1 42 38
Butterfly | insect, wings | A body with two large upper wings and two smaller lower ones. | 92 80
  thick M46 24V66
  M46 40C34 28 14 2 6 12C0 24 16 44 46 44M46 40C58 28 78 2 86 12C92 24 76 44 46 44
  M46 44C28 46 12 56 18 70C28 82 42 66 46 54M46 44C64 46 80 56 74 70C64 82 50 66 46 54
  M46 24L36 6M46 24L56 6
Bee | wasp, honey, insect | An oval body with three stripes, two wings and a sting. | 92 68
  o 44 46 28 18
  M32 29.7V62.3M44 28V64M60 31.2V60.8
  M44 28C34 20 24 4 34 4S46 16 44 28M44 28C46 16 54 2 62 6S54 22 44 28
  M72 46L86 46
Ladybird | ladybug, beetle, insect | A round back with a middle line, four points and a head. | 68 76
  o 34 44 29
  M34 15V73
  p 21 35 disc
  p 47 35 disc
  p 21 54 disc
  p 47 54 disc
  M20 18A14 14 0 0 1 48 18
Ant | insect, worker | A body of three round parts with six legs and two feelers. | 96 64
  o 13 32 10
  o 40 32 17 9
  o 75 32 18 13
  mark M8 23.3L4 6M18 23.3L20 6
  mark M30 24.7V4M40 23V4M50 24.7L52 4M30 39.3V60M40 41V60M50 39.3L52 60
Spider | web, eight legs, insect | A round body with a smaller head and eight bent legs. | 100 84
  o 50 52 16
  o 50 26 10
  M34 48L16 44L6 28M35 56L18 62L6 56M39 64L22 78M38 41L24 28L20 8M66 48L84 44L94 28M65 56L82 62L94 56M61 64L78 78M62 41L76 28L80 8
Caterpillar | larva, worm, insect | Five round parts in a row, the first with two feelers. | 104 46
  o 14 28 10.5
  o 35 30 10.5
  o 56 28 10.5
  o 77 30 10.5
  o 92 28 6
  M10 18L4 4M18 18L24 4
Bird | songbird, robin, fly | A bird from the side with a beak, a wing and a tail. | 92 62
  M4 22L16 16C20 6 34 4 42 14C52 22 66 26 86 22L66 44C54 54 30 52 22 42C18 36 16 30 16 26Z
  M34 28C42 38 52 38 60 32
  M36 49V60M48 50V60
Flying bird | gull, seagull, wings | Two bows that meet, like a bird far away. | 76 28
  M3 24C10 4 30 2 38 22C46 2 66 4 73 24
Duck | pond, swim, water bird | A swimming duck with a flat beak. | 84 60
  M4 22L18 18C18 6 36 2 42 12C46 20 40 28 42 32C56 34 70 30 80 24C80 46 64 56 44 56S16 50 22 30L6 28Z
  p 30.5 16.5 disc
Owl | night bird, wise | An upright bird with two large round eyes and a beak. | 60 80
  M6 6C14 12 24 12 30 12S46 12 54 6C58 24 58 76 30 76S2 24 6 6Z
  o 19 32 7
  o 41 32 7
  M22 51H38L30 66Z
Penguin | Antarctic, ice, bird | An upright bird with a white belly and two short wings. | 64 92
  M32 4C44 4 46 14 46 24C56 40 56 84 32 84S8 40 18 24C18 14 20 4 32 4Z
  M32 36C42 48 42 74 32 74S22 48 32 36Z
  M14 36L4 56M50 36L60 56
Chicken | hen, farm, egg | A hen from the side with a comb, a beak and a raised tail. | 84 80
  M4 24L16 20C18 10 34 10 36 22C40 34 56 34 62 28L78 12C84 36 72 62 44 62C26 62 18 46 18 32Z
  M18 16L20 4L26 10L32 4L34 18
  M36 61V78M50 61V78
Egg in a nest | nest, bird, eggs | Three eggs in a round nest. | 92 56
  M4 30H88C84 48 68 53 46 53S8 48 4 30Z
  M14 30C14 8 34 8 34 30M34 30C34 4 56 4 56 30M56 30C56 8 76 8 76 30
Paw print | track, foot, animal | A broad pad with four round toes above it. | 76 72
  M38 34C50 34 60 48 58 60C54 72 44 66 38 66S22 72 18 60C16 48 26 34 38 34Z
  solid o 10 32 7 8
  solid o 27 14 7 9
  solid o 49 14 7 9
  solid o 66 32 7 8
Dinosaur | long neck, extinct, fossil | A huge animal with a long neck, a long tail and four legs. | 128 80
  M4 14C8 4 22 4 26 14C30 34 40 36 54 34C78 32 96 44 124 66C104 60 96 58 90 58V77H78V60H60V77H48V58C34 52 22 42 16 22H6Z
`,
);
