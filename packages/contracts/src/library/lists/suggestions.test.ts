import { describe, expect, test } from 'vitest';
import { listSuggestions, type SuggestionSources } from './suggestions.ts';

const titles = ['Map of rivers', 'Map of towns', 'Map of winds', 'Map of mines'];
const SOURCES: SuggestionSources = {
  resources: titles.map((title, place) => ({ id: `r${place}`, title, category: 'Geography' })),
  variants: ['map', 'map lesson plan'],
  category: { category: 'Maps', count: 12 },
  recent: ['map of Rome', 'map of nothing', 'moon', 'map of Bern', 'map of Oslo'].map(
    (searchQuery, place) => ({
      id: `h${place}`,
      searchQuery,
      resultsCount: searchQuery === 'map of nothing' ? 0 : 3,
    }),
  ),
  trends: ['maps', 'graphs', 'map keys', 'map scales'].map((searchQuery) => ({
    searchQuery,
    searchCount: 7,
  })),
};
function listLines(query: string, atMost?: number) {
  return listSuggestions(query, SOURCES, atMost).map(({ kind, text }) => `${kind}: ${text}`);
}

describe('the panel below a search', () => {
  test('shows three resources, the variants, a category, two recent and two trending searches', () => {
    expect(listLines('map', 20)).toEqual([
      'resource: Map of rivers',
      'resource: Map of towns',
      'resource: Map of winds',
      'variant: map',
      'variant: map lesson plan',
      'category: Maps',
      'recent: map of Rome',
      'recent: map of Bern',
      'trending: maps',
      'trending: map keys',
    ]);
  });

  test('shows eight at most, fewer where fewer are wanted, and none for the header', () => {
    expect([listLines('map').length, listLines('map', 3).length, listLines('map', 0).length]).toEqual([
      8, 3, 0,
    ]);
  });

  test('shows what was searched before while the words are too short to look anything up', () => {
    expect(listLines('')).toEqual([
      'recent: map of Rome',
      'recent: moon',
      'trending: maps',
      'trending: graphs',
    ]);
    expect(listLines('g')).toEqual(['trending: graphs']);
    expect(listLines('🧭')).toEqual([]);
  });

  test('leads to nothing that finds nothing', () => {
    expect(listLines('map', 20)).not.toContain('variant: map worksheet');
    expect(listLines('map of', 20)).toContain('recent: map of Rome');
    expect(listLines('map of', 20)).not.toContain('recent: map of nothing');
  });

  test('does not add a word that was said, and says nothing twice', () => {
    const sources = {
      ...SOURCES,
      resources: [],
      variants: ['map worksheet', 'map worksheet lesson plan'],
      category: null,
      recent: [{ id: 'h', searchQuery: 'Map worksheet', resultsCount: 1 }],
    };
    expect(listSuggestions('map worksheet', sources).map(({ text }) => text)).toEqual([
      'map worksheet',
      'map worksheet lesson plan',
    ]);
  });
});
