import { readSubject } from '../read-subject.ts';

export const FACES = readSubject(
  'faces',
  'Faces and people',
  `
Happy face | smile, smiley, glad, joy | A round face with two eyes and a mouth that turns up.
  o 32 32 30
  p 21 24 disc
  p 43 24 disc
  Mouth: M16 38A17 17 0 0 0 48 38
Sad face | unhappy, sorrow | A round face with two eyes and a mouth that turns down.
  o 32 32 30
  p 21 22 disc
  p 43 22 disc
  Mouth: M17 48A17 17 0 0 1 47 48
Neutral face | calm, straight face | A round face with two eyes and a level mouth.
  o 32 32 30
  p 21 24 disc
  p 43 24 disc
  Mouth: M18 43H46
Surprised face | astonished, wonder, shock | A round face with two eyes and an open round mouth. | 68 68
  o 34 34 32
  p 22 23 disc
  p 46 23 disc
  Mouth: o 34 46 7.5
Angry face | cross, furious | A round face with two eyes under slanting brows and a mouth that turns down. | 76 76
  o 38 38 36
  p 25 36 disc
  p 51 36 disc
  Brows: mark M19 20L34 25M57 20L42 25
  Mouth: M23 57A17 17 0 0 1 53 57
Laughing face | laugh, fun | A round face with two closed eyes and a wide open mouth. | 76 76
  o 38 38 36
  Eyes: mark M17 29A8 8 0 0 1 32 29M44 29A8 8 0 0 1 59 29
  Mouth: M17 42H59A21 21 0 0 1 17 42Z
Sleeping face | asleep, tired, rest | A round face with two closed eyes and a small round mouth. | 76 76
  o 38 38 36
  Eyes: mark M16 30A9 9 0 0 0 32 30M44 30A9 9 0 0 0 60 30
  Mouth: o 38 53 6
Winking face | wink, joke | A round face with one open and one closed eye and a smile. | 70 70
  o 35 35 33
  p 22 27 disc
  Closed eye: mark M40 27H56
  Mouth: M18 41A18 18 0 0 0 52 41
Face in profile | side view, head | A head from the side that looks to the left. | 56 70
  M44 68V54C54 46 56 34 52 22C46 6 26 0 16 12C12 17 12 24 13 28L4 40L12 42V50C12 56 18 58 26 56V68
Eye | see, sight, vision | An open eye with a filled iris. | 76 46
  M2 23C18 -4 58 -4 74 23C58 50 18 50 2 23Z
  Iris: solid o 38 23 9
Ear | hear, hearing, listen | The outline of an ear with a bow inside it. | 48 68
  M8 26C6 8 22 2 32 4C46 8 48 24 40 36C34 46 34 62 20 64C10 64 10 54 12 46
  M19 28C18 18 26 14 30 20C32 26 28 32 22 38
Nose | smell | A nose from the side. | 40 60
  M26 2C26 22 6 36 4 44C4 52 14 54 20 50C26 60 36 58 36 48
Mouth | lips, speak, taste | Closed lips with a line between them. | 72 36
  M2 18C14 8 24 2 29 3C33 4 34 7 36 7C38 7 39 4 43 3C48 2 58 8 70 18C58 30 46 34 36 34S14 30 2 18Z
  M2 18C22 22 50 22 70 18
Hand | palm, five fingers, touch | A hand with five fingers spread. | 66 74
  M20 72C16 58 8 48 4 40C2 34 10 32 14 38L20 46L14 16C14 8 22 8 24 14L30 34V8C30 0 39 0 39 8V34L47 13C50 7 57 10 55 17L49 40L56 34C62 30 66 36 62 41L48 60V72Z
Thumb up | like, good, well done | A fist with its thumb up. | 58 58
  M4 28H18V56H4Z
  M18 30L28 4C36 2 38 8 36 14L34 24H50C56 24 56 30 55 34L50 52C49 55 47 56 44 56H18
Foot | sole, step, footprint | The sole of a foot with a round big toe. | 38 74
  M16 18C26 14 34 22 33 34C32 46 28 50 29 60C30 70 22 73 17 72C9 71 8 62 9 52C10 42 4 34 4 28C4 22 10 20 16 18Z
  p 20 5 disc
Person | man, human, figure, people | A standing figure with a round head and arms held out. | 56 78
  Head: o 28 11 9
  M28 20V50L12 76M28 50L44 76M6 32H50
Woman | girl, lady, female | A standing figure with a round head and a triangular dress. | 56 80
  Head: o 28 11 9
  Dress: M28 20L48 58H8Z
  mark M20 58V78M36 58V78
  mark M23 30L4 42M33 30L52 42
Walking person | pedestrian, walk | A figure from the side in the middle of a step. | 52 80
  Head: o 30 11 9
  M30 20L26 48L38 60V78M26 48L10 76M29 28L12 42M29 28L46 44
Two people | pair, friends, couple | Two standing figures side by side that hold hands. | 84 76
  Head: o 22 11 9
  Head: o 62 11 9
  M22 20V48L10 74M22 48L34 74M62 20V48L50 74M62 48L74 74M4 42L22 28L42 42L62 28L80 42
Baby | infant, child | A round head with two eyes, a smile and a curl of hair. | 60 72
  o 30 42 28
  Hair: M30 14C19 9 26 -1 36 3C43 10 35 17 30 14Z
  p 19 36 disc
  p 41 36 disc
  mark M20 53A11 11 0 0 0 40 53
`,
);
