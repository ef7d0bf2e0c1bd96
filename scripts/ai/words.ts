import type { AiSettings, AiTest } from '@relievo/contracts/ai';

const KEY_WORDS: Readonly<Record<AiSettings['key'], string>> = {
  set: 'has a key',
  missing:
    'has no key, so people get the words that stand in for a description; "npm run ai -- set" keeps one',
  unreadable:
    'has a key that was kept for another endpoint or with another SECRET; "npm run ai -- set" keeps it anew',
};

export function stateWords({ provider, endpoint, model, key, keyEnding }: AiSettings): string {
  const ending = keyEnding === null ? '' : ` that ends with ${keyEnding}`;
  return `${provider}, asked at ${endpoint} for ${model}, ${KEY_WORDS[key]}${ending}.`;
}

export const OUTCOME_WORDS: Readonly<Record<AiTest['outcome'], string>> = {
  works: 'It works: a description came back.',
  key_missing: 'There is no key that can be read; "npm run ai -- set" keeps one.',
  key_refused: 'The provider refuses the key: set another one.',
  refused:
    'The provider answers and gives no description: look at AI_MODEL, and at limits and payment of your account there.',
  unreadable: 'What answers is no chat-completions endpoint: look at AI_ENDPOINT.',
  unreachable: 'Nothing answers: look at AI_ENDPOINT and at the network.',
  address_refused:
    'The name leads to a private address, which is not called: if the server there is yours, set AI_LOCAL=yes.',
  timed_out: 'It took longer than 15 seconds.',
};
