import { Trans, useLingui } from '@lingui/react/macro';
import type { KeptDrawing } from '@relievo/contracts/values';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { AuthorsWords } from '../../../ui/page/authors-words.tsx';

/** Whose work it was begun from, and what could not be kept of the file that it came in. */
export function OpenedNotes({ kept: { origin, notes } }: { kept: KeptDrawing }) {
  const { t } = useLingui();
  const [isRead, setRead] = useState(false);
  if (isRead || (!origin && notes.length === 0)) return null;
  return (
    <section role="group" className="editor-elsewhere editor-fields" aria-label={t`How this drawing began`}>
      {origin ? (
        <p>
          <Trans>
            Based on{' '}
            <Link to={`/resource/${origin.resourceId}`}>
              <AuthorsWords>{origin.title}</AuthorsWords>
            </Link>{' '}
            by <AuthorsWords>{origin.author}</AuthorsWords>, {origin.licence}. The description of your drawing
            says so; leave it in.
          </Trans>
        </p>
      ) : null}
      {notes.length > 0 ? (
        <>
          <p>
            <Trans>Some of the file was changed or left out when it was opened:</Trans>
          </p>
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </>
      ) : null}
      <div className="editor-row">
        <Button onPress={() => setRead(true)}>
          <Trans>Close these notes</Trans>
        </Button>
      </div>
    </section>
  );
}
