import { Trans, useLingui } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { client } from '../../../../lib/server/client.ts';
import { useAction } from '../../../../lib/server/use-action.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { RadioGroup } from '../../../../ui/fields/radio-group.tsx';
import { useReactionsChanged } from '../parts/conversation-queries.ts';
import { formatStars } from './reaction-words.ts';

const STARS = [1, 2, 3, 4, 5];

/** Choosing is not giving: an arrow key goes through all that lies between, so a button gives. */
export function RatingForm({ resourceId: id, ownStars }: { resourceId: string; ownStars: number | null }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<number | null>(ownStars);
  const form = useRef<HTMLFormElement>(null);
  const [missed, setMissed] = useState(0);
  const isMissing = missed > 0 && chosen === null;
  // The stars say what is wrong with them to whoever comes to them.
  useEffect(() => {
    if (missed > 0) form.current?.querySelector('input')?.focus();
  }, [missed]);
  const changed = useReactionsChanged(id);
  const rating = useAction({
    run: (stars: number) => client.conversation.rate({ id, stars }),
    done: ({ ownStars: stars }) => t`You gave ${formatStars(stars ?? 0)}.`,
    failed: t`Your rating was not saved. Please try again.`,
    onDone: changed,
  });
  const takingBack = useAction({
    run: () => client.conversation.unrate({ id }),
    done: t`Rating removed.`,
    failed: t`Your rating was not removed. Please try again.`,
    onDone: (reactions) => {
      changed(reactions);
      setChosen(null);
      setMissed(0);
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen === null) setMissed(missed + 1);
    else rating.start(chosen);
  };
  return (
    <form ref={form} noValidate aria-label={t`Your rating`} className="rating" onSubmit={onSubmit}>
      <RadioGroup
        label={t`Your rating`}
        name="stars"
        orientation="horizontal"
        value={chosen === null ? null : String(chosen)}
        onChange={(stars) => setChosen(Number(stars))}
        {...(isMissing ? { error: t`Please choose one to five stars` } : {})}
        options={STARS.map((stars) => ({
          value: String(stars),
          label: (
            <>
              <Star
                aria-hidden="true"
                size={28}
                fill={chosen !== null && stars <= chosen ? 'currentColor' : 'none'}
              />
              <span aria-hidden="true">{stars}</span>
              <span className="spoken">{formatStars(stars)}</span>
            </>
          ),
        }))}
      />
      <div className="form-actions">
        <Button type="submit" isBusy={rating.isPending} busyWords={t`Saving…`}>
          <Trans>Save rating</Trans>
        </Button>
        {ownStars === null ? null : (
          <Button variant="quiet" isBusy={takingBack.isPending} onPress={() => takingBack.start()}>
            <Trans>Remove my rating</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}
