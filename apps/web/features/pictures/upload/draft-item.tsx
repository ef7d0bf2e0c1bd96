import { Trans, useLingui } from '@lingui/react/macro';
import type { PictureDraftName } from '@relievo/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { focusHeading } from '../../../lib/speaking/focus-heading.ts';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { ConfirmButton } from '../../../ui/overlays/confirm-button.tsx';
import { AuthorsWords } from '../../../ui/page/authors-words.tsx';
import { PICTURE_DRAFTS } from '../work/picture-queries.ts';

/** A picture under way: go on with it, or throw it away. */
export function DraftItem({ draft: { id, title, savedAt, resourceId } }: { draft: PictureDraftName }) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const name = title || t`Untitled picture`;
  const at = i18n.date(savedAt, { dateStyle: 'medium', timeStyle: 'short' });
  const discard = useAction({
    run: () => client.pictures.discard({ id }),
    done: t`${name} was discarded.`,
    onDone: () => {
      void queries.invalidateQueries({ queryKey: PICTURE_DRAFTS });
      requestAnimationFrame(focusHeading);
    },
  });
  return (
    <li className="picture-draft">
      <div>
        <h3>{title ? <AuthorsWords>{title}</AuthorsWords> : name}</h3>
        <p className="field-help">
          {resourceId ? (
            <Trans>Saved as a resource. Last changed {at}</Trans>
          ) : (
            <Trans>Last changed {at}</Trans>
          )}
        </p>
      </div>
      <div className="picture-buttons">
        <ButtonLink
          to="/tools/convert-graphics"
          search={{ draft: id, step: 'analyze' }}
          aria-label={t`Go on: ${name}`}
        >
          <Trans>Go on</Trans>
        </ButtonLink>
        <ConfirmButton
          variant="quiet"
          label={t`Discard: ${name}`}
          title={t`Discard this picture?`}
          consequence={
            <p>
              {resourceId ? (
                <Trans>Your work in the six steps is deleted. The resource that came of it stays.</Trans>
              ) : (
                <Trans>The picture and your work are deleted. This cannot be undone.</Trans>
              )}
            </p>
          }
          action={t`Discard`}
          isPending={discard.isPending}
          onConfirm={() => discard.start()}
        >
          <Trans>Discard</Trans>
        </ConfirmButton>
      </div>
    </li>
  );
}
