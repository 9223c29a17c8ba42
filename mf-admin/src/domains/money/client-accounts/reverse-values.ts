import { reverseFundMovement } from '@diwan/contracts/money/client-funds/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { endpointForm } from '../../../components/endpoint-form.js';

/** The reversal of an entry as its form holds it. */
interface ReverseValues {
  day: string;
  reason: string;
}

/** Reads and checks the form; every reversal of money takes the same. `from`: the day of what is reversed. */
export const reverseForm = (from: string) =>
  endpointForm(reverseFundMovement, (values: ReverseValues) => ({
    body: values,
    faults: {
      ...(values.day > beirutDate(new Date()) && { day: 'in_the_future' }),
      ...(values.day !== '' && values.day < from && { day: 'before_movement' }),
    },
  }));
