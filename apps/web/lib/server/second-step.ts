import { queryOptions } from '@tanstack/react-query';
import { client } from './client.ts';

export const secondStepQuery = queryOptions({
  queryKey: ['second-step'],
  queryFn: ({ signal }) => client.secondStep.read(undefined, { signal }),
});
