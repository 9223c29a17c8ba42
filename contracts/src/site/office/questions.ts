import * as z from 'zod/mini';
import { operation } from '../../rpc/operation.js';
import { OfficeProfileDraft } from './office-profile.js';

/** The firm's particulars, for services that need the opening hours. */
export const officeProfile = operation({
  service: 'news',
  pattern: 'news.office-profile.v1',
  input: z.strictObject({}),
  output: OfficeProfileDraft,
});
