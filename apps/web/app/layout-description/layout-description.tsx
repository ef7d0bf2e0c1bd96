import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { settingsStore } from '../../lib/settings/display.ts';
import { type PageDescription, pageDescriptionStore } from '../../lib/speaking/page-description.ts';
import { toasts } from '../../lib/speaking/toasts.ts';
import { useStore } from '../../lib/stores/use-store.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { closeLayoutDescription, layoutDescriptionStore } from './layout-description-state.ts';
import { listPageRegions, type RegionKind } from './page-regions.ts';
import './layout-description.css';

const NOT_AVAILABLE_STAYS = 5000;

/** Opens by skip link or key; a page without a description says so instead. */
export function LayoutDescription() {
  const { t } = useLingui();
  const isOpen = useStore(layoutDescriptionStore);
  const description = useStore(pageDescriptionStore);
  const { enabled } = useStore(settingsStore).layoutDescriber;
  const available = description !== undefined && enabled;

  useEffect(() => {
    if (!isOpen || available) return;
    closeLayoutDescription();
    toasts.show(t`Layout description not available for this page`, 'error', NOT_AVAILABLE_STAYS);
  }, [isOpen, available, t]);

  if (!isOpen || !available) return null;
  return (
    <Dialog
      title={t`How this page is laid out`}
      isOpen
      onClose={closeLayoutDescription}
      shape="drawer"
      actions={
        <Button variant="primary" onPress={closeLayoutDescription}>
          <Trans>OK</Trans>
        </Button>
      }
    >
      <DescriptionText description={description} />
    </Dialog>
  );
}

const KIND_NAMES: Record<RegionKind, MessageDescriptor> = {
  banner: msg`Header`,
  navigation: msg`Navigation`,
  search: msg`Search`,
  main: msg`Main content`,
  region: msg`Section`,
  complementary: msg`Aside`,
  form: msg`Form`,
  contentinfo: msg`Footer`,
};

function DescriptionText({ description }: { description: PageDescription }) {
  const { i18n } = useLingui();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const own = useStore(settingsStore).layoutDescriber.customDescriptions[path];
  if (own) return <p>{own}</p>;
  const { title, contents, mainAction, keys = [] } = description;
  return (
    <div className="layout-description">
      <p>
        <strong>{title}</strong>
      </p>
      <p>{contents}</p>
      {mainAction ? (
        <p>
          <Trans>Main action: {mainAction}</Trans>
        </p>
      ) : null}
      <h3>
        <Trans>Regions, from the top</Trans>
      </h3>
      <ol>
        {listPageRegions(document).map(({ kind, name, controls }, place) => (
          // Regions have no identity but their place in the page.
          <li key={`${place} ${kind}`} data-region={kind}>
            {name ? `${i18n._(KIND_NAMES[kind])}, ${name}` : i18n._(KIND_NAMES[kind])}
            {`: ${plural(controls, { one: '# control', other: '# controls' })}`}
          </li>
        ))}
      </ol>
      {keys.length > 0 ? (
        <>
          <h3>
            <Trans>Keys on this page</Trans>
          </h3>
          <ul>
            {keys.map(({ keys: combo, does }) => (
              <li key={combo}>
                <kbd>{combo}</kbd> {does}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
