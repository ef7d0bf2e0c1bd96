import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { answerBy } from '../../lib/testing/network.ts';
import { documentQuery } from './document-query.ts';

function read(answer: Response): Promise<string> {
  answerBy(() => answer);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return queries.fetchQuery(documentQuery('/api/files/lesson'));
}

test('a document is read as it was put in', async () => {
  expect(await read(new Response('Eight corners.'))).toBe('Eight corners.');
});

test('a document that the server refuses is missing, and the refusal is not read as its text', async () => {
  await expect(read(new Response('Gone.', { status: 404 }))).rejects.toThrow('404');
});
