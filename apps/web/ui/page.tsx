import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { announce } from '../lib/announcer.ts';
import './page.css';

type PageProps = {
  title: string;
  /** One sentence under the title. */
  lead?: string;
  actions?: ReactNode;
  children: ReactNode;
};

let firstPage = true;

/** The delay of the page-change announcement is the announcer's own 100 ms. */
const KEEP_FOCUS_FOR = ['#main-content', '#navigation', '#search', '#user-menu'];

/**
 * A page owns its title, its focus and its announcement: it cannot run before its own heading exists,
 * so a lazy route never announces the page that is still on screen.
 */
export function Page({ title, lead, actions, children }: PageProps) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    document.title = `${title} – Relievo`;
    if (firstPage) {
      firstPage = false;
      return;
    }
    if (KEEP_FOCUS_FOR.includes(location.hash)) return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
    announce(t`Navigated to ${title}`);
  }, [title, t]);

  return (
    <>
      <header className="page-head">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead ? <p className="page-lead">{lead}</p> : null}
        </div>
        {actions ? <div className="page-actions">{actions}</div> : null}
      </header>
      {children}
    </>
  );
}
