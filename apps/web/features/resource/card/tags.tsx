import { Trans } from '@lingui/react/macro';
import { TAGS_SHOWN } from './limits.ts';
import '../../../ui/lists/chips.css';
import './tags.css';

/** As their author wrote them, in the language of the resource. */
export function Tags({ tags, language }: { tags: readonly string[]; language: string }) {
  if (tags.length === 0) return null;
  const more = tags.length - TAGS_SHOWN;
  return (
    <ul className="tags" role="list">
      {tags.slice(0, TAGS_SHOWN).map((tag) => (
        <li key={tag} className="tag" lang={language}>
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
