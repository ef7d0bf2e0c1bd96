import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/actions/link.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Prose } from '../../ui/page/prose.tsx';
import { useParam } from '../../ui/page/use-param.ts';
import { EmptyState } from '../../ui/states/state-message.tsx';
import { TOPICS } from './topics.ts';

export function HelpTopicPage() {
  const { t, i18n } = useLingui();
  const id = useParam('topic');
  const topic = TOPICS.find((candidate) => candidate.id === id);
  const allTopics = (
    <ButtonLink to="/help">
      <Trans>All help pages</Trans>
    </ButtonLink>
  );
  if (!topic) {
    return (
      <Page
        title={t`Help`}
        describe={{
          contents: t`A message that this help page does not exist.`,
          mainAction: t`All help pages`,
        }}
      >
        <EmptyState
          title={t`This help page does not exist`}
          message={t`It may have been renamed. Look for it in the list of help pages.`}
          action={allTopics}
        />
      </Page>
    );
  }
  return (
    <Page
      title={i18n._(topic.title)}
      lead={i18n._(topic.summary)}
      describe={{ contents: t`The help page: ${i18n._(topic.summary)}`, mainAction: t`All help pages` }}
    >
      <Prose>
        <topic.Body />
        {allTopics}
      </Prose>
    </Page>
  );
}
