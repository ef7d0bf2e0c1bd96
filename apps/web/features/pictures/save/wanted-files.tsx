import { Trans, useLingui } from '@lingui/react/macro';
import type { ResourceOutputs } from '@relievo/contracts/library/files';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from '../../../lib/server/client.ts';
import { announce } from '../../../lib/speaking/announcer.ts';
import { formatFileSize } from '../../../lib/words/file-size.ts';
import { ButtonAnchor } from '../../../ui/actions/link.tsx';
import { useFileWords } from '../../resource/index.ts';
import '../../../ui/keeping/keeping.css';

interface Wanted {
  readonly format: string;
  readonly profile: string;
}

/** How often it is looked which files are there. */
const LOOK_EVERY = 1500;

/** The files that were wanted: made one after the other, and downloaded here. */
export function WantedFiles({ resourceId, wanted }: { resourceId: string; wanted: readonly Wanted[] }) {
  const { t } = useLingui();
  const { fullName } = useFileWords();
  const { data } = useQuery({
    queryKey: ['pictures', 'files', resourceId],
    queryFn: ({ signal }) => client.outputs.list({ id: resourceId }, { signal }),
    refetchInterval: ({ state }) => (wanted.every((one) => isEnded(state.data, one)) ? false : LOOK_EVERY),
  });
  const isAll = wanted.length > 0 && wanted.every((one) => isEnded(data, one));
  useEffect(() => {
    if (isAll) announce(t`The files are ready.`);
  }, [isAll, t]);
  if (wanted.length === 0) return null;
  return (
    <ul className="kept-list" aria-label={t`Files`}>
      {wanted.map((one) => {
        const name = fullName(one.format, one.profile);
        const files = findMade(data, one)?.files ?? [];
        const problem = findRequest(data, one)?.problem;
        return (
          <li key={`${one.format} ${one.profile}`} className="kept-row">
            <span>{name}</span>
            {files.map((file) => (
              <ButtonAnchor
                key={file.address}
                href={file.address}
                download
                aria-label={t`Download (${formatFileSize(file.size)}): ${file.name}`}
              >
                <Trans>Download ({formatFileSize(file.size)})</Trans>
              </ButtonAnchor>
            ))}
            {files.length === 0 ? (
              problem ? (
                <span lang="en">{problem}</span>
              ) : (
                <span>
                  <Trans>Being made…</Trans>
                </span>
              )
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

function findMade(outputs: ResourceOutputs | undefined, { format, profile }: Wanted) {
  return outputs?.made.find((one) => one.format === format && one.profile === profile);
}

function findRequest(outputs: ResourceOutputs | undefined, { format, profile }: Wanted) {
  return outputs?.requests.find((one) => one.format === format && one.profile === profile);
}

function isEnded(outputs: ResourceOutputs | undefined, wanted: Wanted): boolean {
  return Boolean(findMade(outputs, wanted)) || Boolean(findRequest(outputs, wanted)?.problem);
}
