import { ENDPOINTS } from '@diwan/contracts/http/all';
import { promiseOfLead, reachOfLead } from '@diwan/contracts/intake/leads/questions';
import { messageNotice } from '@diwan/contracts/messages/conversations/questions';
import { MOVED_BY_MERGE } from '@diwan/contracts/people/client-merges/questions';
import { RECORDS_OF_CLIENT } from '@diwan/contracts/people/clients/questions';
import { DATA_OF_PERSON } from '@diwan/contracts/people/data-copies/questions';
import { WEEKDAYS } from '@diwan/contracts/site/office/office-profile';
import { startTestService, type TestService } from '@diwan/service-kit/testing';
import { ChatbotService } from '../chatbot.js';
import { chatbotConfig } from '../config.js';

/** Starts the service as it is deployed; specs send more requests within an hour than people. */
export const startChatbot = (env: Record<string, string> = {}): Promise<TestService> =>
  startTestService({
    name: 'chatbot',
    module: ChatbotService,
    endpoints: ENDPOINTS.chatbot,
    operations: [
      messageNotice,
      promiseOfLead,
      reachOfLead,
      MOVED_BY_MERGE.chatbot,
      RECORDS_OF_CLIENT.chatbot,
      DATA_OF_PERSON.chatbot,
    ],
    shape: chatbotConfig,
    env: { LEADS_PER_HOUR: '1000', ...env },
  });

/** What a visitor sends who asks for a consultation. */
export const REQUEST = {
  firstName: 'Rana',
  lastName: 'Haddad',
  email: null,
  phone: '03 123 456',
  area: 'corporate',
  message: 'A question about a company.',
  source: 'contact',
  language: 'en',
  consentVersion: 'contact-2026-11',
} as const;

let phones = 0;
/** A number that nobody has sent a request from: what comes from a known one adds to its lead (D-058). */
export const anotherPhone = (): string => `+96170${String(++phones).padStart(6, '0')}`;

/** An office that is open every day from `opens` to six. */
export const officeOpenAt = (opens: string) => ({
  name: { en: 'Firm', ar: 'مكتب' },
  blurb: { en: 'Law', ar: 'محاماة' },
  phone: '+96170000000',
  whatsappNumber: '+96170000000',
  email: 'info@diwan.example',
  address: null,
  openingHours: WEEKDAYS.map((day) => ({ day, hours: { opens, closes: '18:00' } })),
  holidays: [],
  emergencyLine: true,
  foundedOn: null,
  barRegistration: null,
  vatNumber: null,
  unreviewedFacts: 'noted' as const,
  version: 1,
});
