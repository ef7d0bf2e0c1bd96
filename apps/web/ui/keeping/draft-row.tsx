import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useAction } from '../../lib/server/use-action.ts';
import { focusHeading } from '../../lib/speaking/focus-heading.ts';
import { ConfirmButton } from '../overlays/confirm-button.tsx';
import { AuthorsWords } from '../page/authors-words.tsx';
import './keeping.css';

interface DraftRowProps {
  /** The author's own, if there is one. */
  readonly title: string;
  /** What it is called as long as it has no title. */
  readonly untitled: string;
  readonly savedAt: string;
  /** Whether a resource came of it already. */
  readonly isResource: boolean;
  /** The link that goes on with it, for its name. */
  readonly goOn: (name: string) => ReactNode;
  readonly discarding: {
    readonly question: string;
    readonly consequence: ReactNode;
    readonly discard: () => Promise<unknown>;
    readonly onDone: () => void;
  };
}

/** Work under way: go on with it, or throw it away. */
export function DraftRow({ title, untitled, savedAt, isResource, goOn, discarding }: DraftRowProps) {
  const { t, i18n } = useLingui();
  const name = title || untitled;
  const at = i18n.date(savedAt, { dateStyle: 'medium', timeStyle: 'short' });
  const { isPending, start } = useAction({
    run: discarding.discard,
    done: t`${name} was discarded.`,
    onDone: () => {
      discarding.onDone();
      requestAnimationFrame(focusHeading);
    },
  });
  return (
    <li className="kept-row">
      <div>
        <h3>{title ? <AuthorsWords>{title}</AuthorsWords> : name}</h3>
        <p className="field-help">
          {isResource ? (
            <Trans>Saved as a resource. Last changed {at}</Trans>
          ) : (
            <Trans>Last changed {at}</Trans>
          )}
        </p>
      </div>
      <div className="keeping-buttons">
        {goOn(name)}
        <ConfirmButton
          variant="quiet"
          label={t`Discard: ${name}`}
          title={discarding.question}
          consequence={<p>{discarding.consequence}</p>}
          action={t`Discard`}
          isPending={isPending}
          onConfirm={() => start()}
        >
          <Trans>Discard</Trans>
        </ConfirmButton>
      </div>
    </li>
  );
}
