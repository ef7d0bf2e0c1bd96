import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/actions/button.tsx';
import { ButtonLink } from '../../ui/actions/link.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Loaded } from '../../ui/states/loaded.tsx';
import { NoticeItem } from './notice-item.tsx';
import { noticesQuery } from './queries.ts';
import { useNoticeActions } from './use-notice-actions.ts';

const LATEST = 8;

/** The latest notices over whatever page is open. */
export function LatestNotices({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const latest = useQuery(noticesQuery({ itemsPerPage: LATEST }));
  const actions = useNoticeActions();
  const rows = latest.data?.rows ?? [];
  const [newest] = rows;
  return (
    <Dialog
      title={t`Notices`}
      isOpen
      onClose={onClose}
      shape="end"
      actions={
        <>
          {newest ? (
            <Button
              isBusy={actions.markAll.isPending || rows.every(({ readAt }) => readAt !== null)}
              onPress={() => actions.markAll.start(newest)}
            >
              <Trans>Mark all as read</Trans>
            </Button>
          ) : null}
          <ButtonLink to="/notices" onClick={onClose}>
            <Trans>See all notices</Trans>
          </ButtonLink>
        </>
      }
    >
      <Loaded query={latest} loading={t`Loading your notices…`} failed={t`Your notices could not be loaded`}>
        {() =>
          rows.length === 0 ? (
            <p>
              <Trans>No notices. Reviews of your work and answers to your requests will appear here.</Trans>
            </p>
          ) : (
            <ul className="notices" role="list">
              {rows.map((notice) => (
                <NoticeItem key={notice.id} notice={notice} actions={actions} onFollow={onClose} isBrief />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Dialog>
  );
}
