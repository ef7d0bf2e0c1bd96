import { expect, test } from 'vitest';
import { stateWords } from './words.ts';

const settings = {
  provider: 'OpenAI',
  endpoint: 'https://api.openai.com/v1',
  model: 'gpt-4o-mini',
  key: 'set',
  keyEnding: '1234',
  keySetAt: null,
} as const;

test('the state says which model is asked, and what is known of the key', () => {
  expect(stateWords(settings)).toBe(
    'OpenAI, asked at https://api.openai.com/v1 for gpt-4o-mini, has a key that ends with 1234.',
  );
  expect(stateWords({ ...settings, key: 'missing', keyEnding: null })).toMatch(/has no key, so people get/);
  expect(stateWords({ ...settings, key: 'unreadable', keyEnding: null })).toMatch(
    /another SECRET; .*anew\.$/,
  );
});
