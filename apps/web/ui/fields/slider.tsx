import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import './slider.css';

interface SliderProps {
  label: string;
  help?: string;
  value: number;
  from: number;
  to: number;
  step: number;
  onChange: (value: number) => void;
}

/** The browser's own slider: every screen reader, switch and voice control knows it. */
export function Slider({ label, help, value, from, to, step, onChange }: SliderProps) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <div className="field">
      <div className="slider-words">
        <label htmlFor={id}>{label}</label>
        <span aria-hidden="true">{i18n.number(value, { maximumFractionDigits: 2 })}</span>
      </div>
      <input
        id={id}
        className="slider"
        type="range"
        min={from}
        max={to}
        step={step}
        value={value}
        {...(help ? { 'aria-describedby': `${id}-help` } : {})}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      {help ? (
        <p id={`${id}-help`} className="field-help">
          {help}
        </p>
      ) : null}
    </div>
  );
}
