import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { client } from '../../../lib/server/client.ts';
import { announce } from '../../../lib/speaking/announcer.ts';
import { NAME_CHECK_PAUSE } from '../query/limits.ts';

/** Whether the person has a collection of this name already, and a name that is free; null while nobody knows. */
export function useNameCheck(typed: string, except?: string) {
  const { t } = useLingui();
  const name = typed.trim();
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(name), NAME_CHECK_PAUSE);
    return () => clearTimeout(timer);
  }, [name]);
  const { data } = useQuery({
    queryKey: ['collection-name', settled, except],
    queryFn: ({ signal }) => client.collections.checkName({ name: settled, except }, { signal }),
    enabled: settled !== '' && settled === name,
    staleTime: 0,
  });
  const check = settled === name ? (data ?? null) : null;
  const taken = check && !check.isFree ? check : null;
  const suggestion = taken?.suggestion;
  useEffect(() => {
    if (!taken) return;
    announce(
      suggestion
        ? t`A collection with this name already exists. ${suggestion} is free.`
        : t`A collection with this name already exists`,
    );
  }, [taken, suggestion, t]);
  return taken;
}
