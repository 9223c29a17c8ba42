import { lebanesePhone, typedDigits } from '@diwan/contracts/shared/phone-number';

/** What is typed as a number, in the form of E.164. Whether its country has such numbers the service decides. */
export const phoneToSend = (typed: string): string => lebanesePhone(typed) ?? typedDigits(typed) ?? typed.trim();
