import { promiseOfLead, reachOfLead } from '@diwan/contracts/intake/leads/questions';
import { casesKeptFrom } from '@diwan/contracts/matters/cases/questions';
import { documentFacts, documentNotice, hiddenDocumentNotice } from '@diwan/contracts/matters/documents/questions';
import { walledSubjects } from '@diwan/contracts/matters/walls/questions';
import { reachOfSubscription } from '@diwan/contracts/messages/newsletter/questions';
import type { WantedChannels } from '@diwan/contracts/messages/preferences/topics';
import { findClientIds } from '@diwan/contracts/people/clients/questions';
import { namesOfPeople, peopleAtPhone, reachOfPeople } from '@diwan/contracts/people/persons/questions';
import { staffWithPermission } from '@diwan/contracts/people/staff/questions';
import { WEEKDAYS } from '@diwan/contracts/site/office/office-profile';
import { officeProfile } from '@diwan/contracts/site/office/questions';
import { startTestService, type TestService } from '@diwan/service-kit/testing';
import type * as z from 'zod/mini';
import { type NotificationsConfig, notificationsConfig } from '../config.js';
import type { OutgoingMessage, SendResult } from '../messages/message.js';
import { DeliverNotices } from '../notices/deliver-notices.js';
import { definition } from '../notifications.js';
import type { MessageProvider } from '../providers/message-provider.js';
import type { TemplateApprovals } from '../providers/template-approvals.js';
import { SubmitDrafts } from '../templates/submit-drafts.js';

type Person = z.infer<typeof reachOfPeople.output>[number];

export const CLIENT = '65f0c0ffee65f0c0ffee0002';
export const STAFF = '65f0c0ffee65f0c0ffee0001';
export const OWNER = '65f0c0ffee65f0c0ffee0003';
export const DOCUMENT = '65f0c0ffee65f0c0ffee00d0';
export const CASE = '65f0c0ffee65f0c0ffee00c0';
export const LEAD = '65f0c0ffee65f0c0ffee00a0';

const PROFILE: z.infer<typeof officeProfile.output> = {
  name: { en: '', ar: '' },
  blurb: { en: '', ar: '' },
  phone: '+9611000000',
  whatsappNumber: '+96170000000',
  email: 'office@diwan.test',
  address: null,
  openingHours: WEEKDAYS.map((day) => ({ day, hours: null })),
  holidays: [],
  emergencyLine: false,
  foundedOn: null,
  barRegistration: null,
  vatNumber: null,
  unreviewedFacts: 'noted',
  version: 1,
};

/** Of somebody who wants nothing by WhatsApp; news of a court goes by e-mail then. */
export const NO_WHATSAPP: WantedChannels = {
  hearing: ['email'],
  document: [],
  request: [],
  billing: [],
  weekly: [],
  digest: [],
  news: [],
  office: [],
};

/** What the other services answer; tests change it. */
export function otherServices() {
  const person = (id: string, phone: string): Person => {
    const language = 'en' as const;
    return {
      id,
      name: `Person ${phone.slice(-1)}`,
      language,
      phone,
      whatsapp: null,
      email: null,
    };
  };
  return {
    people: new Map<string, Person>([
      [CLIENT, person(CLIENT, '+96170000002')],
      [STAFF, person(STAFF, '+96170000001')],
      [OWNER, person(OWNER, '+96170000003')],
    ]),
    document: {
      title: 'Statement of claim',
      caseTitle: 'Karam v. Karam',
      path: '/client-portal/documents/1',
    } as z.infer<typeof documentNotice.output>,
    hiddenDocument: { title: 'Statement of claim', caseTitle: 'Karam v. Karam' } as z.infer<
      typeof hiddenDocumentNotice.output
    >,
    lead: {
      name: 'A Visitor',
      phone: '+96170000009',
      email: null,
      language: 'ar',
      reference: 'L-2026-0001',
    } as z.infer<typeof reachOfLead.output>,
    highDocuments: false,
    /** Cases and records of them that everybody who asks is kept away from. */
    walled: [] as string[],
    leadPromise: { respondBy: '2026-03-09T15:30:00.000Z' } as z.infer<typeof promiseOfLead.output>,
    /** Staff who have a permission; whoever is not named here has none. */
    staff: { 'lead:write': [STAFF], 'role:write': [OWNER] } as Record<string, string[]>,
    firm: { en: 'Karam Law', ar: 'مكتب كرم' },
    subscription: {
      email: 'reader@example.org',
      language: 'en',
      confirmUrl: 'https://diwan.test/newsletter/confirm?token=c',
      unsubscribeUrl: 'https://diwan.test/newsletter/unsubscribe?token=u',
    } as z.infer<typeof reachOfSubscription.output>,
  };
}

