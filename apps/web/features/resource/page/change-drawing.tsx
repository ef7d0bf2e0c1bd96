import { Trans } from '@lingui/react/macro';
import { letsOthersChange, type Resource } from '@relievo/contracts/library/resource';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { outputsQuery } from '../query/outputs-query.ts';

/** The way into the graphics editor, for who made the drawing and for whom its licence lets change it. */
export function ChangeDrawing({ resource: { id, isOwn, licence } }: { resource: Resource }) {
  const { data } = useQuery(outputsQuery(id));
  const isDrawn = data?.picture?.mediaType === 'image/svg+xml';
  if (!isDrawn || !(isOwn || letsOthersChange(licence))) return null;
  return (
    <ButtonLink to="/svg-editor" search={{ resource: id }}>
      {isOwn ? <Trans>Edit in the graphics editor</Trans> : <Trans>Make your own version</Trans>}
    </ButtonLink>
  );
}
