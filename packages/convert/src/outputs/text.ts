import { type Result, succeed } from '@relievo/graphic/model';
import { encodeUtf8, type OutputResult, prepare } from '@relievo/graphic/outputs';
import type { Profile } from '@relievo/graphic/profiles';
import { createDocument } from '../documents/document-of.ts';
import { writeDocx } from '../documents/docx/docx.ts';
import { writeHtml } from '../documents/html.ts';
import { writePlainText } from '../documents/plain-text.ts';
import type { LibraryOutput, Source } from '../source.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The long description: title, description, key, numbers and parts, to read anywhere. */
export const text = {
  id: 'text',
  words: {
    name: 'Long description',
    short: 'Long description',
    use: 'As HTML, DOCX and plain text.',
  },
  purpose: 'read',
  mediaType: 'text/html',
  endings: ['html', 'docx', 'txt'],
  media: ['swell-a4'],
  needs: [],
  ways: ['long_description'],
  make: (source: Source, profile: Profile): Result<OutputResult> => {
    const prepared = prepare(source, profile, { drawsTextures: false });
    if (!prepared.ok) return prepared;
    const document = createDocument(source);
    return succeed({
      files: [
        { name: 'description.html', mediaType: 'text/html', bytes: encodeUtf8(writeHtml(document)) },
        { name: 'description.docx', mediaType: DOCX, bytes: writeDocx(document) },
        { name: 'description.txt', mediaType: 'text/plain', bytes: encodeUtf8(writePlainText(document)) },
      ],
      changes: [],
    });
  },
} satisfies LibraryOutput<'text'>;
