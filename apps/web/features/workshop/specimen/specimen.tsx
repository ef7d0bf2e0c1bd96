import type { ReactNode } from 'react';

/** One kind of primitive with its states. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flow">
      <h3>{title}</h3>
      {children}
    </section>
  );
}
