import { Trans, useLingui } from '@lingui/react/macro';
import type { Resource } from '@relievo/contracts/library/resource';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { FilesPanel } from './files-panel.tsx';
import './files.css';
import { outputsQuery } from '../query/outputs-query.ts';
import { useRecordedView } from './use-recorded-view.ts';

/** What can be had of a resource, on its page: being there is what counts as having looked at it. */
export function ResourceFiles({ resource }: { resource: Resource }) {
  useRecordedView(resource.id);
  return <FormatsSection resource={resource} />;
}

/** The same for who looks at it to decide on it, and is no reader. */
export function FormatsSection({ resource }: { resource: Resource }) {
  const { id, title, accessibility } = resource;
  const { t } = useLingui();
  const outputs = useQuery(outputsQuery(id));
  return (
    <section role="group" className="resource-files screen-only" aria-labelledby="resource-files">
      <h2 id="resource-files">
        <Trans>Formats</Trans>
      </h2>
      <Loaded query={outputs} loading={t`Loading the formats…`} failed={t`The formats could not be loaded`}>
        {(found) => <FilesPanel id={id} title={title} outputs={found} findings={accessibility.findings} />}
      </Loaded>
    </section>
  );
}
