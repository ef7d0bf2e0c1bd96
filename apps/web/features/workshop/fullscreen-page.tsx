import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/actions/link.tsx';
import { Tree } from '../../ui/lists/tree.tsx';
import { Page } from '../../ui/page/page.tsx';
import './workshop.css';

/** The layout of a tool that needs the whole window: no sidebar, no header, its own skip links. */
export function FullscreenPage() {
  const { t } = useLingui();
  return (
    <Page
      title={t`The whole window`}
      describe={{ contents: t`A toolbar with the way back, and an area to work in.`, mainAction: t`Back` }}
      actions={
        <div
          id="toolbar"
          className="workshop-row"
          role="group"
          aria-label={t`Toolbar of the workspace`}
          tabIndex={-1}
        >
          <ButtonLink to="/workshop">{t`Back to the workshop`}</ButtonLink>
        </div>
      }
    >
      <p>
        <Trans>A tool that fills the whole window.</Trans>
      </p>
      <Tree label={t`Objects of the drawing`} nodes={[{ id: 'curve', label: t`Curve` }]} />
    </Page>
  );
}
