import { type KeyboardEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { type Phrase, phrasesOf, type Said } from '../../lib/speaking/phrase.ts';
import './said-field.css';

interface SaidFieldProps {
  label: string;
  help?: string;
  said: Said;
  /** Somebody goes there by a key. */
  field?: RefObject<HTMLDivElement | null>;
  onKeyDown?: (event: KeyboardEvent<HTMLDivElement>) => void;
  /** It shows cells of braille. */
  isBraille?: boolean;
}

/**
 * What was said, in a field that stays: a braille display shows and pans through it, its keys move a cursor in it, and
 * each piece keeps its language, which an input could not tell. Nobody can type in it.
 */
export function SaidField({ label, help, said, field, onKeyDown, isBraille = false }: SaidFieldProps) {
  const id = useId();
  const own = useRef<HTMLDivElement>(null);
  const place = field ?? own;
  useLayoutEffect(() => {
    const { current } = place;
    if (!current) return;
    const write = () => current.replaceChildren(...phrasesOf(said).map(toNode));
    write();
    // A program that composes letters is not asked before it writes: what it wrote is taken out again.
    current.addEventListener('input', write);
    return () => current.removeEventListener('input', write);
  }, [place, said]);
  useEffect(() => {
    const { current } = place;
    current?.addEventListener('beforeinput', refuse);
    return () => current?.removeEventListener('beforeinput', refuse);
  }, [place]);
  return (
    <div className="field">
      <span id={id} className="field-label">
        {label}
      </span>
      <div
        ref={place}
        className="input said-field"
        role="textbox"
        tabIndex={0}
        contentEditable
        suppressContentEditableWarning
        inputMode="none"
        spellCheck={false}
        aria-readonly="true"
        aria-multiline="true"
        aria-labelledby={id}
        {...(help ? { 'aria-describedby': `${id}-help` } : {})}
        data-cells={isBraille || undefined}
        onKeyDown={onKeyDown}
      />
      {help ? (
        <p id={`${id}-help`} className="field-help">
          {help}
        </p>
      ) : null}
    </div>
  );
}

function refuse(event: Event): void {
  event.preventDefault();
}

function toNode({ text, language }: Phrase): Node {
  if (language === undefined) return document.createTextNode(text);
  const piece = document.createElement('span');
  piece.lang = language;
  piece.textContent = text;
  return piece;
}
