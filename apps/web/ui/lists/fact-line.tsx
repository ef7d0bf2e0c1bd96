import { Children, Fragment, type ReactNode } from 'react';

interface FactLineProps {
  className: string;
  children: ReactNode;
}

/** Short facts in one line: gaps part them for eyes, commas for who hears the line as a whole. */
export function FactLine({ className, children }: FactLineProps) {
  return (
    <p className={className}>
      {Children.toArray(children).map((fact, index) => (
        // Its place is what a fact is known by: they come and go together.
        <Fragment key={index}>
          {index > 0 ? <span className="spoken">{', '}</span> : null}
          {fact}
        </Fragment>
      ))}
    </p>
  );
}
