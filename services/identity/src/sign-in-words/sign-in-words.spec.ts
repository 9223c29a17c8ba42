import { ownNumber } from '@diwan/contracts/messages/own-number/questions';
import { listClients } from '@diwan/contracts/people/clients/http';
import { signUp } from '@diwan/contracts/people/sign-in/http';
import { askSignInWord, signInByWord } from '@diwan/contracts/people/sign-in-words/http';
import { provePhone } from '@diwan/contracts/people/sign-in-words/questions';
import { wordIn } from '@diwan/contracts/people/sign-in-words/word';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  actionsOf,
  cookiesOf,
  details,
  newContact,
  newPhone,
  newStaff,
  sessionOf,
  startIdentity,
  type TestIdentity,
} from '../testing/identity.js';

describe('signing in by sending us a word', () => {
  let identity: TestIdentity;
  let receives = true;
  beforeAll(async () => {
    identity = await startIdentity();
    identity.rpcAnswers(ownNumber, () => ({ writeTo: receives ? 'https://wa.me/9611?text=' : null, number: null }));
  });
  afterAll(() => identity.stop());
  afterEach(() => {
    receives = true;
    identity.setTime(null);
  });

  /** A browser that got a word. */
  const browserWithWord = async () => {
    const answer = await identity.http().call(askSignInWord, { body: {} });
    expect(answer.status).toBe(201);
    return { id: answer.body.id as string, word: answer.body.word as string, cookie: cookiesOf(answer).join('; ') };
  };
  type Waiting = Awaited<ReturnType<typeof browserWithWord>>;
  const redeem = ({ id, cookie }: Pick<Waiting, 'id' | 'cookie'>, mode: 'sign-in' | 'sign-up' = 'sign-in') =>
    identity.http().call(signInByWord, { body: { id, mode } }, { Cookie: cookie });
  const arrives = (word: string, phone: string) => identity.ask(provePhone, { word, phone });

  it('waits until the word arrives, then signs in once, and sends nobody anything', async () => {
    const phone = newPhone();
    const { personId } = await newContact(identity, phone);
    const before = identity.sent.length;
    const browser = await browserWithWord();
    expect((await redeem(browser)).body).toEqual({ outcome: 'waiting' });
    await arrives(browser.word, phone);
    const signedIn = await redeem(browser);
    expect(signedIn.body).toMatchObject({ outcome: 'signed-in', person: { id: personId }, notice: null });
    expect(sessionOf(identity, signedIn).personId).toBe(personId);
    expect(await redeem(browser)).toMatchObject({ status: 401, body: { code: 'TICKET_INVALID' } });
    expect(identity.sent).toHaveLength(before);
    expect((await actionsOf(identity, 'person', personId)).at(-1)).toBe('session.opened');
  });

  it('D-007: a phone without an account gets to the details step, in either mode', async () => {
    const phone = newPhone();
    const browser = await browserWithWord();
    await arrives(browser.word, phone);
    const { body } = await redeem(browser);
    expect(body).toMatchObject({ outcome: 'details-needed', phone, notice: 'ACCOUNT_NOT_FOUND' });
    expect((await identity.http().call(signUp, { body: details(body.ticket, phone) })).status).toBe(201);
    const again = await browserWithWord();
    await arrives(again.word, phone);
    expect((await redeem(again, 'sign-up')).body).toMatchObject({ outcome: 'signed-in', notice: 'ACCOUNT_EXISTS' });
  });

  it('D-008: words are given and wait alike, whoever may send them; an unknown word is answered like a good one', async () => {
    const [one, other] = [await browserWithWord(), await browserWithWord()];
    expect(one.word).not.toBe(other.word);
    expect(wordIn(`Please. My word: ${one.word.toLowerCase()}.`)).toBe(one.word);
    expect(await arrives('00000-00000', newPhone())).toEqual(await arrives(one.word, newPhone()));
    expect((await redeem(other)).body).toEqual({ outcome: 'waiting' });
  });

  it('is worth nothing in another browser, even with the id', async () => {
    const phone = newPhone();
    await newContact(identity, phone);
    const [browser, thief] = [await browserWithWord(), await browserWithWord()];
    await arrives(browser.word, phone);
    for (const cookie of [thief.cookie, '']) {
      expect(await redeem({ id: browser.id, cookie })).toMatchObject({ status: 401, body: { code: 'TICKET_INVALID' } });
    }
    expect((await redeem(browser)).body.outcome).toBe('signed-in');
  });

  it('belongs to the first phone that sends it', async () => {
    const [first, second] = [newPhone(), newPhone()];
    const browser = await browserWithWord();
    await arrives(browser.word, first);
    await arrives(browser.word, second);
    expect((await redeem(browser)).body.phone).toBe(first);
  });

  it('is good for ten minutes, and a word that arrives later proves nothing', async () => {
    const browser = await browserWithWord();
    identity.setTime(new Date(Date.now() + 10 * 60_000 + 1000));
    await arrives(browser.word, newPhone());
    expect((await redeem(browser)).body.code).toBe('TICKET_INVALID');
  });

  it('opens one session when the page asks twenty times at once', async () => {
    const phone = newPhone();
    await newContact(identity, phone);
    const browser = await browserWithWord();
    await arrives(browser.word, phone);
    const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(browser)));
    expect(answers.filter(({ body }) => body.outcome === 'signed-in')).toHaveLength(1);
  });

  it('H1: staff still confirm by their second factor', async () => {
    const owner = await newStaff(identity, 'owner');
    const browser = await browserWithWord();
    await arrives(browser.word, owner.phone);
    const session = sessionOf(identity, await redeem(browser));
    expect((await identity.http(session).call(listClients, { query: {} })).status).toBe(403);
  });

  it('is not offered where the firm receives nothing, and is kept as a hash alone', async () => {
    const browser = await browserWithWord();
    expect(JSON.stringify(await identity.model('SignInWord').find().lean())).not.toContain(browser.word);
    receives = false;
    expect((await identity.http().call(askSignInWord, { body: {} })).status).toBe(503);
  });
});
