import { Trans, useLingui } from '@lingui/react/macro';
import type { PictureDraftName } from '@relievo/contracts/pictures';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { DraftRow } from '../../../ui/keeping/draft-row.tsx';
import { PICTURE_DRAFTS } from '../work/picture-queries.ts';

/** A picture under way. */
export function DraftItem({ draft: { id, title, savedAt, resourceId } }: { draft: PictureDraftName }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  return (
    <DraftRow
      title={title}
      untitled={t`Untitled picture`}
      savedAt={savedAt}
      isResource={resourceId !== null}
      goOn={(name) => (
        <ButtonLink
          to="/tools/convert-graphics"
          search={{ draft: id, step: 'analyze' }}
          aria-label={t`Go on: ${name}`}
        >
          <Trans>Go on</Trans>
        </ButtonLink>
      )}
      discarding={{
        question: t`Discard this picture?`,
        consequence: resourceId ? (
          <Trans>Your work in the six steps is deleted. The resource that you saved from it stays.</Trans>
        ) : (
          <Trans>The picture and your work are deleted. This cannot be undone.</Trans>
        ),
        discard: () => client.pictures.discard({ id }),
        onDone: () => void queries.invalidateQueries({ queryKey: PICTURE_DRAFTS }),
      }}
    />
  );
}
