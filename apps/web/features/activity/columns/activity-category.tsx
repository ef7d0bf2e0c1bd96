import { Trans } from '@lingui/react/macro';
import { type Activity, DEFAULT_CATEGORY } from '@relievo/contracts/activity';
import { AuthorsWords } from '../../../ui/page/authors-words.tsx';

/** Where it belongs: the words of authors as they are, ours in the language of who reads. */
export function ActivityCategory({ activity: { type, category } }: { activity: Activity }) {
  if (type === 'searched') return <Trans>Search</Trans>;
  if (category === DEFAULT_CATEGORY) return <Trans>General</Trans>;
  return <AuthorsWords>{category}</AuthorsWords>;
}
