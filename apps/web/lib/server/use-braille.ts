import { LONGEST_READ_IN_BRAILLE } from '@relievo/contracts/values';
import { useQuery } from '@tanstack/react-query';
import { client } from './client.ts';
import { useViewer } from './session.ts';

export interface WrittenBraille {
  readonly cells: string;
  /** Why there are none. */
  readonly state: 'written' | 'waiting' | 'failed' | 'too_long_for_guests';
}

/** Words in the braille code of their language, as on a sheet. Guests have short ones written, one at a time. */
export function useBraille(words: string, language: string): WrittenBraille {
  const isGuest = useViewer().status !== 'signed-in';
  const isTooLong = isGuest && words.length > LONGEST_READ_IN_BRAILLE;
  const { data, isError } = useQuery({
    queryKey: ['braille', language, words, isGuest],
    queryFn: async ({ signal }) => {
      if (isGuest) return client.drawings.readInBraille({ language, text: words }, { signal });
      const [written] = await client.drawings.translate({ language, texts: [words] }, { signal });
      return written ?? null;
    },
    enabled: words !== '' && !isTooLong,
    staleTime: Infinity,
    retry: false,
  });
  if (words === '') return { cells: '', state: 'written' };
  if (isTooLong) return { cells: '', state: 'too_long_for_guests' };
  return data
    ? { cells: data.cells, state: 'written' }
    : { cells: '', state: isError ? 'failed' : 'waiting' };
}
