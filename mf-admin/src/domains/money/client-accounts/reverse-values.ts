import { takeBackCredit } from '@diwan/contracts/money/payments/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { type BodyOf, endpointForm } from '../../../components/endpoint-form.js';

/** From which day on an entry is reversed, and why: what every reversal of money takes. */
export type Reversal = BodyOf<typeof takeBackCredit>;

/** Reads and checks the form. `from`: the day of what is reversed. */
export const reverseForm = (from: string) =>
  endpointForm(takeBackCredit, (values: Reversal) => ({
    body: values,
    faults: {
      ...(values.day > beirutDate(new Date()) && { day: 'in_the_future' }),
      ...(values.day !== '' && values.day < from && { day: 'before_movement' }),
    },
  }));
