import type { Money } from '@diwan/contracts/shared/money';
import { Amount } from '../../../../components/amount.js';

/** What is due of an age; nothing is a dash, so that what is owed stands out. */
export const AgeAmount = ({ amountMinor, currency }: Money) =>
  amountMinor === 0 ? <span className="text-grey">–</span> : <Amount amountMinor={amountMinor} currency={currency} />;
