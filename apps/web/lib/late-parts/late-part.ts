import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { loadWithRetry } from './load-with-retry.ts';

/** A part of the product that is loaded when it is first shown, and may be loaded before. */
export type LatePart<Props> = ((
  props: Props & { /** What stands in its place until it is there. */ readonly meanwhile?: ReactNode },
) => ReactNode) & {
  /** Resolves when the part can be shown at once, or will say itself why it cannot. */
  readonly preload: () => Promise<void>;
};

type PropsOf<Part> = Part extends (...given: infer Given) => ReactNode
  ? Given extends [infer Props extends object, ...unknown[]]
    ? Props
    : object
  : never;

/**
 * React's own `lazy` holds back for 300 ms what comes after a `Suspense` has shown its fallback, however soon it is
 * there, and keeps a failure for good. This shows a part as soon as it has arrived, and asks anew for one that failed.
 */
export function createLatePart<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): LatePart<PropsOf<Module[Name]>> {
  const bundle = new Bundle(async () => (await load())[name] as ComponentType);
  const show = ({ meanwhile, ...props }: { readonly meanwhile?: ReactNode }) =>
    createElement(Arriving, { bundle, meanwhile, props });
  return Object.assign(show, { preload: () => bundle.arrive().then(ignore, ignore) });
}

class Bundle {
  readonly #load: () => Promise<ComponentType>;
  #arrival: Promise<ComponentType> | undefined;
  arrived: ComponentType | undefined;

  constructor(load: () => Promise<ComponentType>) {
    this.#load = load;
  }

  arrive(): Promise<ComponentType> {
    this.#arrival ??= loadWithRetry(this.#load).then((part) => (this.arrived = part));
    return this.#arrival;
  }

  forgetFailure(): void {
    this.#arrival = undefined;
  }
}

interface ArrivingProps {
  readonly bundle: Bundle;
  readonly meanwhile: ReactNode;
  readonly props: object;
}

function Arriving({ bundle, meanwhile, props }: ArrivingProps): ReactNode {
  // What it began with it stays with: another kind of component in its place would lose what was typed.
  const [Content, setContent] = useState(() => bundle.arrived);
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  useEffect(() => {
    let isGone = false;
    const show = (part: ComponentType) => isGone || setContent(() => part);
    const fail = (error: unknown) => {
      bundle.forgetFailure();
      if (!isGone) setFailure({ error });
    };
    void bundle.arrive().then(show, fail);
    return () => {
      isGone = true;
    };
  }, [bundle]);
  if (failure) throw failure.error;
  return Content ? createElement(Content, props) : meanwhile;
}

function ignore(): void {}
