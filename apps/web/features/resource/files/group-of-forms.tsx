import { plural } from '@lingui/core/macro';
import type { StandingFinding } from '@relievo/contracts/library/resource';
import { ChevronDown, CircleCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { countReady, type FileGroup, hasNews } from './file-groups.ts';
import { useFileWords } from './file-words.ts';
import { findingsOf } from './findings-of-offer.ts';
import { OfferRow } from './offer-row.tsx';

interface GroupOfFormsProps {
  resourceId: string;
  group: FileGroup;
  findings: readonly StandingFinding[];
  /** Where there are few files and nothing to make, they are there without a press. */
  opensAtOnce: boolean;
}

/** One purpose: closed, it is a line that says which forms it holds and what stands ready; open, all of them. */
export function GroupOfForms({ resourceId, group, findings, opensAtOnce }: GroupOfFormsProps) {
  const words = useFileWords();
  const [isOpen, setOpen] = useState(opensAtOnce || hasNews(group));
  const id = useId();
  const formats = [...new Set(group.offers.map(({ format }) => format))];
  const ready = countReady(group);
  return (
    <section className="forms">
      <div className="forms-head">
        <h3>
          <button
            type="button"
            className="forms-opener"
            aria-expanded={isOpen}
            aria-controls={`${id}-forms`}
            aria-describedby={ready > 0 ? `${id}-held ${id}-ready` : `${id}-held`}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronDown aria-hidden="true" size={20} />
            <span>{words.purposeName(group.purpose)}</span>
          </button>
        </h3>
        <p id={`${id}-held`} className="forms-held">
          {formats.map(words.formName).join(', ')}
        </p>
        {ready > 0 ? (
          <p id={`${id}-ready`} className="forms-ready">
            <CircleCheck aria-hidden="true" size={20} />
            {plural(ready, { one: '# ready', other: '# ready' })}
          </p>
        ) : null}
      </div>
      <div id={`${id}-forms`} className="forms-inside" hidden={!isOpen}>
        {formats.map((format) => (
          <div key={format} className="file-form">
            <div>
              <h4>{words.formName(format)}</h4>
              <p>{words.formUse(format, group.purpose)}</p>
            </div>
            <ul role="list">
              {group.offers
                .filter((offer) => offer.format === format)
                .map((offer) => (
                  <OfferRow
                    key={offer.profile}
                    resourceId={resourceId}
                    offer={offer}
                    findings={findingsOf(offer, findings)}
                  />
                ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
