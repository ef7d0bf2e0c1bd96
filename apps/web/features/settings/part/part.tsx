import type { ReactNode } from 'react';

interface PartProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** One part of a settings tab, with a heading that names it. */
export function Part({ id, title, children }: PartProps) {
  return (
    <section role="group" id={id} className="flow" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** When the control that had the focus is gone, the focus goes to the heading of its part, not to nowhere. */
export function focusPart(id: string): void {
  document.getElementById(`${id}-title`)?.focus();
}
