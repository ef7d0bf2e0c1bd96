import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { announce } from '../../lib/speaking/announcer.ts';
import { focusHeading } from '../../lib/speaking/focus-heading.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Link } from '../../ui/actions/link.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { Pagination } from '../../ui/lists/pagination.tsx';
import { Page } from '../../ui/page/page.tsx';
import { useGo } from '../../ui/page/use-go.ts';
import { Loaded } from '../../ui/states/loaded.tsx';
import { EmptyState } from '../../ui/states/state-message.tsx';
import { NoticeItem } from './notice-item.tsx';
import { addressOf, readShown } from './notices-address.ts';
import { noticesQuery, standingQuery } from './queries.ts';
import { useNoticeActions } from './use-notice-actions.ts';
import './notices-page.css';

export function NoticesPage() {
  const { t } = useLingui();
  const go = useGo();
  const shown = readShown(useLocation({ select: ({ searchStr }) => searchStr }));
  const notices = useQuery(noticesQuery(shown));
  const standing = useQuery(standingQuery);
  const newest = standing.data?.newest;
  const onlyUnread = shown.show === 'unread';
  const actions = useNoticeActions({ onGone: focusHeading, onlyUnread });
  const show = (change: Partial<typeof shown>) =>
    go('/notices', { search: addressOf({ ...shown, page: 1, ...change }) });

  const total = notices.isPlaceholderData ? undefined : notices.data?.total;
  const say = useEffectEvent((count: number, page: number, unread: boolean) => {
    const counted = unread
      ? plural(count, { 0: 'No unread notices', one: '# unread notice', other: '# unread notices' })
      : plural(count, { 0: 'No notices found', one: '# notice', other: '# notices' });
    announce(page === 1 ? counted : t`${counted}, page ${page}`, 'library');
  });
  useEffect(() => {
    if (total !== undefined) say(total, shown.page, onlyUnread);
  }, [total, shown.page, onlyUnread]);

  return (
    <Page
      title={t`Notices`}
      lead={t`News about your work and your requests, newest first.`}
      describe={{
        contents: t`A switch to show only unread notices, a button to mark all as read, then the list. Each notice has its time, a link, and buttons to mark it as read and to remove it.`,
        mainAction: t`Mark all as read`,
      }}
      actions={
        newest ? (
          <Button
            isBusy={actions.markAll.isPending || standing.data?.unread === 0}
            onPress={() => actions.markAll.start(newest)}
          >
            <Trans>Mark all as read</Trans>
          </Button>
        ) : null
      }
    >
      <div className="notices-filter">
        <Switch isSelected={onlyUnread} onChange={(only) => show({ show: only ? 'unread' : 'all' })}>
          <Trans>Only unread notices</Trans>
        </Switch>
      </div>
      <Loaded
        level={2}
        query={notices}
        loading={t`Loading your notices…`}
        failed={t`Your notices could not be loaded`}
      >
        {({ rows, total: count }) =>
          rows.length === 0 ? (
            <NoNotices total={count} onlyUnread={onlyUnread} onAll={() => show({ show: 'all' })} />
          ) : (
            <>
              <ul className="notices" role="list" aria-label={t`Notices`}>
                {rows.map((notice) => (
                  <NoticeItem key={notice.id} notice={notice} actions={actions} />
                ))}
              </ul>
              <Pagination
                noun={t`notices`}
                page={shown.page}
                perPage={shown.itemsPerPage}
                total={count}
                onPage={(page) => show({ page })}
                onPerPage={(itemsPerPage) => show({ itemsPerPage })}
              />
            </>
          )
        }
      </Loaded>
      <p className="field-help notices-mail">
        <Trans>
          You can also get notices by email:{' '}
          <Link to="/settings" search={MAIL_SETTINGS} hash="mail">
            choose in settings
          </Link>
          .
        </Trans>
      </p>
    </Page>
  );
}

const MAIL_SETTINGS = { tab: 'account' };

interface NoNoticesProps {
  total: number;
  onlyUnread: boolean;
  onAll: () => void;
}

function NoNotices({ total, onlyUnread, onAll }: NoNoticesProps) {
  const { t } = useLingui();
  if (total === 0 && !onlyUnread)
    return (
      <EmptyState
        title={t`No notices found`}
        message={t`Reviews of your work and answers to your requests will appear here.`}
      />
    );
  return (
    <EmptyState
      title={total === 0 ? t`No unread notices` : t`There are no notices on this page`}
      message={total === 0 ? t`You have read all your notices.` : t`Go back to the first page of notices.`}
      action={
        <Button onPress={onAll}>
          <Trans>Show all notices</Trans>
        </Button>
      }
    />
  );
}
