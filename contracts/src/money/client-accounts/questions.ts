import * as z from 'zod/mini';
import { operation } from '../../rpc/operation.js';
import { CalendarDate, Id } from '../../shared/id.js';

/**
 * What the firm's books say of a person, for whoever decides what of them may be erased (PORT-08). `records`: how much names them;
 * `isOpen`: something is to be paid or billed, or is held for them; `lastDay`: of the last entry, null while there is none.
 */
export const moneyOfPerson = operation({
  service: 'billing',
  pattern: 'billing.money-of-person.v1',
  input: z.strictObject({ personId: Id }),
  output: z.strictObject({ records: z.int(), isOpen: z.boolean(), lastDay: z.nullable(CalendarDate) }),
});
