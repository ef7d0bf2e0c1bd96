import { Trans, useLingui } from '@lingui/react/macro';
import type { Conversion } from '@relievo/contracts/uploads';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { BatchButton } from '../batch/batch-button.tsx';
import { conversionsQuery } from '../upload/conversion-queries.ts';
import { ConversionItem } from './conversion-item.tsx';
import { useConversionAnnouncements } from './use-conversion-announcements.ts';
import './workbench.css';

/** Everything that was brought: it is the same on every device, and stays over a reload and a day. */
export function Workbench() {
  const { t } = useLingui();
  const conversions = useQuery(conversionsQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  useConversionAnnouncements(conversions.data);
  return (
    <section className="workbench" aria-labelledby="workbench-heading">
      <h2 id="workbench-heading" ref={heading} tabIndex={-1}>
        <Trans>Workbench</Trans>
      </h2>
      <Loaded
        query={conversions}
        loading={t`Loading your workbench…`}
        failed={t`Your workbench could not be loaded`}
      >
        {(all) => <Groups all={all} onGone={() => heading.current?.focus()} />}
      </Loaded>
    </section>
  );
}

interface GroupsProps {
  all: readonly Conversion[];
  onGone: () => void;
}

function Groups({ all, onGone }: GroupsProps) {
  const { t } = useLingui();
  const isUnderWay = ({ state }: Conversion) => state === 'waiting' || state === 'working';
  if (all.length === 0)
    return (
      <p>
        <Trans>What you upload appears here. Drawings, pictures and tables become tactile drawings.</Trans>
      </p>
    );
  return (
    <>
      <BatchButton conversions={all} />
      <Group name={t`In progress`} conversions={all.filter(isUnderWay)} onGone={onGone} />
      <Group name={t`Done`} conversions={all.filter((one) => !isUnderWay(one))} onGone={onGone} />
    </>
  );
}

interface GroupProps {
  name: string;
  conversions: readonly Conversion[];
  onGone: () => void;
}

function Group({ name, conversions, onGone }: GroupProps) {
  const { t } = useLingui();
  if (conversions.length === 0) return null;
  return (
    <>
      <h3>{t`${name} (${conversions.length})`}</h3>
      <ul className="tools-list" role="list" aria-label={name}>
        {conversions.map((conversion) => (
          <ConversionItem key={conversion.id} conversion={conversion} onGone={onGone} />
        ))}
      </ul>
    </>
  );
}
