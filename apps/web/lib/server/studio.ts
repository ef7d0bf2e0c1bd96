import { type Studio, USUAL_STUDIO } from '@relievo/contracts/people';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { client } from './client.ts';
import { useViewer } from './session.ts';

/** A person's devices, braille, voice and licence, by the id of the person. */
export function studioQuery(userId: string) {
  return queryOptions({
    queryKey: ['studio', userId],
    queryFn: ({ signal }) => client.studio.read(undefined, { signal }),
    staleTime: 60_000,
  });
}

/** What anything that is made for the viewer begins with; undefined for as long as it is not known. */
export function useStudio(): Studio | undefined {
  const viewer = useViewer();
  const userId = viewer.status === 'signed-in' ? viewer.session.user.id : '';
  const { data, isError } = useQuery({ ...studioQuery(userId), enabled: userId !== '' });
  if (viewer.status === 'unknown') return undefined;
  return userId === '' || isError ? USUAL_STUDIO : data;
}
