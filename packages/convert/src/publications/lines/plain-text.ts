import { succeed } from '@relievo/graphic/model';
import { encodeUtf8 } from '@relievo/graphic/outputs';
import { showFigures } from '../figures.ts';
import type { Publication } from '../publication.ts';
import { PLAIN_FORM } from './plain-form.ts';
import { writeText } from './write-text.ts';

/** Writes every word as plain text, for any program and any display. */
export const plainText = {
  id: 'plain-text',
  name: 'Plain text',
  use: 'Every word, for any program.',
  mediaType: 'text/plain',
  make: async (whole, means) => {
    const text = writeText(whole, {
      form: PLAIN_FORM,
      shown: showFigures(whole.document, means),
      addressOfPicture: () => null,
      addressOfDrawing: () => null,
    });
    return succeed({
      files: [{ name: 'document.txt', mediaType: 'text/plain', bytes: encodeUtf8(text) }],
      changes: [],
    });
  },
} satisfies Publication<'plain-text'>;
