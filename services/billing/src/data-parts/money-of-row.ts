import type { Money } from '@diwan/contracts/shared/money';
import { moneyText } from '@diwan/contracts/shared/money-text';

/** An amount in a copy of somebody's data, such as `1234.50 USD`: the same in every language. For amounts of zero or more. */
export const moneyOfRow = (money: Money): string => `${moneyText(money)} ${money.currency}`;
