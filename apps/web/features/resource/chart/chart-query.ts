import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';

/** The data of a chart, from which its words, its table and its sound are worked out. */
export function chartQuery(id: string) {
  return queryOptions({
    queryKey: ['resource', id, 'chart'],
    queryFn: ({ signal }) => client.outputs.chart({ id }, { signal }),
  });
}
