import { BLANK, translateLetters } from '@relievo/braille';
import { useQuery } from '@tanstack/react-query';
import { client } from './client.ts';
import { useViewer } from './session.ts';

export interface WrittenBraille {
  readonly cells: string;
  /** Why there are none. */
  readonly state: 'written' | 'waiting' | 'failed' | 'unknown_guest';
}

/**
 * Words in the braille code of their language, as on a sheet. Guests have the letters and digits of English alone, which
 * need no translator.
 */
export function useBraille(words: string, language: string): WrittenBraille {
  const viewer = useViewer();
  const isKnown = viewer.status === 'signed-in';
  const { data, isError } = useQuery({
    queryKey: ['braille', language, words],
    queryFn: ({ signal }) => client.drawings.translate({ language, texts: [words] }, { signal }),
    enabled: isKnown && words !== '',
    staleTime: Infinity,
    retry: false,
  });
  if (words === '') return { cells: '', state: 'written' };
  if (!isKnown) {
    const cells = language.split('-')[0] === 'en' ? writeLetters(words) : null;
    return cells === null ? { cells: '', state: 'unknown_guest' } : { cells, state: 'written' };
  }
  const cells = data?.[0]?.cells;
  return cells === undefined
    ? { cells: '', state: isError ? 'failed' : 'waiting' }
    : { cells, state: 'written' };
}

function writeLetters(words: string): string | null {
  const written = words.split(/\s+/).map((word) => translateLetters(word)?.cells ?? null);
  return written.includes(null) ? null : written.join(BLANK);
}
