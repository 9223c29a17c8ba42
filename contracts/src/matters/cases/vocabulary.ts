import * as z from 'zod/mini';

export const CaseStatus = z.enum(['active', 'pending', 'closed']);
export type CaseStatus = z.infer<typeof CaseStatus>;

/** What somebody is on the team of a case. One at most is responsible; who is on the team may reach the case. */
export const TeamRole = z.enum(['responsible', 'lawyer', 'trainee', 'secretary']);
export type TeamRole = z.infer<typeof TeamRole>;

/** What a client is in their case. */
export const ClientRole = z.enum([
  'claimant',
  'defendant',
  'appellant',
  'respondent',
  'accused',
  'civil_party',
  'contractor',
  'other',
]);
export type ClientRole = z.infer<typeof ClientRole>;

/** Who is waited for before a case goes on. */
export const WaitingFor = z.enum(['court', 'client', 'us', 'other_side']);
export type WaitingFor = z.infer<typeof WaitingFor>;
