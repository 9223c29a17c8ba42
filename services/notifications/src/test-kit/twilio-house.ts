import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TEST_ORIGIN } from '@diwan/service-kit/testing';
import type { SimulatorOptions } from '@diwan/twilio-simulator/options';
import { startTwilioSimulator } from '@diwan/twilio-simulator/start-twilio-simulator';
import { contentOf } from '../messages/template-content.js';
import type { TemplateName } from '../messages/templates.js';
import { typesOf } from '../providers/twilio-approvals.js';
import { startNotifications } from './house.js';

export const OUR_NUMBER = '+96170000000';
const accountSid = `AC${'1'.repeat(32)}`;
const authToken = 'a-twilio-token';

/** The service with Twilio's own client, and a Twilio of one's own with some templates approved. */
export async function startWithTwilio({
  templates = ['document_shared', 'generic_notice', 'otp_login', 'reply_waiting'],
  env = {},
  ...options
}: { templates?: TemplateName[]; env?: Record<string, string> } & Partial<SimulatorOptions> = {}) {
  const reach: Record<string, string> = {};
  const inboundUrl = `${TEST_ORIGIN}/api/notifications/received-messages/twilio`;
  // What somebody writes is ours to judge, as it is over WhatsApp.
  const rules = { keepsOptOuts: false, ...options };
  const twilio = await startTwilioSimulator({ accountSid, authToken, reach, inboundUrl, ...rules });
  const sids = Object.fromEntries(
    await Promise.all(templates.map(async (name) => [name, { en: await approved(twilio.origin, name) }] as const)),
  );
  const folder = await mkdtemp(path.join(tmpdir(), 'diwan-received-'));
  const settings = {
    ...{ TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_SENDER: OUR_NUMBER },
    ...{ TWILIO_API_ORIGIN: twilio.origin, TWILIO_TEMPLATES: JSON.stringify(sids), OBJECT_STORE_DIR: folder },
  };
  const { service, others } = await startNotifications({ env: { ...settings, ...env } });
  reach[TEST_ORIGIN] = `http://127.0.0.1:${service.port}`;
  const stop = async () => {
    await twilio.stop();
    await service.stop();
    await rm(folder, { recursive: true });
  };
  /** Somebody writes to us. */
  const write = (from: string, what: Omit<Parameters<typeof twilio.write>[0], 'from' | 'to'>) =>
    twilio.write({ from, to: OUR_NUMBER, ...what });
  /** What went to a number, newest first. */
  const sentTo = (number: string) =>
    twilio.messages().filter(({ to, direction }) => to === `whatsapp:${number}` && direction === 'outbound-api');
  return { twilio, service, others, stop, write, sentTo };
}

/** Stores a template with the provider and has it approved; answers its content SID. */
async function approved(origin: string, name: TemplateName): Promise<string> {
  const Authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const post = async (where: string, body: unknown) => {
    const answer = await fetch(`${origin}${where}`, {
      method: 'POST',
      headers: { Authorization },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as { sid: string };
  };
  const content = contentOf(name, 'en');
  const { samples } = content;
  const types = typesOf(content);
  const { sid } = await post('/v1/Content', { friendly_name: name, language: 'en', variables: samples, types });
  await post(`/v1/Content/${sid}/ApprovalRequests/whatsapp`, { name, category: 'UTILITY' });
  return sid;
}
