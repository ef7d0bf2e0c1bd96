import type { ConversionStanding } from '@relievo/contracts/uploads';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { client } from '../../../lib/server/client.ts';
import { followSharedLine } from '../../../lib/server/shared-line.ts';
import { CONVERSIONS } from '../upload/conversion-queries.ts';

/** Hears of every change to what this person has under way, wherever it was brought. */
export function useConversionLine(userId: string): void {
  const queries = useQueryClient();
  const hear = useEffectEvent(() => void queries.invalidateQueries({ queryKey: CONVERSIONS }));
  useEffect(
    () =>
      followSharedLine<ConversionStanding>({
        name: `relievo-conversions-${userId}`,
        open: (signal) => client.conversions.watch({}, { signal }),
        hear: () => hear(),
      }),
    [userId],
  );
}
