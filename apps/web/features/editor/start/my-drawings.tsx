import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { focusHeading } from '../../../lib/speaking/focus-heading.ts';
import { formatMoment } from '../../../lib/words/date-text.ts';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { ConfirmButton } from '../../../ui/overlays/confirm-button.tsx';
import { AuthorsWords } from '../../../ui/page/authors-words.tsx';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { EmptyState } from '../../../ui/states/state-message.tsx';
import { DRAWINGS, drawingsQuery } from './drawings-query.ts';

/** What is being drawn, the latest first. */
export function MyDrawings() {
  const { t } = useLingui();
  const drawings = useQuery(drawingsQuery);
  const queries = useQueryClient();
  const remove = useAction({
    run: (id: string) => client.drawings.remove({ id }),
    done: t`The drawing is deleted.`,
    onDone: () => {
      focusHeading();
      void queries.invalidateQueries({ queryKey: DRAWINGS });
    },
  });
  return (
    <section role="group" className="editor-fields" aria-labelledby="editor-mine">
      <h2 id="editor-mine">
        <Trans>Your drawings</Trans>
      </h2>
      <Loaded
        level={3}
        query={drawings}
        loading={t`Loading your drawings…`}
        failed={t`Your drawings could not be loaded`}
      >
        {(list) =>
          list.length === 0 ? (
            <EmptyState
              level={3}
              title={t`No drawings yet`}
              message={t`What you draw is saved here while you draw it.`}
            />
          ) : (
            <ul className="editor-drawings" role="list">
              {list.map(({ id, title, savedAt }) => {
                const name = title || t`Untitled drawing`;
                return (
                  <li key={id}>
                    <ButtonLink to={`/svg-editor/${id}`}>
                      {title ? <AuthorsWords>{title}</AuthorsWords> : name}
                    </ButtonLink>
                    <time dateTime={savedAt}>{formatMoment(savedAt)}</time>
                    <ConfirmButton
                      label={t`Delete: ${name}`}
                      title={t`Delete this drawing?`}
                      consequence={t`It is deleted for good. What you saved to Your Content stays.`}
                      action={t`Delete`}
                      isPending={remove.isPending}
                      onConfirm={() => remove.start(id)}
                    >
                      <Trans>Delete</Trans>
                    </ConfirmButton>
                  </li>
                );
              })}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}
