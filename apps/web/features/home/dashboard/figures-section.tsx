import type { ReactNode } from 'react';
import { type Figure, FigureCards } from '../figures/figure-cards.tsx';
import { SampleSwitch } from '../figures/sample-switch.tsx';

/** Figures under their heading, and for administrators the switch of the samples among them. */
export function FiguresSection({ title, figures }: { title: ReactNode; figures: readonly Figure[] }) {
  return (
    <section role="group" aria-labelledby="figures">
      <div className="figures-head">
        <h2 id="figures">{title}</h2>
        <SampleSwitch />
      </div>
      <FigureCards figures={figures} />
    </section>
  );
}
