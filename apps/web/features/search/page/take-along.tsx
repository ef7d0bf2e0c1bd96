import { Trans } from '@lingui/react/macro';
import { EXPORT_FORMATS, exportAddress, writeFeedAddress } from '@relievo/contracts/library/files';
import { Download, Rss } from 'lucide-react';
import { ButtonAnchor } from '../../../ui/actions/link.tsx';
import type { SearchAddress } from '../query/search-address.ts';
import { buildSearchInput } from '../query/search-queries.ts';
import './take-along.css';

const NAMES = { csv: 'CSV', ris: 'RIS', bibtex: 'BibTeX' } as const;

/** The whole of what was found as a file, and an address at which news of it can be followed. */
export function TakeAlong({ address }: { address: SearchAddress }) {
  const query = buildSearchInput(address);
  const feed = writeFeedAddress(query);
  return (
    <section role="group" className="take-along" aria-labelledby="take-along">
      {/* Programs that follow feeds look for it in the head of the page. */}
      <link rel="alternate" type="application/atom+xml" href={feed} />
      <h2 id="take-along">
        <Trans>Export results</Trans>
      </h2>
      <ul role="list">
        {EXPORT_FORMATS.map((format) => (
          <li key={format}>
            <ButtonAnchor
              href={exportAddress({ ...query, list: 'search', format })}
              icon={<Download aria-hidden="true" size={20} />}
              download
            >
              <Trans>Download as {NAMES[format]}</Trans>
            </ButtonAnchor>
          </li>
        ))}
        <li>
          <ButtonAnchor href={feed} icon={<Rss aria-hidden="true" size={20} />}>
            <Trans>Follow this search (Atom feed)</Trans>
          </ButtonAnchor>
        </li>
      </ul>
    </section>
  );
}
