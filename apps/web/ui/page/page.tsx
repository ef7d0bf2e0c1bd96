import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { announce } from '../../lib/speaking/announcer.ts';
import { type PageDescription, pageDescriptionStore } from '../../lib/speaking/page-description.ts';
import './page.css';

interface PageProps {
  title: string;
  /** The language of the title, where it is the name of something that somebody wrote. */
  titleLanguage?: string;
  /** In the title of the window alone: what tells it from another page with the same heading. */
  part?: string | undefined;
  /** One sentence under the title. */
  lead?: string;
  actions?: ReactNode;
  /** For people who do not see the page: what is in its main part now, what it is for, its own keys. */
  describe: Omit<PageDescription, 'title'>;
  /** A page that draws its own heading area passes its own class name. */
  variant?: 'plain' | 'hero';
  /** Stands beside the heading where there is room, and below it where there is none. */
  beside?: ReactNode;
  children: ReactNode;
}

/** Skip links set these: the focus is where the person asked for it. */
const HASHES_THAT_KEEP_FOCUS: readonly string[] = ['#main-content', '#navigation', '#search', '#user-menu'];

/** What was shown last, and where: another address may hold a thing of the same name. */
let pageShown: { readonly title: string; readonly path: string } | undefined;

/**
 * A page owns its title, its focus and its announcement: it cannot run before its own heading exists,
 * so a lazy route never announces the page that is still on screen.
 */
export function Page({
  title,
  titleLanguage,
  part,
  lead,
  actions,
  describe,
  variant = 'plain',
  beside,
  children,
}: PageProps) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const names = [title, part, title === 'Relievo' ? undefined : 'Relievo'];
    document.title = names.filter((name) => name !== undefined).join(' – ');
  }, [title, part]);

  // Before the effects of what the page holds: its name is said first, and then how much was found.
  useLayoutEffect(() => {
    const path = location.pathname;
    const isFirst = pageShown === undefined;
    if (pageShown?.title === title && pageShown.path === path) return;
    const shown = { title, path };
    pageShown = shown;
    if (isFirst || HASHES_THAT_KEEP_FOCUS.includes(location.hash)) return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
    const words = t`Navigated to ${title}`;
    // A person who is on another page by the time of this message hears where they are, and not where they were.
    announce(() => (pageShown === shown ? words : null));
  }, [title, t]);

  useLayoutEffect(() => {
    const description = { title, ...describe };
    pageDescriptionStore.set(description);
    return () => {
      if (pageDescriptionStore.get() === description) pageDescriptionStore.set(undefined);
    };
  });

  const head = (
    <header className="page-head" data-variant={variant}>
      <div className="page-words">
        <h1 ref={heading} tabIndex={-1} lang={titleLanguage}>
          {title}
        </h1>
        {lead ? <p className="page-lead">{lead}</p> : null}
      </div>
      {actions ? <div className="page-actions">{actions}</div> : null}
    </header>
  );
  return (
    <>
      {beside ? (
        <div className="page-top">
          {head}
          {beside}
        </div>
      ) : (
        head
      )}
      {children}
    </>
  );
}
