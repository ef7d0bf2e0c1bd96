import { Trans } from '@lingui/react/macro';
import { Link } from '../../../ui/actions/link.tsx';
import { useReplaced } from './use-replaced.ts';

/** What to do for another file of a resource, where somebody came here for that. */
export function ReplacingNote() {
  const replaced = useReplaced();
  if (!replaced) return null;
  const { id, title, language, isPublished } = replaced;
  const name = (
    <bdi lang={language} translate="no">
      {title}
    </bdi>
  );
  return (
    <div className="replacing-note flow">
      <p>
        <Trans>
          Add the new file for {name}. When it is converted, choose “Use as the new file” in your workbench.
          Its details, its history and its address stay.
        </Trans>
      </p>
      {isPublished ? (
        <p>
          <Trans>Readers keep the file that they have until the new one is approved.</Trans>
        </p>
      ) : null}
      <p>
        <Link to="/content/$id" params={{ id }}>
          <Trans>Back to {name} without a new file</Trans>
        </Link>
      </p>
    </div>
  );
}
