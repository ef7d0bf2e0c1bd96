import type { BrailleAnswer } from '@relievo/contracts/charts';
import { expect, test } from 'vitest';
import { serve } from '../../../lib/testing/server.ts';
import { translateAll } from './braille-texts.ts';

function toCells(text: string): string {
  return text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x2800 + Number(digit)));
}

test('more words than the server takes at once are asked for in parts, and each gets its own braille', async () => {
  const asked = serve({
    'POST /braille': ({ texts }: { texts: readonly string[] }) =>
      texts.map((text): BrailleAnswer => ({ cells: toCells(text), engine: 'test', table: 'ueb-1' })),
  });
  const texts = Array.from({ length: 1100 }, (_, at) => String(at));
  const known = await translateAll('ueb-1', texts);
  expect(asked.map(({ body }) => (body as { texts: string[] }).texts.length)).toEqual([500, 500, 100]);
  expect([...known].map(([text, answer]) => [text, answer.cells])).toEqual(
    texts.map((text) => [text, toCells(text)]),
  );
});
