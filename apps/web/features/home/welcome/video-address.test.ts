import { expect, test } from 'vitest';
import { buildVideoAddress } from './video-address.ts';

test.each([
  ['youtube', 'https://www.youtube-nocookie.com', '/embed/a-b_1', ['cc_load_policy', '1']],
  ['vimeo', 'https://player.vimeo.com', '/video/a-b_1', ['dnt', '1']],
] as const)(
  'a video of %s uses the embed that respects privacy, with captions',
  (provider, origin, path, said) => {
    const address = new URL(buildVideoAddress({ provider, id: 'a-b_1' }));
    expect([address.origin, address.pathname, address.searchParams.get(said[0])]).toEqual([
      origin,
      path,
      said[1],
    ]);
    const captions = address.searchParams.get(provider === 'youtube' ? 'cc_load_policy' : 'texttrack');
    expect(captions).toBe(provider === 'youtube' ? '1' : 'en');
  },
);

test('an id cannot lead to another page of the provider', () => {
  const { pathname } = new URL(buildVideoAddress({ provider: 'youtube', id: '../watch?v=x' }));
  expect(pathname).toBe('/embed/..%2Fwatch%3Fv%3Dx');
});
