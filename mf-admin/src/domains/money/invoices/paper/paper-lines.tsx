import type { LineTotals } from '@diwan/contracts/money/invoices/reckon';
import { minutesText, parseMinutes } from '@diwan/contracts/money/time-entries/hours';
import type { Currency } from '@diwan/contracts/shared/money';
import { Isolate } from '@diwan/ui/bidi';
import { Amount } from '../../../../components/amount.js';
import type { LineValues } from '../editor/invoice-values.js';
import type { PaperWords } from './paper-words.js';

/** A line as it is written on paper: quantity and price as they were typed. */
export type PaperLine = Pick<LineValues, 'description' | 'quantityMilli' | 'unitPriceMinor' | 'vatClass' | 'source'>;

export interface PaperLinesProps {
  lines: readonly PaperLine[];
  reckoned: readonly LineTotals[];
  currency: Currency;
  words: PaperWords;
}

/** What an invoice charges for. */
export function PaperLines({ lines, reckoned, currency, words }: PaperLinesProps) {
  return (
    <table className="w-full border-y border-line">
      <thead>
        <tr className="text-grey">
          <th scope="col" className="py-2 text-start font-normal">
            {words('paper.description')}
          </th>
          <th scope="col" className="py-2 text-end font-normal">
            {words('paper.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ description, unitPriceMinor: price, vatClass, ...line }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are known by their place
          <tr key={at} className="border-t border-line align-top">
            <td className="py-2">
              <Isolate>{description.trim() || words('paper.noWords')}</Isolate>
              <span className="block text-grey">
                {words('paper.times', { quantity: quantityOf(line, words), price: price || '0' })}
                {vatClass !== 'standard' && <> · {words(`paper.${vatClass}`)}</>}
              </span>
            </td>
            <td className="py-2 text-end">
              <Amount amountMinor={reckoned[at]?.amountMinor ?? 0} currency={currency} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Time as it is read, the quantity of everything else as it was typed. */
function quantityOf({ source, quantityMilli }: Pick<PaperLine, 'source' | 'quantityMilli'>, words: PaperWords): string {
  if (source.kind !== 'time') return quantityMilli || '0';
  return words('paper.hours', { length: minutesText(parseMinutes(quantityMilli) ?? 0) });
}
