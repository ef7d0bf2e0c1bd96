import { encodeUtf8, type OutputResult, type Profile, prepare, type Result, succeed } from '@relievo/graphic';
import { documentOf } from '../documents/document-of.ts';
import { docxOf } from '../documents/docx/docx.ts';
import { htmlOf } from '../documents/html.ts';
import { plainText } from '../documents/plain-text.ts';
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
    const document = documentOf(source);
    return succeed({
      files: [
        { name: 'description.html', mediaType: 'text/html', bytes: encodeUtf8(htmlOf(document)) },
        { name: 'description.docx', mediaType: DOCX, bytes: docxOf(document) },
        { name: 'description.txt', mediaType: 'text/plain', bytes: encodeUtf8(plainText(document)) },
      ],
      changes: [],
    });
  },
} satisfies LibraryOutput<'text'>;