/** Lets the double of a service under test answer for the other services. */
export function answerForOthers(service: TestService, others: ReturnType<typeof otherServices>): void {
  service.rpcAnswers(reachOfPeople, ({ ids }) =>
    ids.flatMap((id) => {
      const person = others.people.get(id);
      if (!person) return [];
      const { phone, whatsapp } = person;
      return { provenNumbers: whatsapp === null ? [phone] : [phone, whatsapp], ...person };
    }),
  );
  service.rpcAnswers(peopleAtPhone, ({ phone }) => ({
    ids: [...others.people.values()].filter((one) => [one.phone, one.whatsapp].includes(phone)).map(({ id }) => id),
  }));
  service.rpcAnswers(namesOfPeople, ({ ids }) =>
    ids.flatMap((id) => {
      const person = others.people.get(id);
      return person ? [{ id, name: person.name, isClient: id === CLIENT, isStaff: id !== CLIENT }] : [];
    }),
  );
  service.rpcAnswers(findClientIds, ({ search }) => (search === 'Person' ? [CLIENT] : []));
  service.rpcAnswers(documentFacts, ({ ids, high }) =>
    ids.map((id) => ({
      id,
      title: others.highDocuments && !high ? null : 'Statement of claim',
      caseNumber: '2026/17',
    })),
  );
  service.rpcAnswers(walledSubjects, () => others.walled);
  service.rpcAnswers(casesKeptFrom, () => others.walled);
  service.rpcAnswers(staffWithPermission, ({ permission }) => others.staff[permission] ?? []);
  service.rpcAnswers(documentNotice, () => others.document);
  service.rpcAnswers(hiddenDocumentNotice, () => others.hiddenDocument);
  service.rpcAnswers(reachOfLead, () => others.lead);
  service.rpcAnswers(promiseOfLead, () => others.leadPromise);
  service.rpcAnswers(officeProfile, () => ({ ...PROFILE, name: others.firm }));
  service.rpcAnswers(reachOfSubscription, () => others.subscription);
}

/** Waits for a whole round of deliveries: whatever was due before it has been tried after it. */
export async function deliveryRound(service: TestService): Promise<void> {
  const deliveries = service.app.get(DeliverNotices);
  await deliveries.look();
  await deliveries.idle();
}

/** A provider that keeps what it took and fails as told. */
export class FakeProvider implements MessageProvider {
  readonly taken: OutgoingMessage[] = [];
  calls = 0;
  /** `timeout`: takes the message, never says so. */
  mode: 'ok' | 'refuse' | 'away' | 'timeout' | 'hang' | 'no-such-mailbox' = 'ok';
  /** Templates that are refused for good, and the reason, by content SID. */
  readonly stopped = new Map<string, string>();
  private release: () => void = () => {};

  async send(message: OutgoingMessage): Promise<SendResult> {
    this.calls += 1;
    if (this.mode === 'refuse') return { outcome: 'refused', retry: true, reason: 'twilio_503' };
    if (this.mode === 'away') return { outcome: 'refused', retry: true, reason: 'twilio_503', outage: true };
    if (this.mode === 'no-such-mailbox')
      return { outcome: 'refused', retry: false, reason: 'smtp_550', noSuchMailbox: true };
    const stopped = this.stopped.get(message.contentSid ?? '');
    if (stopped) return { outcome: 'refused', retry: false, reason: stopped };
    this.taken.push(message);
    if (this.mode === 'timeout') return { outcome: 'unclear', reason: 'TIMEOUT' };
    if (this.mode === 'hang') await new Promise<void>((resolve) => this.onRelease(resolve));
    return { outcome: 'accepted', providerId: `SM${this.calls}` };
  }

  /** Lets a hanging call end. */
  letGo(): void {
    this.release();
  }

  private onRelease(resolve: () => void): void {
    this.release = resolve;
  }
}

/** The service among doubles of the others; with a provider given, WhatsApp or mail goes to it instead of the demo inbox. `sms`: whether there is SMS beside a provider; it goes where the configuration says. */
export async function startNotifications({
  provider,
  mail,
  approvals,
  sms = provider === undefined,
  env = {},
}: {
  provider?: MessageProvider;
  mail?: MessageProvider;
  approvals?: TemplateApprovals;
  sms?: boolean;
  env?: Record<string, string>;
} = {}): Promise<{ service: TestService; others: ReturnType<typeof otherServices> }> {
  const settings = { DEMO: 'true', NOTICE_BATCH_SECONDS: '0', QUIET_HOURS: 'off', ...env };
  const demo = { DEMO: settings.DEMO === 'true', NODE_ENV: 'test' } as NotificationsConfig;
  const { endpoints, operations = [] } = definition(demo);
  const service = await startTestService({
    name: 'notifications',
    shape: notificationsConfig,
    endpoints,
    operations,
    module: (config) =>
      definition(config, {
        ...(provider && { whatsapp: provider }),
        ...(mail && { mail }),
        ...(!sms && { sms: null }),
        ...(approvals && { approvals }),
      }).module,
    env: settings,
  });
  // Templates stand as a spec has them stand.
  await service.app.get(SubmitDrafts).onModuleDestroy();
  const others = otherServices();
  answerForOthers(service, others);
  return { service, others };
}
