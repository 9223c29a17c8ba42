import { callingCodeOf, isPersonalNumber } from '@diwan/service-kit/http/phone-kind';

/** Whether codes are sent to this number (E.164): its country is on the list, and it is of a kind that we send to (D-005, SEC-02). */
export function mayReceiveCode(phone: string, callingCodes: ReadonlySet<string>): boolean {
  const code = callingCodeOf(phone);
  return code !== null && callingCodes.has(code) && isPersonalNumber(phone);
}
