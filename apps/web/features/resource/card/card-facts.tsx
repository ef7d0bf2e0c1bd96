import { useLingui } from '@lingui/react/macro';
import type { CardFormat, ResourceCard } from '@relievo/contracts/library/resource';
import { FactLine } from '../../../ui/lists/fact-line.tsx';
import { StateBadge } from './badges.tsx';
import '../../../ui/lists/chips.css';

/** What a resource can be had as, in one line, after its state among one's own; of what is no drawing, the kind of file. */
export function CardFacts({ resource, withState }: { resource: ResourceCard; withState: boolean }) {
  const { t } = useLingui();
  const { canBeHadAs, format } = resource;
  const words: Readonly<Record<CardFormat, string>> = {
    swell: t`Swell paper`,
    braille: t`Braille`,
    sound: t`Sound`,
  };
  const ownKind = canBeHadAs.length === 0 ? format?.toUpperCase() : undefined;
  if (!withState && canBeHadAs.length === 0 && !ownKind) return null;
  return (
    <FactLine className="card-facts">
      {withState ? <StateBadge {...resource} /> : null}
      {canBeHadAs.map((one) => (
        <span key={one} className="tag">
          {words[one]}
        </span>
      ))}
      {ownKind ? (
        <span className="tag" translate="no">
          {ownKind}
        </span>
      ) : null}
    </FactLine>
  );
}
