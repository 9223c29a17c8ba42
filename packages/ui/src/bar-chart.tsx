import { useId } from 'react';

export interface Bar {
  label: string;
  /** Any unit; only its share of the longest bar is drawn. Below zero is drawn in red. */
  value: number;
  /** Already formatted, beside the bar. */
  valueText: string;
}

export interface BarChartProps {
  caption: string;
  bars: readonly Bar[];
  /** Opens the same figures as a table, such as "Show as a table". */
  tableLabel: string;
  /** Heads of that table. */
  labelHeader: string;
  valueHeader: string;
}

/** A few figures side by side, drawn for the eye and as a table for everybody. */
export function BarChart({ caption, bars, tableLabel, labelHeader, valueHeader }: BarChartProps) {
  const id = useId();
  const longest = Math.max(...bars.map((bar) => Math.abs(bar.value)), Number.MIN_VALUE);
  return (
    <figure className="ui-chart" aria-labelledby={id}>
      <figcaption className="ui-chart__caption" id={id}>
        {caption}
      </figcaption>
      <div className="ui-chart__rows" aria-hidden="true">
        {bars.map(({ label, value, valueText }) => (
          <div className="ui-chart__row" key={label}>
            <span className="ui-chart__label">{label}</span>
            <svg className="ui-chart__bar" viewBox="0 0 100 10" preserveAspectRatio="none" focusable="false">
              <title>{valueText}</title>
              <rect className="ui-chart__track" width="100" height="10" />
              <rect
                className="ui-chart__fill"
                data-negative={value < 0 || undefined}
                width={((Math.abs(value) / longest) * 100).toFixed(2)}
                height="10"
              />
            </svg>
            <span className="ui-chart__value">{valueText}</span>
          </div>
        ))}
      </div>
      <details>
        <summary>{tableLabel}</summary>
        <table className="ui-table">
          <caption className="ui-visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{labelHeader}</th>
              <th scope="col" data-align="end">
                {valueHeader}
              </th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label, valueText }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td data-align="end">{valueText}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
