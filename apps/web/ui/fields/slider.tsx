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
  /** How a value is told with its unit: of 100 it may make '100 %'. */
  format?: (value: number) => string;
  /** Of what `format` tells, where that is somebody's own words. */
  valueLanguage?: string;
  onChange: (value: number) => void;
}

/** The browser's own slider: every screen reader, switch and voice control knows it. */
export function Slider({ label, help, value, from, to, step, format, valueLanguage, onChange }: SliderProps) {
  const { i18n } = useLingui();
  const id = useId();
  const told = format ? format(value) : i18n.number(value, { maximumFractionDigits: 2 });
  return (
    <div className="field">
      <div className="slider-words">
        <label htmlFor={id}>{label}</label>
        <span aria-hidden="true" lang={valueLanguage}>
          {told}
        </span>
      </div>
      <input
        id={id}
        className="slider"
        type="range"
        lang={valueLanguage}
        min={from}
        max={to}
        step={step}
        value={value}
        {...(format ? { 'aria-valuetext': told } : {})}
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
