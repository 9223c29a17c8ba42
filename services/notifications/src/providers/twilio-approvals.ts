import { outsideTransaction } from '@diwan/service-kit/deeds/ambient-transaction';
import twilio from 'twilio';
import type { TemplateContent } from '../messages/template-content.js';
import { type Approval, type ApprovalStatus, type TemplateApprovals, TemplateRefused } from './template-approvals.js';
import { type HttpClient, type TwilioReach, twilioHttp } from './twilio-http.js';

type Account = { accountSid: string; authToken: string } & TwilioReach;
type Created = Parameters<ReturnType<typeof twilio>['content']['v1']['contents']['create']>[0];

const STATUSES = new Set<string>([
  'unsubmitted',
  'received',
  'pending',
  'approved',
  'rejected',
  'paused',
  'disabled',
] satisfies ApprovalStatus[]);

/** Templates of Twilio's Content API, and what WhatsApp says of them. */
export class TwilioApprovals implements TemplateApprovals {
  private readonly client: ReturnType<typeof twilio>;

  constructor({ accountSid, authToken, ...reach }: Account, httpClient: HttpClient = twilioHttp(reach)) {
    this.client = twilio(accountSid, authToken, { httpClient, autoRetry: false });
  }

  async store(friendlyName: string, content: TemplateContent): Promise<string> {
    const { language, samples } = content;
    // The client's types name the fields otherwise than it sends them: it passes on what it gets.
    const created = { friendly_name: friendlyName, language, variables: samples, types: typesOf(content) };
    const { sid } = await ask(() => this.client.content.v1.contents.create(created as unknown as Created));
    return sid;
  }

  async request(contentSid: string, name: string, category: TemplateContent['category']): Promise<Approval> {
    const asked = { name, category: category.toUpperCase() };
    const { status, rejectionReason } = await ask(() =>
      this.client.content.v1.contents(contentSid).approvalCreate.create(asked),
    );
    return approvalOf({ status, rejection_reason: rejectionReason });
  }

  async standing(contentSid: string): Promise<Approval | null> {
    try {
      const { whatsapp } = await ask(() => this.client.content.v1.contents(contentSid).approvalFetch().fetch());
      return approvalOf(whatsapp ?? {});
    } catch (error) {
      if (error instanceof twilio.RestException && error.status === 404) return null;
      throw error;
    }
  }
}

/** The form that WhatsApp has for codes, for lists and for quick replies, else plain text. */
export function typesOf({ body, code, buttons, list }: TemplateContent) {
  if (list) {
    const items = list.lines.map(({ id, title }) => ({ id, item: title }));
    return { 'twilio/list-picker': { body, button: list.button, items } };
  }
  const actions = buttons.map((button) => ({ type: 'QUICK_REPLY', ...button }));
  if (actions.length > 0) return { 'twilio/quick-reply': { body, actions } };
  if (code === null) return { 'twilio/text': { body } };
  return {
    'whatsapp/authentication': {
      add_security_recommendation: true,
      code_expiration_minutes: code.minutes,
      actions: [{ type: 'COPY_CODE', copy_code_text: code.copyLabel }],
    },
  };
}

function approvalOf({ status, rejection_reason }: Record<string, unknown>): Approval {
  const said = String(status ?? '').toLowerCase();
  const known = STATUSES.has(said) ? (said as ApprovalStatus) : 'unsubmitted';
  return { status: known, reason: typeof rejection_reason === 'string' && rejection_reason ? rejection_reason : null };
}

/** Refused for what it is: asking again changes nothing. Credentials, limits and faults of the provider may pass. */
async function ask<Answer>(question: () => Promise<Answer>): Promise<Answer> {
  outsideTransaction('asking about templates');
  try {
    return await question();
  } catch (error) {
    if (error instanceof twilio.RestException && [400, 409, 422].includes(error.status))
      throw new TemplateRefused(`twilio_${error.code ?? error.status}`);
    throw error;
  }
}
