import { expect, test } from 'vitest';

test('no word of the English catalogue stays as it is in the test language', async () => {
  const { messages } = await import('./locales/en/messages.po?pseudo');
  const texts = Object.values(messages).flatMap((message) =>
    typeof message === 'string' ? [message] : message.filter((part) => typeof part === 'string'),
  );
  const words = texts.flatMap((text) => text.replaceAll(/<[^>]*>/g, ' ').match(/[A-Za-z]{3,}/g) ?? []);
  expect(texts.length).toBeGreaterThan(1000);
  expect(words).toEqual([]);
});
