import { getClientNewsletterConsent } from '@diwan/contracts/messages/newsletter/consents.http';
import { SubscriptionRequestedV1 } from '@diwan/contracts/messages/newsletter/events';
import { confirmSubscription, subscribeToNewsletter, unsubscribe } from '@diwan/contracts/messages/newsletter/http';
import { reachOfSubscription, subscriptionsOf } from '@diwan/contracts/messages/newsletter/questions';
import { provenOfClient } from '@diwan/contracts/people/clients/questions';
import { DATA_OF_PERSON } from '@diwan/contracts/people/data-copies/questions';
import { SubscriberErasedV1 } from '@diwan/contracts/people/erasures/events';
import { reachOfPeople } from '@diwan/contracts/people/persons/questions';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type NewsRig, startNews } from '../../test/news-rig.js';

let service: NewsRig;
beforeAll(async () => {
  service = await startNews();
});
afterAll(() => service.stop());

const visitor = () => service.http();
const tokenOf = (url: string) => new URL(url).searchParams.get('token') ?? '';
const ASKED = { email: 'own@b.test', language: 'ar' as const, consentVersion: 'newsletter-2026-11' as const };

it('OFF-03, PORT-08: staff and the person read when it was asked for, confirmed and ended, of a proven address only', async () => {
  const id = '64b0000000000000000000c1';
  const consent = async (email: string | null) => {
    service.rpcAnswers(provenOfClient, () => ({ phone: null, email }));
    const owner = await service.signInAs({ roles: ['owner'] });
    return (await service.http(owner).call(getClientNewsletterConsent, { params: { id } })).body;
  };
  const data = async (email: string | null) => {
    const reach = {
      name: 'Rana',
      language: 'ar' as const,
      phone: '+9613123456',
      whatsapp: null,
      email: 'own@b.test',
    };
    service.rpcAnswers(reachOfPeople, () => [{ id, ...reach, provenEmail: email }]);
    return service.ask(DATA_OF_PERSON.news, { personId: id, part: 'newsletter', after: null });
  };
  await visitor().call(subscribeToNewsletter, { body: ASKED });
  const { payload } = (await service.eventsOf(SubscriptionRequestedV1)).at(-1)!;
  const reach = await service.ask(reachOfSubscription, payload);
  await visitor().call(confirmSubscription, { body: { token: tokenOf(reach!.confirmUrl) } });
  const said = { email: 'own@b.test', text: 'newsletter-2026-11', givenAt: expect.any(String), withdrawnAt: null };
  expect(await consent('Own@b.test')).toMatchObject({ verified: true, subscription: said });
  await visitor().call(unsubscribe, { body: { token: tokenOf(reach!.unsubscribeUrl) } });
  expect((await consent('own@b.test')).subscription).toMatchObject({ withdrawnAt: expect.any(String) });
  expect(await consent('other@b.test')).toEqual({ verified: true, subscription: null });
  expect(await consent(null)).toEqual({ verified: false, subscription: null });
  expect((await data('own@b.test')).rows).toMatchObject([{ status: 'ended', consentText: 'newsletter-2026-11' }]);
  expect((await data(null)).rows).toEqual([]);
});

it('PORT-08: what stands under the addresses of somebody who is to be forgotten is named, and gone once they are', async () => {
  const subscribe = async (email: string) => {
    await visitor().call(subscribeToNewsletter, { body: { ...ASKED, email } });
    return (await service.eventsOf(SubscriptionRequestedV1)).at(-1)!.payload;
  };
  const [goes, stays] = [await subscribe('goes@b.test'), await subscribe('stays@b.test')];
  const of = (emails: string[]) => service.ask(subscriptionsOf, { emails });
  expect(await of(['Goes@b.test', 'nobody@b.test'])).toEqual([goes.subscriptionId]);
  const reach = await service.ask(reachOfSubscription, goes);
  const erased = { subscriptionId: goes.subscriptionId };
  for (let times = 0; times < 2; times++) await service.deliver(SubscriberErasedV1, erased);
  expect(await of(['goes@b.test', 'stays@b.test'])).toEqual([stays.subscriptionId]);
  // The mail that was on its way is not sent any more, and its link confirms nothing.
  expect(await service.ask(reachOfSubscription, goes)).toBeNull();
  const body = { token: tokenOf(reach!.confirmUrl) };
  expect((await visitor().call(confirmSubscription, { body })).status).toBe(404);
  const log = await service.auditOf('subscription', goes.subscriptionId);
  expect(log).toMatchObject([{ action: 'subscription.erased' }]);
  expect(JSON.stringify(log)).not.toContain('b.test');
  expect((await subscribe('goes@b.test')).subscriptionId).not.toBe(goes.subscriptionId);
});

it('M10 D-147: an address that nobody confirmed is forgotten after a month, a subscription never by itself', async () => {
  const indexes = await service.model('Subscription').collection.indexes();
  expect(indexes.filter(({ expireAfterSeconds }) => expireAfterSeconds !== undefined)).toMatchObject([
    { key: { updatedAt: 1 }, expireAfterSeconds: 30 * 86_400, partialFilterExpression: { state: 'pending' } },
  ]);
});
