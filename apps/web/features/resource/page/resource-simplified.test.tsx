import type { ResourceOutputs } from '@relievo/contracts/library/files';
import { describeAccessibility, type Resource } from '@relievo/contracts/library/resource';
import { expect, test } from 'vitest';
import { screen, showPage } from '../../../lib/testing/page.tsx';
import { aResource } from '../testing/a-resource.ts';
import { ResourceSimplified } from './resource-simplified.tsx';

function createResource(simplifications: Resource['simplifications']): Resource {
  return {
    ...aResource({ title: 'Worksheet' }),
    name: 'worksheet',
    licence: '',
    version: 1,
    submittedAt: null,
    updatedAt: '2026-03-09T10:00:00.000Z',
    organization: null,
    isOwn: false,
    files: [],
    authorId: null,
    knownFlaws: '',
    simplifications,
    accessibility: describeAccessibility({
      altText: '',
      type: 'graphic',
      format: 'png',
      graphicType: null,
      hasPicture: true,
      hasChartData: false,
      outputs: [],
      makeable: [],
      findings: [],
    }),
  };
}

const OUTPUTS: ResourceOutputs = {
  mayHave: true,
  text: null,
  own: { name: 'worksheet.png', mediaType: 'image/png', size: 2048, address: '/api/resources/1/file' },
  made: [],
  requests: [],
  canBeMade: true,
  picture: null,
  canBeHeard: false,
  isDocument: false,
};

function showSimplified(simplifications: Resource['simplifications']) {
  return showPage(<ResourceSimplified resource={createResource(simplifications)} />, {
    path: '/resource/1',
    answers: { 'GET /resources/{id}/outputs': OUTPUTS },
  });
}

test('what was simplified is told in words, with the original beside the drawing', async () => {
  await showSimplified([
    { code: 'picture_specks_left_out', count: 3, message: '3 specks were taken for dirt and left out.' },
    { code: 'simplified_dropped', count: 4, message: 'Small parts were left out for the reader.' },
  ]);
  expect(await screen.findByRole('heading', { name: 'How it was simplified' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent, lang }) => [textContent, lang])).toEqual([
    ['3 specks were taken for dirt and left out.', 'en'],
    ['Small parts left out for this reader: 4', ''],
  ]);
  const original = await screen.findByRole('img', { name: 'The original picture' });
  expect(original.getAttribute('src')).toBe('/api/resources/1/file?show');
});

test('a resource of which nothing was simplified says nothing about it', async () => {
  await showSimplified([]);
  expect(screen.queryByRole('heading', { name: 'How it was simplified' })).toBeNull();
});
