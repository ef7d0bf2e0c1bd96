import { Trans, useLingui } from '@lingui/react/macro';
import type { UploadRequestOfPerson } from '@relievo/contracts/people';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { announce } from '../../../lib/speaking/announcer.ts';
import { focusHeading } from '../../../lib/speaking/focus-heading.ts';
import { formatMoment } from '../../../lib/words/date-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Pagination } from '../../../ui/lists/pagination.tsx';
import { AuthorsWords } from '../../../ui/page/authors-words.tsx';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { EmptyState } from '../../../ui/states/state-message.tsx';
import { type AddressState, pagingOf, useListWords } from '../../listing/index.ts';
import type { QueueAddress } from '../query/queue-address.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { uploadRequestsQuery } from './requests-query.ts';
import { ROLE_NAMES } from './role-names.ts';
import './requests.css';

interface Answering {
  readonly request: UploadRequestOfPerson;
  readonly granted: boolean;
}

/** People who would like to upload, the oldest first: each is answered once, and hears of it. */
export function UploadRequests({ state }: { state: AddressState<QueueAddress> }) {
  const { t } = useLingui();
  const paging = pagingOf(state);
  const words = useListWords('upload-requests');
  const requests = useQuery(uploadRequestsQuery(paging.page, paging.itemsPerPage));
  const [answering, setAnswering] = useState<Answering>();
  const total = requests.isPlaceholderData ? undefined : requests.data?.total;
  const say = useEffectEvent((count: number) =>
    announce(count === 0 ? words.none : words.found(count), 'library'),
  );
  useEffect(() => {
    if (total !== undefined) say(total);
  }, [total]);
  return (
    <>
      <h2 className="spoken">
        <Trans>Upload requests</Trans>
      </h2>
      <Loaded query={requests} loading={words.loading} failed={words.failed}>
        {({ rows, total: count }) =>
          count === 0 ? (
            <EmptyState
              level={3}
              title={t`Nobody is waiting for upload access`}
              message={t`New requests will appear here.`}
            />
          ) : (
            <>
              <ul className="upload-requests" role="list" aria-label={t`Upload requests`}>
                {rows.map((request) => (
                  <RequestItem
                    key={request.id}
                    request={request}
                    onAnswer={(granted) => setAnswering({ request, granted })}
                  />
                ))}
              </ul>
              <Pagination
                noun={words.items}
                page={paging.page}
                perPage={paging.itemsPerPage}
                total={count}
                onPage={paging.onPage}
                onPerPage={paging.onItemsPerPage}
              />
            </>
          )
        }
      </Loaded>
      {answering ? (
        <AnswerDialog
          {...answering}
          onClose={() => setAnswering(undefined)}
          onAnswered={focusRequestOrHeading}
        />
      ) : null}
    </>
  );
}

/** The one that was answered is gone: the oldest that is left has the focus. */
function focusRequestOrHeading(): void {
  const link = document.querySelector<HTMLElement>('.upload-request-name a');
  if (link) link.focus();
  else focusHeading();
}

interface RequestItemProps {
  request: UploadRequestOfPerson;
  onAnswer: (granted: boolean) => void;
}

function RequestItem({ request, onAnswer }: RequestItemProps) {
  const { t, i18n } = useLingui();
  const { person, roleWanted, reason, createdAt } = request;
  const name = person.displayName;
  const role = i18n._(ROLE_NAMES[roleWanted]);
  return (
    <li className="upload-request">
      <h3 className="upload-request-name target-links">
        <Link to="/user/$id" params={{ id: person.id }}>
          {name}
        </Link>
      </h3>
      <p className="upload-request-facts">
        <Trans>
          Role: {role}. Asked on <time dateTime={createdAt}>{formatMoment(createdAt)}</time>.
        </Trans>
      </p>
      <blockquote dir="auto">
        <AuthorsWords>{reason}</AuthorsWords>
      </blockquote>
      <p className="upload-request-actions">
        <Button variant="primary" aria-label={t`Grant: ${name}`} onPress={() => onAnswer(true)}>
          <Trans>Grant</Trans>
        </Button>
        <Button aria-label={t`Decline: ${name}`} onPress={() => onAnswer(false)}>
          <Trans>Decline</Trans>
        </Button>
      </p>
    </li>
  );
}
