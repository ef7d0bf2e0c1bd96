import { Trans } from '@lingui/react/macro';
import type { ResourceOutputs } from '@relievo/contracts/library/files';

/** Sound and films are kept as their author brought them; they are played above, with their captions where there are any. */
export function MediaNote({ outputs }: { outputs: ResourceOutputs }) {
  const type = outputs.own?.mediaType ?? '';
  const isCaptioned = outputs.made.some(({ files }) =>
    files.some(({ mediaType }) => mediaType === 'text/vtt'),
  );
  if (type.startsWith('audio/'))
    return (
      <p className="forms-held">
        {isCaptioned ? (
          <Trans>This sound is not converted.</Trans>
        ) : (
          <Trans>This sound is not converted, and nobody has written down yet what is said in it.</Trans>
        )}
      </p>
    );
  if (type.startsWith('video/'))
    return (
      <p className="forms-held">
        {isCaptioned ? (
          <Trans>This film is not converted.</Trans>
        ) : (
          <Trans>
            This film is not converted. It has no captions beyond those that are part of the picture.
          </Trans>
        )}
      </p>
    );
  return null;
}
