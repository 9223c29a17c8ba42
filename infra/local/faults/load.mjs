import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import { DEMO_CLIENT } from '@diwan/contracts/demo/accounts';
import { Person } from './person.mjs';

const EVERY_MS = { lead: 250, document: 900, page: 300, session: 500 };
/** Pages that visitors read meanwhile. */
export const PAGES = ['/', '/ar', '/news', '/about', '/contact'];
const NUMBERS = 1_000_000;
/** Each request has a number of its own, through all cases of a run: two at one number would look like a message sent twice. */
let lastNumber = Math.floor(Math.random() * NUMBERS);

/** What people do while something fails, and what they were told about it. */
export class Load {
  /** Deeds that were acknowledged: `mark` is found again in lists and messages. */
  leads = [];
  documents = [];
  counts = { requests: 0, failed: 0, pagesFailed: 0, odd: 0, sessionsLost: 0 };
  running = false;

  constructor(origin, owner, client, caseId) {
    Object.assign(this, { origin, owner, client, caseId, visitor: new Person(origin, '') });
  }

  start() {
    this.running = true;
    const again = async (everyMs, deed) => {
      for (; this.running; await delay(everyMs * (0.5 + Math.random()))) await deed();
    };
    this.done = Promise.all([
      again(EVERY_MS.lead, () => this.sendLead()),
      again(EVERY_MS.document, () => this.shareDocument()),
      again(EVERY_MS.page, () => this.readPage()),
      again(EVERY_MS.session, () => this.checkSession(this.client)),
    ]);
  }

  async stop() {
    this.running = false;
    await this.done;
  }

  /** Sends a request for a consultation under a name and a telephone of its own. */
  async sendLead() {
    const mark = `m${randomBytes(6).toString('hex')}`;
    lastNumber = (lastNumber + 1) % NUMBERS;
    const phone = `+96176${String(lastNumber).padStart(6, '0')}`;
    const { status, json } = await this.counted(this.visitor, 'POST', '/api/chatbot/leads', {
      firstName: 'Fault',
      lastName: mark,
      email: `${mark}@diwan.example`,
      phone,
      area: 'corporate',
      message: 'Sent while something failed.',
      source: 'contact',
      language: 'en',
      consentVersion: 'contact-2026-11',
    });
    if (status === 201) this.leads.push({ mark, reference: json.reference, phone });
    return status;
  }

  /** Uploads a document and shares it with the client. */
  async shareDocument() {
    const mark = `d${randomBytes(6).toString('hex')}`;
    const file = await pdf(mark);
    const form = new FormData();
    const fields = {
      title: mark,
      documentType: 'correspondence',
      confidentialityLevel: 'normal',
      ...this.documentFields,
    };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new File([file], `${mark}.pdf`, { type: 'application/pdf' }));
    const uploaded = await this.counted(this.owner, 'POST', `/api/cases/cases/${this.caseId}/documents`, form);
    if (uploaded.status === 401) await this.checkSession(this.owner);
    if (uploaded.status !== 201) return uploaded.status;
    const document = { mark, id: uploaded.json.id, bytes: file.length, shared: false };
    this.documents.push(document);
    const wish = { documentIds: [document.id], clientIds: [DEMO_CLIENT.id], notify: true };
    const { status } = await this.counted(this.owner, 'POST', `/api/cases/cases/${this.caseId}/documents/share`, wish);
    document.shared = status === 200;
    return status;
  }

  async readPage() {
    const address = PAGES[Math.floor(Math.random() * PAGES.length)];
    const { status, text } = await this.counted(this.visitor, 'GET', address);
    if (status !== 200) this.counts.pagesFailed += 1;
    else if (!text.includes('</h1>')) this.counts.odd += 1;
  }

  /** A session that is told to be nobody's is lost: its person signs in anew. */
  async checkSession(person) {
    this.counts.requests += 1;
    if ((await person.readSession()) !== false) return;
    this.counts.sessionsLost += 1;
    await person.signIn().catch(() => undefined);
  }

  async counted(person, method, address, body) {
    const answer = await person.ask(method, address, body);
    this.counts.requests += 1;
    if (answer.status === 0 || answer.status >= 400) this.counts.failed += 1;
    return answer;
  }
}

async function pdf(text) {
  const document = await PDFDocument.create();
  document.addPage([595, 842]).drawText(text, { x: 60, y: 760 });
  return Buffer.from(await document.save());
}
