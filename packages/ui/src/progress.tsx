import { useId } from 'react';

export interface ProgressProps {
  label: string;
  /** From 0 to 1; left out while unknown. */
  value?: number;
  /** Such as `40%`, beside the label. */
  valueText?: string;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
}

/** How much of a task is done. */
export function Progress({ label, value, valueText, hideLabel = false }: ProgressProps) {
  const id = useId();
  const known = value === undefined ? {} : { value: Math.min(1, Math.max(0, value)), max: 1 };
  return (
    <div className="ui-progress">
      <div className={hideLabel ? 'ui-visually-hidden' : 'ui-progress__text'}>
        <span id={id}>{label}</span>
        {valueText && <span className="ui-numeric">{valueText}</span>}
      </div>
      <progress {...known} aria-labelledby={id} aria-valuetext={valueText} />
    </div>
  );
}
