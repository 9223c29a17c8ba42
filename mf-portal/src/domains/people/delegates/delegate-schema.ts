import type { DelegationScope } from '@diwan/contracts/people/delegations/delegation-scope';
import type { Language } from '@diwan/contracts/shared/language';
import { mayBePhone } from '@diwan/contracts/shared/phone';
import * as z from 'zod/mini';
import { printable } from '../../../frame/contact-schema.js';
import type { NewDelegate } from './api/delegations.js';

const said = (max: number) =>
  z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(max, 'too_long'), printable);

/** The form that names a delegate, with messages by key. */
export const DelegateForm = z
  .object({
    name: said(120),
    relation: said(80),
    phone: z.string().check(
      z.trim(),
      z.minLength(1, 'required'),
      z.refine((number) => number === '' || mayBePhone(number), 'invalid_phone'),
    ),
    hearings: z.boolean(),
    documents: z.boolean(),
    billing: z.boolean(),
    allCases: z.enum(['all', 'some']),
    caseIds: z.array(z.string()),
    lastDay: z.string().check(z.minLength(1, 'required')),
  })
  .check(
    z.refine(({ hearings, documents, billing }) => hearings || documents || billing, {
      error: 'choose_any',
      path: ['billing'],
    }),
    z.refine(({ allCases, caseIds }) => allCases === 'all' || caseIds.length > 0, {
      error: 'choose_any',
      path: ['caseIds'],
    }),
  );
export type DelegateInput = z.input<typeof DelegateForm>;

/** Half a year: long enough for a stay abroad, and said anew after it. */
const USUAL_DAYS = 180;

export const newDelegate = (now: Date): DelegateInput => ({
  name: '',
  relation: '',
  phone: '',
  hearings: true,
  documents: false,
  billing: false,
  allCases: 'all',
  caseIds: [],
  lastDay: new Date(now.getTime() + USUAL_DAYS * 86_400_000).toISOString().slice(0, 10),
});

/** What the form says, as the service takes it. */
export function delegateData(values: DelegateInput, language: Language): NewDelegate {
  const scopes = (['hearings', 'documents', 'billing'] satisfies DelegationScope[]).filter((scope) => values[scope]);
  const { name, relation, phone, lastDay } = values;
  const caseIds = values.allCases === 'all' ? null : values.caseIds;
  return { name, relation, phone, language, scopes, caseIds, lastDay };
}
