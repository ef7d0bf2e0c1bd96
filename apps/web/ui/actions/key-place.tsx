import type { ComponentProps } from 'react';

interface KeyPlaceProps extends Omit<ComponentProps<'div'>, 'role' | 'tabIndex'> {
  /** What it is a part of: a chart, a drawing. */
  around: string;
}

/**
 * A place whose keys are its own: an application, so that screen readers leave them to it. It lies in another one, because
 * Orca takes an application for a page: it is silent when the outermost one gets the focus, and keeps the keys to itself. One
 * inside is said with its name and its description, and has its keys at once.
 */
export function KeyPlace({ around, ...props }: KeyPlaceProps) {
  return (
    <div role="application" aria-label={around}>
      <div role="application" tabIndex={0} {...props} />
    </div>
  );
}
