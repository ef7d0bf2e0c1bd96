import { useLingui } from '@lingui/react/macro';
import { isAdministrator, reviewsContent, useViewer } from '../../../lib/server/session.ts';
import { Tabs } from '../../../ui/lists/tabs.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { type AddressState, useAddress } from '../../listing/index.ts';
import { QUEUE_CODEC, type QueueAddress, WHOLE_QUEUE } from '../query/queue-address.ts';
import { UploadRequests } from '../requests/upload-requests.tsx';
import { NoReviewer } from './no-reviewer.tsx';
import { Queue } from './queue.tsx';
import './queue.css';

/** What waits for a decision: content, and for administrators the requests of people who would like to upload. */
export function ReviewPage() {
  const { t } = useLingui();
  const viewer = useViewer();
  const state = useAddress(QUEUE_CODEC);
  if (!reviewsContent(viewer)) return <NoReviewer />;
  const withRequests = isAdministrator(viewer);
  const showsRequests = withRequests && state.address.tab === 'requests';
  return (
    <Page
      title={t`Content Review`}
      part={showsRequests ? t`Upload requests` : undefined}
      lead={
        withRequests
          ? t`Content that waits for approval, and people who ask for upload access.`
          : t`Content that waits for the approval of your organization.`
      }
      describe={
        showsRequests
          ? {
              contents: t`A list of people who ask for upload access, oldest first, with buttons to grant and decline.`,
              mainAction: t`Grant upload access`,
            }
          : {
              contents: t`A search field, filters, and a table of what waits for review. Press J and K to go from item to item, A to approve and R to reject.`,
              mainAction: t`Press J to go to the first item`,
            }
      }
    >
      {withRequests ? <ReviewTabs state={state} /> : <Queue state={state} />}
    </Page>
  );
}

function ReviewTabs({ state }: { state: AddressState<QueueAddress> }) {
  const { t } = useLingui();
  const { address, open } = state;
  return (
    <Tabs
      label={t`Content Review`}
      selectedKey={address.tab}
      onSelectionChange={(tab) => open({ ...WHOLE_QUEUE, tab: tab === 'requests' ? 'requests' : 'content' })}
      tabs={[
        { id: 'content', label: t`Content`, panel: <Queue state={state} /> },
        { id: 'requests', label: t`Upload requests`, panel: <UploadRequests state={state} /> },
      ]}
    />
  );
}
