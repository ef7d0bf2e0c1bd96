import type { ReactNode } from 'react';
import './prose.css';

/** Reading matter: sections with headings, at a measure that eyes can follow. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className="prose flow">{children}</div>;
}

export function ProseSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flow">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
