import * as z from 'zod/mini';
import { eventType } from '../../events/event.js';

export const OfficeProfileChangedV1 = eventType(
  'news.office-profile.changed.v1',
  z.strictObject({ version: z.int() }),
  { heardBy: ['billing', 'chatbot', 'news', 'notifications'] },
);
