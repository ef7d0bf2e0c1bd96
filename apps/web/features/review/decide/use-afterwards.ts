import { useEffect, useRef } from 'react';

/** While a dialog stands nothing behind it takes the focus: what moves it waits until the dialog is gone. */
export function useAfterwards(): (work: () => void) => void {
  const afterwards = useRef<() => void>(undefined);
  useEffect(
    () => () => {
      const work = afterwards.current;
      if (work) requestAnimationFrame(() => requestAnimationFrame(work));
    },
    [],
  );
  return (work) => {
    afterwards.current = work;
  };
}
