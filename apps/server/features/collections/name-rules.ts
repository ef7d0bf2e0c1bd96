import { COLLECTION_LIMITS } from '@relievo/contracts/collections';

const FIRST_NUMBER = 2;

/** "Maps (2)", "Maps (3)" and so on, so many, each as long as a name may be; of "Maps (2)" the next is "Maps (3)". */
export function listNumberedNames(name: string, count: number): string[] {
  const base = name.replace(/ \(\d+\)$/, '');
  return Array.from({ length: count }, (_, index) => {
    const number = ` (${FIRST_NUMBER + index})`;
    return `${[...base]
      .slice(0, COLLECTION_LIMITS.name - number.length)
      .join('')
      .trimEnd()}${number}`;
  });
}
