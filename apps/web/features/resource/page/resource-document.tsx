import { Trans, useLingui } from '@lingui/react/macro';
import type { Resource } from '@relievo/contracts/library/resource';
import { useQuery } from '@tanstack/react-query';
import { Loading } from '../../../ui/states/loading.tsx';
import { DocumentText, isReadHere } from '../../documents/index.ts';
import { outputsQuery } from '../query/outputs-query.ts';

/** What the author put in as a text, such as a lesson, or what was read of a document, is read on the page of its resource. */
export function ResourceDocument({ resource: { id, title, language } }: { resource: Resource }) {
  const { t } = useLingui();
  const { data: outputs } = useQuery(outputsQuery(id));
  const made = outputs?.text ?? null;
  const file = made ?? outputs?.own;
  if (!file || !isReadHere(file, { isMade: made !== null })) return null;
  return (
    <section role="group" className="flow" aria-labelledby="resource-document">
      <h2 id="resource-document">
        <Trans>Read it here</Trans>
      </h2>
      <DocumentText
        file={file}
        title={title}
        language={language}
        meanwhile={<Loading label={t`Loading...`} isPart />}
      />
    </section>
  );
}
