import type { ReactNode } from 'react';
import { ButtonLink } from '../actions/link.tsx';
import { Page } from '../page/page.tsx';

interface PageMissingProps {
  title: string;
  /** What the layout describer says stands there. */
  contents: string;
  /** Where to go instead. */
  way: { readonly to: string; readonly search?: Readonly<Record<string, string>>; readonly words: string };
  /** Further ways, behind the first. */
  ways?: ReactNode;
  /** Why there may be nothing, and what to try. */
  children: ReactNode;
}

/** A page at whose address there is nothing, or nothing for whoever looks; it does not tell which. */
export function PageMissing({ title, contents, way: { words, ...way }, ways, children }: PageMissingProps) {
  return (
    <Page title={title} describe={{ contents, mainAction: words }}>
      <div className="flow">
        {children}
        <p className="page-actions">
          <ButtonLink {...way} variant="primary">
            {words}
          </ButtonLink>
          {ways}
        </p>
      </div>
    </Page>
  );
}
