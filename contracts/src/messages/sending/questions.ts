import * as z from 'zod/mini';
import { operation } from '../../rpc/operation.js';

/** Whether the firm can send text messages (SMS) besides WhatsApp and e-mail. */
export const sendsSms = operation({
  service: 'notifications',
  pattern: 'notifications.sends-sms.v1',
  input: z.strictObject({}),
  output: z.strictObject({ sendsSms: z.boolean() }),
});
