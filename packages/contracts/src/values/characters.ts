/** How many characters a text has, as limits count them: one that takes two units of memory is one. */
export function countCharacters(text: string): number {
  return [...text].length;
}

/** A name of characters that show and say nothing would be a link without a name. The last is braille without a dot. */
const SHOWN = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{C}\u2800]/u;

export function isReadable(text: string): boolean {
  return SHOWN.test(text);
}
