import type { Finding } from '@relievo/graphic/rules';
import { useQuery } from '@tanstack/react-query';
import { performHeavy } from '../work/perform-heavy.ts';

export interface FoundFlaws {
  /** Null until the rules have looked for the first time. */
  readonly list: readonly Finding[] | null;
  /** False while the rules look at the latest change. */
  readonly isUpToDate: boolean;
  readonly hasFailed: boolean;
  readonly lookAgain: () => void;
}

/** What the rules find in a drawing, on the paper that it is made for. */
export function useFindings(svg: string | null, profile: string): FoundFlaws {
  const { data, isPlaceholderData, isError, refetch } = useQuery({
    queryKey: ['picture findings', svg, profile],
    queryFn: () => performHeavy('check', { svg: svg ?? '', profile }),
    enabled: svg !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
    placeholderData: (before) => before,
  });
  return {
    list: data ?? null,
    isUpToDate: data !== undefined && !isPlaceholderData,
    hasFailed: isError,
    lookAgain: () => void refetch(),
  };
}
