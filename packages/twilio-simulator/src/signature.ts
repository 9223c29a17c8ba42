import { createHmac } from 'node:crypto';

/** `X-Twilio-Signature` of a form: HMAC-SHA1 over the exact address and the fields by name, keyed with the account's token. */
export function signatureOf(authToken: string, url: string, form: Readonly<Record<string, string>>): string {
  const fields = Object.keys(form)
    .sort()
    .map((name) => name + form[name])
    .join('');
  return createHmac('sha1', authToken)
    .update(url + fields)
    .digest('base64');
}
