import { Trans, useLingui } from '@lingui/react/macro';
import { addressOfPicture, type PictureDraft } from '@relievo/contracts/pictures';
import { formatFileSize } from '../../../lib/words/file-size.ts';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { AuthorsWords } from '../../../ui/page/authors-words.tsx';

/** The picture as it was brought; another one begins a draft of its own. */
export function UploadStep({ draft: { id, picture } }: { draft: PictureDraft }) {
  const { t } = useLingui();
  return (
    <>
      <p>
        <Trans>
          The picture is here and kept as a draft. You can leave at any time and go on with it on another
          device.
        </Trans>
      </p>
      <figure className="picture-figure">
        <img src={`${addressOfPicture(id)}?show`} alt={t`The picture as you uploaded it`} />
        <figcaption>
          <AuthorsWords>{picture.name}</AuthorsWords> <span>{formatFileSize(picture.size)}</span>
        </figcaption>
      </figure>
      <div className="picture-buttons">
        <ButtonLink to="/tools/convert-graphics">
          <Trans>Convert another picture</Trans>
        </ButtonLink>
      </div>
    </>
  );
}
