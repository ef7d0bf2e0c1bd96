import { writeScript } from '../../math/scripts.ts';

/** Where a letter of a level line stands. Points, and y goes up. */
export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly end: number;
  readonly size: number;
  readonly text?: string;
}

export type Script = 'sup' | 'sub';

/** Of the size of the letters that it stands beside. */
const SMALLER = 0.9;
const RAISED = [0.15, 0.75] as const;
const LOWERED = [-0.45, -0.05] as const;
const GAP = [-0.6, 0.4] as const;
/**
 * Some programs raise the end of an ordinal number without making it smaller. It touches the letters before, and is lower than
 * another line would be. A raised number of that size is the upper half of a fraction.
 */
const AS_LARGE = 1.05;
const RAISED_AS_LARGE = [0.25, 0.6] as const;
const TOUCHING = [-0.15, 0.15] as const;
/** What is longer is a line of its own, such as words beside a large first letter. */
const LONGEST = 8;

/** Tells of each letter in turn whether it is raised or lowered beside the ones before. */
export function createScripts(): (letter: Placed) => Script | null {
  let main: Placed | undefined;
  let last: Placed | undefined;
  return (letter) => {
    const script = main && last ? findScript(main, last, letter) : null;
    if (script === null) main = letter;
    last = letter;
    return script;
  };
}

function findScript(main: Placed, last: Placed, { x, y, size, text = '' }: Placed): Script | null {
  const isWithin = (value: number, [least, most]: readonly [number, number]) =>
    value > least * main.size && value < most * main.size;
  if (size > SMALLER * main.size) {
    const isRaised = isWithin(y - main.y, RAISED_AS_LARGE) && isWithin(x - last.end, TOUCHING);
    return isRaised && size < AS_LARGE * main.size && /^\p{Ll}$/u.test(text) ? 'sup' : null;
  }
  if (!isWithin(x - last.end, GAP)) return null;
  if (isWithin(y - main.y, RAISED)) return 'sup';
  return isWithin(y - main.y, LOWERED) ? 'sub' : null;
}

export function isScript(letters: string): boolean {
  return letters.trim().length <= LONGEST;
}

export function writeLetters(letters: string, script: Script | null): string {
  return script && isScript(letters) && letters.trim() !== '' ? writeScript(letters, script) : letters;
}
