import type { PointerEvent, ReactNode } from 'react';
import { Text } from 'react-aria-components/Text';
import { ListBox, ListBoxItem } from './list-box.tsx';
import './picture-list.css';

export interface PictureChoice {
  readonly id: string;
  readonly name: string;
  /** One sentence for people who do not see the picture. */
  readonly about: string;
  readonly picture: ReactNode;
}

interface PictureListProps {
  label: string;
  choices: readonly PictureChoice[];
  /** The names are in this language. */
  lang?: string;
  /** A list without a choice says this. */
  none: string;
  onChoose: (id: string) => void;
  /** A pointer was pressed on a choice, and may drag it next. */
  onPress?: (id: string, event: PointerEvent) => void;
}

/** Shows pictures in rows: arrow keys go through them, letters lead to names, and Enter chooses. */
export function PictureList({ label, choices, lang, none, onChoose, onPress }: PictureListProps) {
  return (
    <ListBox
      className="picture-list"
      aria-label={label}
      layout="grid"
      selectionMode="none"
      items={choices}
      renderEmptyState={() => <p>{none}</p>}
      onAction={(key) => onChoose(String(key))}
    >
      {({ id, name, about, picture }) => (
        <ListBoxItem id={id} textValue={name} className="picture-choice">
          <div className="picture-choice-face" onPointerDown={(event) => onPress?.(id, event)}>
            {picture}
            <Text slot="label" lang={lang}>
              {name}
            </Text>
            <Text slot="description" className="spoken" lang={lang}>
              {about}
            </Text>
          </div>
        </ListBoxItem>
      )}
    </ListBox>
  );
}
