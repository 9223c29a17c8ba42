/** Headers of an e-mail by which one click in the mail program ends the subscription (RFC 8058). */
export const oneClickUnsubscribe = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
