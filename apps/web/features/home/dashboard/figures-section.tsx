import type { ReactNode } from 'react';
import { type Figure, FigureCards } from '../figures/figure-cards.tsx';
import { SampleFigures } from '../figures/sample-figures.tsx';

interface FiguresSectionProps {
  title: ReactNode;
  /** What the person really has; nothing where there is nothing to count. */
  own: readonly Figure[];
  samples: readonly Figure[];
}

/** One's own figures under their heading, and the samples apart from them. */
export function FiguresSection({ title, own, samples }: FiguresSectionProps) {
  return (
    <>
      {own.some(({ value }) => value !== undefined) ? (
        <section role="group" aria-labelledby="figures">
          <h2 id="figures">{title}</h2>
          <FigureCards figures={own} />
        </section>
      ) : null}
      <SampleFigures figures={samples} />
    </>
  );
}
