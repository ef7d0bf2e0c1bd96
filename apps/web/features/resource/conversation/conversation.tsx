import { useLingui } from '@lingui/react/macro';
import type { Resource } from '@relievo/contracts';
import { lazy, Suspense } from 'react';
import { Loading } from '../../../ui/states/loading.tsx';

const ConversationSections = lazy(async () => ({
  default: (await import('./conversation-sections.tsx')).ConversationSections,
}));

/** What people say to a resource and ask of it. It stands under the resource and comes after it. */
export function Conversation({ resource }: { resource: Resource }) {
  const { t } = useLingui();
  return (
    <Suspense fallback={<Loading label={t`Loading comments and ratings…`} isPart />}>
      <ConversationSections resource={resource} />
    </Suspense>
  );
}
