import { Trans } from '@lingui/react/macro';
import type { Review } from '@relievo/contracts/content';
import { formatFileSize } from '../../../lib/words/file-size.ts';
import { ButtonAnchor } from '../../../ui/actions/link.tsx';
import { DocumentText, isReadHere } from '../../documents/index.ts';

interface NewFilesProps {
  files: NonNullable<Review['newFiles']>;
  fields: Review['fields'];
}

/** What readers would get instead of what they have, before it is theirs. */
export function NewFiles({
  files: { own, picture, text },
  fields: { altText, title, language },
}: NewFilesProps) {
  return (
    <section className="flow" aria-labelledby="review-new-files">
      <h2 id="review-new-files">
        <Trans>New file</Trans>
      </h2>
      <p>
        <Trans>Readers get it when you approve. Until then they keep the one below.</Trans>
      </p>
      {picture ? (
        <img className="review-new-picture" src={`${picture.address}?show`} alt={altText || title} />
      ) : null}
      {text && isReadHere(text, { isMade: true }) ? (
        <DocumentText file={text} title={title} language={language} />
      ) : null}
      {own ? (
        <p>
          <ButtonAnchor href={own.address} download>
            <Trans>
              Download {own.name}, {formatFileSize(own.size)}
            </Trans>
          </ButtonAnchor>
        </p>
      ) : null}
    </section>
  );
}
