import { Trans, useLingui } from '@lingui/react/macro';
import type { Resource } from '@relievo/contracts';
import { profileById } from '@relievo/graphic';
import { fileSize } from '../../../../lib/file-size.ts';

/** The forms in which a resource stands ready, and how large each is. */
export function ResourceFormats({ files }: { files: Resource['files'] }) {
  const { t } = useLingui();
  if (files.length === 0) return null;
  return (
    <section className="resource-formats" aria-labelledby="resource-formats">
      <h2 id="resource-formats">
        <Trans>Formats</Trans>
      </h2>
      <ul role="list">
        {files.map(({ format, profile, size }) => (
          <li key={`${format} ${profile}`}>
            <strong>{profile ? (profileById(profile)?.name ?? profile) : t`The author’s own file`}</strong>
            <span>{`${format.toUpperCase()}, ${size === null ? t`Unknown` : fileSize(size)}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
