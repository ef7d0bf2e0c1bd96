import { Trans, useLingui } from '@lingui/react/macro';
import type { ResourceOutputs } from '@relievo/contracts/library/files';
import type { StandingFinding } from '@relievo/contracts/library/resource';
import { DownloadLink } from './download-link.tsx';
import { groupFiles, listOtherFiles } from './file-groups.ts';
import { useFileWords } from './file-words.ts';
import { GroupOfForms } from './group-of-forms.tsx';
import { MediaNote } from './media-note.tsx';
import { PaidNote } from './paid-note.tsx';

interface FilesPanelProps {
  id: string;
  title: string;
  outputs: ResourceOutputs;
  /** What the rules found, in whichever format. */
  findings: readonly StandingFinding[];
}

/** Every form in which a resource can be had, by what one wants to do with it. */
export function FilesPanel({ id, title, outputs, findings }: FilesPanelProps) {
  const { t } = useLingui();
  const words = useFileWords();
  if (!outputs.mayHave) return <PaidNote />;
  const groups = groupFiles(outputs);
  const others = listOtherFiles(outputs);
  if (!outputs.own && groups.length === 0 && others.length === 0)
    return (
      <p>
        <Trans>This resource has no files.</Trans>
      </p>
    );
  return (
    <>
      {outputs.canBeMade ? (
        <p className="files-lead">
          <Trans>If a file does not exist yet, you can have it made in a few seconds.</Trans>
        </p>
      ) : null}
      <div className="file-groups">
        {outputs.own ? (
          <section className="forms">
            <div className="forms-head">
              <h3>{t`Original file`}</h3>
              <p>
                <DownloadLink file={outputs.own} of={title} />
              </p>
              <MediaNote outputs={outputs} />
            </div>
          </section>
        ) : null}
        {groups.map((group) => (
          <GroupOfForms
            key={group.purpose}
            resourceId={id}
            group={group}
            findings={findings}
            opensAtOnce={!outputs.canBeMade}
          />
        ))}
        {others.map(({ format, files }) => (
          <section key={format} className="forms">
            <div className="forms-head">
              <h3>{words.formName(format)}</h3>
              <p className="forms-held">{words.formUse(format)}</p>
              {files.map((file) => (
                <p key={file.address}>
                  <DownloadLink file={file} of={words.formName(format)} />
                </p>
              ))}
            </div>
          </section>
        ))}
      </div>
    </>
  );
}
