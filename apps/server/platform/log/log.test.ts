import { expect, test } from 'vitest';
import { createLog } from './log.ts';

function writeLine(fields: object): string {
  let text = '';
  createLog('info', { write: (line) => void (text += line) }).info(fields, 'said');
  return text;
}

test.each(['password', 'token', 'cookie', 'authorization', 'set-cookie', 'secret'])(
  'a %s is masked wherever it stands',
  (name) => {
    const text = writeLine({
      [name]: 'hidden',
      request: { [name]: 'hidden', headers: { [name]: 'hidden' } },
    });
    expect(text).not.toContain('hidden');
    expect(text.match(/\[secret\]/g)).toHaveLength(3);
  },
);

test('an error is written with its stack and its cause', () => {
  const text = writeLine({ err: new Error('outer', { cause: new Error('inner') }) });
  expect(text).toContain('log.test.ts');
  expect(text).toContain('inner');
});
