import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SentLetter } from '@relievo/contracts/product';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { client } from '../../lib/server/client.ts';
import { announce } from '../../lib/speaking/announcer.ts';
import { formatMoment } from '../../lib/words/date-text.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ButtonAnchor } from '../../ui/actions/link.tsx';
import { Loaded } from '../../ui/states/loaded.tsx';
import { EmptyState } from '../../ui/states/state-message.tsx';

const outboxQuery = queryOptions({
  queryKey: ['setup-outbox'],
  queryFn: ({ signal }) => client.setup.outbox(undefined, { signal }),
});

/** The latest letters, the newest first, with their links as links. */
export function Outbox() {
  const { t } = useLingui();
  const outbox = useQuery(outboxQuery);
  const lookAgain = async () => {
    const { data } = await outbox.refetch();
    announce(t`${plural(data?.length ?? 0, { one: '# email', other: '# emails' })}`, 'library');
  };
  return (
    <>
      <Button isBusy={outbox.isFetching} busyWords={t`Refreshing…`} onPress={() => void lookAgain()}>
        <Trans>Refresh</Trans>
      </Button>
      <Loaded query={outbox} loading={t`Loading the outbox…`} failed={t`The outbox could not be loaded`}>
        {(letters) =>
          letters.length === 0 ? (
            <EmptyState
              level={3}
              title={t`No emails yet`}
              message={t`When you sign up or ask for a new password, the email appears here.`}
            />
          ) : (
            <ul className="setup-letters" role="list">
              {letters.map((letter, place) => (
                <li key={letter.id}>
                  <Letter letter={letter} place={place + 1} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  );
}

interface LetterProps {
  letter: SentLetter;
  place: number;
}

/** Its place is in its name: the same letter may have gone to the same person twice. */
function Letter({ letter: { to, subject, text, links, createdAt }, place }: LetterProps) {
  const { t } = useLingui();
  const time = formatMoment(createdAt);
  return (
    <article aria-label={t`Email ${place}: ${subject}, to ${to}`}>
      <h3 translate="no">{subject}</h3>
      <p className="field-help">
        <Trans>
          To {to}, {time}
        </Trans>
      </p>
      <pre translate="no">{text}</pre>
      <div className="setup-links">
        {links.map((address) => (
          <ButtonAnchor key={address} href={address}>
            <Trans>
              Open the link <span className="spoken">of: {subject}</span>
            </Trans>
          </ButtonAnchor>
        ))}
      </div>
    </article>
  );
}
