import { useEffect, useEffectEvent } from 'react';

/** A picture that is pasted anywhere on the page, except where somebody types. */
export function usePastedPicture(take: (files: readonly File[]) => void): void {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const { target, clipboardData } = event;
    if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) return;
    const pictures = [...(clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
    if (pictures.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    take(pictures);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', listen, { capture: true });
    return () => document.removeEventListener('paste', listen, { capture: true });
  }, []);
}
