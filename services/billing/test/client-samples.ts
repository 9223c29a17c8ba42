import { TODAY } from './billing-rig.js';

/** A way to pay that needs nothing but its instructions. */
export const DESK = {
  kind: 'cash_desk' as const,
  currencies: ['USD', 'LBP'] as ('USD' | 'LBP')[],
  instructions: { en: 'At the office until 17:00.', ar: 'في المكتب حتى الساعة 17:00.' },
};

/** A PNG of one dot. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
/** A proof as a browser sends it. */
export const formOf = ({ name = 'transfer.png', bytes = PNG as Uint8Array, paidOn = TODAY } = {}) => {
  const form = new FormData();
  for (const [key, value] of Object.entries({ amountMinor: '4000', currency: 'USD', method: 'bank_transfer', paidOn }))
    form.append(key, value);
  form.append('note', 'From my account');
  form.append('file', new File([new Uint8Array(bytes)], name));
  return form;
};
