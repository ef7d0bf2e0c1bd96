import type { ComponentProps, FocusEvent, KeyboardEvent } from 'react';
import { useUnknownKeys } from './use-unknown-keys.ts';

interface KeyPlaceProps extends Omit<ComponentProps<'div'>, 'role' | 'tabIndex' | 'onBlur'> {
  /** What it is a part of: a chart, a drawing. */
  around: string;
  /** Where its keys are told, for who presses one that it does not have. Its own keys end with `preventDefault`. */
  help: string;
  onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => void;
}

/**
 * A place whose keys are its own: an application, so that screen readers leave them to it. It lies in another one, because
 * Orca takes an application for a page: it is silent when the outermost one gets the focus, and keeps the keys to itself. One
 * inside is said with its name and its description, and has its keys at once.
 */
export function KeyPlace({ around, help, onKeyDown, ...props }: KeyPlaceProps) {
  const unknown = useUnknownKeys(help);
  return (
    <div role="application" aria-label={around}>
      <div
        role="application"
        tabIndex={0}
        {...props}
        onKeyDown={(event) => {
          onKeyDown(event);
          unknown.listen(event);
        }}
        onBlur={({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
          if (!currentTarget.contains(relatedTarget)) unknown.forget();
        }}
      />
    </div>
  );
}
