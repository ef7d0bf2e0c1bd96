import { expect, test } from 'vitest';
import { pagePolicy } from './security-headers.ts';

function readFrameSources(frameOrigins?: readonly string[]) {
  return pagePolicy({ secure: true, ...(frameOrigins ? { frameOrigins } : {}) })
    .split('; ')
    .find((rule) => rule.startsWith('frame-src'));
}

test('only our own pages may be framed, and a video provider where the settings name one', () => {
  expect(readFrameSources()).toBe("frame-src 'self'");
  expect(readFrameSources(['https://player.vimeo.com'])).toBe("frame-src 'self' https://player.vimeo.com");
});

test('the page that is made for frames may be framed by anybody, and runs nothing more than the others', () => {
  const usual = pagePolicy({ secure: true });
  expect(pagePolicy({ secure: true }, '*')).toBe(
    usual.replace("frame-ancestors 'self'", 'frame-ancestors *'),
  );
});
