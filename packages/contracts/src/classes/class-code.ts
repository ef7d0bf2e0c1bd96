/** No letter or digit that is taken for another when it is read, heard or felt: no 0 and O, no 1, I and L. */
export const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const PART = 4;

export interface ClassCode {
  /** Finds the class. */
  readonly handle: string;
  /** Opens it. */
  readonly secret: string;
}

/** However it was typed; null for what is no code. */
export function readClassCode(typed: string): ClassCode | null {
  const letters = typed.toUpperCase().replace(/[\s.-]+/g, '');
  if (letters.length !== 2 * PART || [...letters].some((letter) => !CODE_LETTERS.includes(letter)))
    return null;
  return { handle: letters.slice(0, PART), secret: letters.slice(PART) };
}

export function writeClassCode({ handle, secret }: ClassCode): string {
  return `${handle}-${secret}`;
}
