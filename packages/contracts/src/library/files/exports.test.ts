import { describe, expect, test } from 'vitest';
import { exportQuery, feedQuery } from './exports.ts';
import { exportAddress, listQuery, writeFeedAddress } from './file-addresses.ts';

function readParameters(address: string) {
  return (address.split('?')[1] ?? '')
    .split('&')
    .map((pair) => pair.split('=').map(decodeURIComponent) as [string, string]);
}

describe('the address of an export', () => {
  test('says the list, and is read back as what it was made of', () => {
    const query = exportQuery.parse({
      list: 'category',
      category: 'Art & Music',
      search: 'a=b&c "d" ünï 三',
      subject: ['Art', 'History'],
      sortBy: 'oldest',
      format: 'ris',
    });
    expect(exportQuery.parse(listQuery(readParameters(exportAddress(query))))).toEqual(query);
  });

  test('leaves out what is not chosen', () => {
    expect(exportAddress({ format: 'csv', search: '', subject: [] })).toBe('/api/library/export?format=csv');
  });
});

describe('the address of a feed', () => {
  test('is the same for the same choice, in whatever order it was made', () => {
    expect(writeFeedAddress({ category: 'Art', search: 'x' })).toBe(
      writeFeedAddress({ search: 'x', category: 'Art' }),
    );
    expect(writeFeedAddress({})).toBe('/api/library/feed');
    expect(
      feedQuery.parse(listQuery(readParameters(writeFeedAddress({ search: 'x', subject: ['Art'] })))),
    ).toMatchObject({
      search: 'x',
      subject: ['Art'],
      limit: 25,
    });
  });

  test('is not moved by names that objects have of themselves', () => {
    expect(
      feedQuery.parse(
        listQuery([
          ['__proto__', 'x'],
          ['constructor', 'y'],
          ['search', 'z'],
        ]),
      ).search,
    ).toBe('z');
  });
});
