import { Trans, useLingui } from '@lingui/react/macro';
import type { ExplorablePart } from '@relievo/graphic/explore';
import { ListBox, ListBoxItem } from '../../../ui/lists/list-box.tsx';
import { Phrases } from '../../../ui/said/phrases.tsx';
import type { Parts } from '../query/parts-query.ts';
import './explore.css';
import { describePlace, describeTouches, type NamedParts } from '../parts/part-words.ts';

interface PartsListProps {
  parts: Parts;
  /** The part that is outlined in the picture. */
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** A list that one reads, and walks through by arrow keys; the part that one is at is outlined in the picture. */
export function PartsList({ parts: named, chosen, onChoose }: PartsListProps) {
  const { t } = useLingui();
  const { parts } = named;
  if (parts.length === 0)
    return (
      <p>
        <Trans>The parts of this drawing have no names. Read the description instead.</Trans>
      </p>
    );
  return (
    <ListBox
      className="list-box parts-list"
      aria-label={t`Parts of the drawing. Use the arrow keys to move from part to part`}
      items={parts}
      selectionMode="single"
      selectionBehavior="replace"
      selectedKeys={chosen === null ? [] : [chosen]}
      onSelectionChange={(keys) => {
        const [key] = keys === 'all' ? [] : [...keys];
        if (key !== undefined) onChoose(String(key));
      }}
    >
      {(part) => <PartItem part={part} named={named} />}
    </ListBox>
  );
}

interface PartItemProps {
  part: ExplorablePart;
  named: NamedParts;
}

function PartItem({ part: { id, name, description, place, touches }, named }: PartItemProps) {
  const { i18n } = useLingui();
  const { language } = named;
  return (
    <ListBoxItem id={id} textValue={name} className="list-box-item">
      <span className="part-name" lang={language}>
        {name}
      </span>
      <span>
        {description ? <span lang={language}>{description} </span> : null}
        {describePlace(place, i18n)} <Phrases said={describeTouches(touches, named, i18n)} />
      </span>
    </ListBoxItem>
  );
}
