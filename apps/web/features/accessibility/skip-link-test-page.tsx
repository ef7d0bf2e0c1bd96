import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { Page } from '../../ui/page/page.tsx';
import { Prose, ProseSection } from '../../ui/page/prose.tsx';

const TARGETS = ['main-content', 'navigation', 'search', 'user-menu'] as const;

function onFocusMove(listener: () => void): () => void {
  addEventListener('focusin', listener);
  return () => removeEventListener('focusin', listener);
}

function readFocusedId() {
  return document.activeElement?.id ?? '';
}
function findPresentIds() {
  return TARGETS.filter((id) => document.querySelector(`#${id}`)).join(' ');
}

/** Shows which skip link targets this page has, and where the focus is after a skip link was used. */
export function SkipLinkTestPage() {
  const { t } = useLingui();
  const focused = useSyncExternalStore(onFocusMove, readFocusedId);
  const present = useSyncExternalStore(onFocusMove, findPresentIds).split(' ');

  return (
    <Page
      title={t`Skip link test`}
      lead={t`Press Tab at the top of the page to reach the skip links, then press Enter to follow one.`}
      describe={{
        contents: t`The list of skip link targets, whether each one is on this page, and where the focus is.`,
      }}
    >
      <Prose>
        <ProseSection title={t`Targets on this page`}>
          <ul>
            {TARGETS.map((id) => (
              <li key={id}>
                <code>{`#${id}`}</code> {present.includes(id) ? t`is here` : t`is not on this page`}
              </li>
            ))}
          </ul>
        </ProseSection>
        <ProseSection title={t`Where the focus is`}>
          <p>
            {focused ? (
              <Trans>The focus is on: {focused}</Trans>
            ) : (
              <Trans>The focus is not on any of these targets.</Trans>
            )}
          </p>
        </ProseSection>
      </Prose>
    </Page>
  );
}
