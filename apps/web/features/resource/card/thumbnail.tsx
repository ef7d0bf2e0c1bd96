import { useLingui } from '@lingui/react/macro';
import { THUMBNAIL, THUMBNAIL_FORMATS, writeThumbnailSources } from '@relievo/contracts/library/files';
import { useState } from 'react';
import { BrailleCell } from '../../../ui/states/braille-cell.tsx';
import './thumbnail.css';

interface ThumbnailProps {
  picture: { readonly address: string; readonly alt: string } | null;
  title: string;
  /** BCP 47, of what the picture is said to show. */
  language?: string | undefined;
  /** The page is about it: it does not wait for its turn. */
  isMain?: boolean;
}

/** The picture of a resource; where there is none, or it does not come, its place says so. */
export function Thumbnail({ picture, title, language, isMain = false }: ThumbnailProps) {
  const { t } = useLingui();
  const [failed, setFailed] = useState<string>();
  if (!picture || failed === picture.address)
    return (
      <div className="thumbnail" role="img" aria-label={t`No picture of ${title}`}>
        <BrailleCell raised={[1, 2, 3, 4, 5, 6]} />
      </div>
    );
  const { address } = picture;
  // Beside words of its own a picture that nobody described is left out; the page about it says that there is one.
  const alt = picture.alt || (isMain ? t`${title} (picture without a description)` : '');
  return (
    <picture>
      {THUMBNAIL_FORMATS.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={writeThumbnailSources(address, format)} />
      ))}
      <img
        className="thumbnail"
        src={address}
        alt={alt}
        lang={language}
        {...THUMBNAIL}
        loading={isMain ? 'eager' : 'lazy'}
        fetchPriority={isMain ? 'high' : 'auto'}
        decoding="async"
        onError={() => setFailed(address)}
      />
    </picture>
  );
}
