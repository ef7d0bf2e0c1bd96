import { useLingui } from '@lingui/react/macro';
import type { Resource } from '@relievo/contracts/library/resource';
import { createLatePart } from '../../../lib/late-parts/late-part.ts';
import { Loading } from '../../../ui/states/loading.tsx';

const ConversationSections = createLatePart(
  () => import('./conversation-sections.tsx'),
  'ConversationSections',
);

/** What people say to a resource and ask of it. It stands under the resource and comes after it. */
export function Conversation({ resource }: { resource: Resource }) {
  const { t } = useLingui();
  return (
    <ConversationSections
      resource={resource}
      meanwhile={<Loading label={t`Loading comments and ratings…`} isPart />}
    />
  );
}
