import { Trans } from '@lingui/react/macro';
import { TAGS_SHOWN } from '../limits.ts';
import '../../../ui/lists/chips.css';
import './tags.css';

export function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  const more = tags.length - TAGS_SHOWN;
  return (
    <ul className="tags" role="list">
      {tags.slice(0, TAGS_SHOWN).map((tag) => (
        <li key={tag} className="tag">
          {tag}
        </li>
      ))}
      {more > 0 ? (
        <li className="tags-more">
          <Trans>+{more} more</Trans>
        </li>
      ) : null}
    </ul>
  );
}
