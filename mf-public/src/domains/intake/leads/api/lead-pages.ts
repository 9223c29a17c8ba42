import type { FormRequest, PageRequest, PageResult } from '@diwan/mf-kit';
import { loadPageContent, type PageContent } from '../../../../site/load-page-content.js';
import { AREAS, CHANNELS, type Channel, type LeadSource } from '../lead-options.js';
import { referenceOf } from '../lead-values.js';
import { submitLead } from './submit-lead.js';

export interface LeadPageData extends PageContent {
  /** Set after a form that was sent without JavaScript. */
  sent: { reference: string; channel: Channel | null } | null;
  /** What the page that led here is about: `/contact?area=family`. */
  area: (typeof AREAS)[number] | null;
}

const load =
  (source: LeadSource) =>
  async (request: PageRequest): Promise<PageResult<LeadPageData>> => {
    const content = await loadPageContent(source, request);
    const reference = referenceOf(request.query.get('sent'));
    const channel = CHANNELS.find((name) => name === request.query.get('channel')) ?? null;
    const area = AREAS.find((name) => name === request.query.get('area')) ?? null;
    return { data: { ...content, sent: reference ? { reference, channel } : null, area } };
  };

const submit =
  (source: LeadSource) =>
  async (request: FormRequest): Promise<PageResult<LeadPageData>> => {
    const outcome = await submitLead(request, source);
    if ('redirect' in outcome) return { redirect: outcome.redirect, data: undefined as never };
    return { ...(await load(source)(request)), ...outcome };
  };

export const loadContact = load('contact');
export const submitContact = submit('contact');
export const loadConsultation = load('consultation');
export const submitConsultation = submit('consultation');
