import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { AttachmentsSection } from '../attachments/attachments-section.tsx';
import { ChartSection } from '../chart/chart-section.tsx';
import { FormatsSection } from '../files/resource-files.tsx';
import { resourceQuery } from '../query/resource-query.ts';
import { ResourceViewer } from '../viewer/resource-viewer.tsx';
import { ResourceDocument } from './resource-document.tsx';
import { ResourceReading } from './resource-reading.tsx';
import './resource-page.css';

/** A resource as its readers would meet it, on the page of whoever decides on it: no reader, and not counted as one. */
export function ResourcePreview({ id }: { id: string }) {
  const { t } = useLingui();
  const resource = useQuery(resourceQuery(id));
  return (
    <Loaded
      level={2}
      query={resource}
      loading={t`Loading the resource…`}
      failed={t`The resource could not be loaded`}
    >
      {(found) => (
        <>
          <section role="group" className="flow" aria-labelledby="resource-preview">
            <h2 id="resource-preview">
              <Trans>Preview</Trans>
            </h2>
            <ResourceViewer resource={found} />
          </section>
          <ChartSection id={id} />
          <ResourceDocument resource={found} />
          <ResourceReading resource={found} />
          <FormatsSection resource={found} />
          <AttachmentsSection id={id} title={found.title} />
        </>
      )}
    </Loaded>
  );
}
