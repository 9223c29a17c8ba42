const WHATSAPP = /^whatsapp:(\+[1-9]\d{6,14})$/;
const SMS = /^(\+[1-9]\d{6,14})$/;

/** The number of an address of Twilio's such as `whatsapp:+961…`; null for anything else. */
export const numberOf = (address: string | undefined): string | null => WHATSAPP.exec(address ?? '')?.[1] ?? null;

/** Where a message of ours went by Twilio's address for it: a bare number for SMS; null for anything else. */
export function wentTo(address: string | undefined): { number: string; channel: 'whatsapp' | 'sms' } | null {
  const whatsapp = numberOf(address);
  if (whatsapp !== null) return { number: whatsapp, channel: 'whatsapp' };
  const sms = SMS.exec(address ?? '')?.[1];
  return sms === undefined ? null : { number: sms, channel: 'sms' };
}
