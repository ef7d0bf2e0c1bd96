import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';

/** The files of a resource: what stands ready, what is being made and what can be made. */
export function outputsQuery(id: string) {
  return queryOptions({
    queryKey: ['resource', id, 'outputs'],
    queryFn: ({ signal }) => client.outputs.list({ id }, { signal }),
    // How far one is that was asked for long ago may be forgotten; whether it is there is not.
    refetchInterval: ({ state }) =>
      state.data?.requests.some((one) => one.state === 'waiting' && one.progressId === null) ? 5000 : false,
  });
}
