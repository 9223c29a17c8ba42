import type { BankLine } from '@diwan/contracts/money/fund-reconciliations/bank-lines.http';
import type { OpenMovement } from '@diwan/contracts/money/fund-reconciliations/http';

const DAY_MS = 86_400_000;

/** Movements that a line may be, alone or with others: of its direction and no larger, the nearest in amount first, then in days. */
export function nearestTo(line: BankLine, movements: readonly OpenMovement[]): OpenMovement[] {
  const way = Math.sign(line.amountMinor);
  const lacks = ({ amountMinor }: OpenMovement) => Math.abs(line.amountMinor) - Math.abs(amountMinor);
  const days = ({ day }: OpenMovement) => Math.abs(Date.parse(day) - Date.parse(line.day)) / DAY_MS;
  return movements
    .filter((one) => Math.sign(one.amountMinor) === way && lacks(one) >= 0)
    .sort((one, other) => lacks(one) - lacks(other) || days(one) - days(other));
}
