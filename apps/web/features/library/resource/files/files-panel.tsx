import { Trans, useLingui } from '@lingui/react/macro';
import type { ResourceOutputs } from '@relievo/contracts';
import { DownloadLink } from './download-link.tsx';
import { type FileGroup, fileGroups, otherFiles } from './file-groups.ts';
import { useFileWords } from './file-words.ts';
import { OfferRow } from './offer-row.tsx';
import { PaidNote } from './paid-note.tsx';

/** Every form in which a resource can be had, by what one wants to do with it. */
export function FilesPanel({ id, title, outputs }: { id: string; title: string; outputs: ResourceOutputs }) {
  const { t } = useLingui();
  const words = useFileWords();
  if (!outputs.mayHave) return <PaidNote />;
  const groups = fileGroups(outputs);
  const others = otherFiles(outputs);
  if (!outputs.own && groups.length === 0 && others.length === 0)
    return (
      <p>
        <Trans>There are no files of this resource.</Trans>
      </p>
    );
  return (
    <>
      {outputs.canBeMade ? (
        <p className="files-lead">
          <Trans>What is not there yet is made when you ask for it, and takes a few seconds.</Trans>
        </p>
      ) : null}
      <div className="file-groups">
        {outputs.own ? (
          <section>
            <h3>{t`The author’s own file`}</h3>
            <p>
              <DownloadLink file={outputs.own} of={title} variant="primary" />
            </p>
          </section>
        ) : null}
        {groups.map((group) => (
          <Group key={group.purpose} id={id} group={group} />
        ))}
        {others.map(({ format, files }) => (
          <section key={format}>
            <h3>{words.formName(format)}</h3>
            <p>{words.formUse(format)}</p>
            {files.map((file) => (
              <p key={file.address}>
                <DownloadLink file={file} of={words.formName(format)} />
              </p>
            ))}
          </section>
        ))}
      </div>
    </>
  );
}

function Group({ id, group: { purpose, offers } }: { id: string; group: FileGroup }) {
  const words = useFileWords();
  const formats = [...new Set(offers.map(({ format }) => format))];
  return (
    <section>
      <h3>{words.purposeName(purpose)}</h3>
      {formats.map((format) => (
        <div key={format} className="file-form">
          <h4>{words.formName(format)}</h4>
          <p>{words.formUse(format)}</p>
          <ul role="list">
            {offers
              .filter((offer) => offer.format === format)
              .map((offer) => (
                <OfferRow key={offer.profile} resourceId={id} offer={offer} />
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
