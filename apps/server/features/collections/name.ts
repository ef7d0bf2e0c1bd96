import { COLLECTION_LIMITS } from '@relievo/contracts';

const NUMBERS = 50;

/** "Maps (2)", "Maps (3)" and so on, each as long as a name may be; of "Maps (2)" the next is "Maps (3)". */
export function numberedNames(name: string, from = 2): string[] {
  const base = name.replace(/ \(\d+\)$/, '');
  return Array.from({ length: NUMBERS }, (_, index) => {
    const number = ` (${from + index})`;
    return `${[...base]
      .slice(0, COLLECTION_LIMITS.name - number.length)
      .join('')
      .trimEnd()}${number}`;
  });
}
