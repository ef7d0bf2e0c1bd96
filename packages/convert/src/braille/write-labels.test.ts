import { readScript } from '@relievo/graphic/editing/script';
import { findItem } from '@relievo/graphic/model';
import { expect, test } from 'vitest';
import { openBraille } from './open.ts';
import { writeLabelsInBraille } from './write-labels.ts';

test('a text without braille is written in the code that it names, another one in that of the language', () => {
  const read = readScript(
    'drawing "Words" language en\ntext usual says "the" at 20, 20\ntext own says "the" at 20, 40 code ueb-1',
  );
  if (!read.ok) throw new Error('The text is no drawing.');
  const written = writeLabelsInBraille(read.value.drawing, openBraille(), undefined);
  // Rules of Unified English Braille, 10.3: "the" is one cell where it is contracted.
  expect(findItem(written, 'usual')).toMatchObject({ braille: { cells: '⠮' } });
  expect(findItem(written, 'own')).toMatchObject({ braille: { cells: '⠞⠓⠑' } });
});
