import { isUuid } from '@relievo/contracts/operations';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { client } from '../../../lib/server/client.ts';

export interface Replaced {
  readonly id: string;
  readonly title: string;
  readonly language: string;
  /** Readers see it: they keep its file until the new one is approved. */
  readonly isPublished: boolean;
}

/** The resource that is to show another file, as the address names it; null where none is, or none of one's own. */
export function useReplaced(): Replaced | null {
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const id = new URLSearchParams(search).get('replaces') ?? '';
  const { data } = useQuery({
    queryKey: ['content', id],
    queryFn: ({ signal }) => client.content.get({ id }, { signal }),
    enabled: isUuid(id),
  });
  if (!data) return null;
  const { title, language } = data.fields;
  return { id, title, language, isPublished: data.status === 'approved' };
}
