import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ENDPOINTS } from '@diwan/contracts/http/all';
import type { InputOf } from '@diwan/contracts/http/endpoint';
import { createCase, type updateCase } from '@diwan/contracts/matters/cases/http';
import type { StaffDocument } from '@diwan/contracts/matters/documents/http';
import { createGrant, setDocumentPolicy, shareDocuments } from '@diwan/contracts/matters/documents/http';
import type { DocumentPolicy } from '@diwan/contracts/matters/documents/policy';
import { setWall } from '@diwan/contracts/matters/walls/http';
import { documentNoticeStanding } from '@diwan/contracts/messages/notices/questions';
import { namesOfPeople, reachOfPeople } from '@diwan/contracts/people/persons/questions';
import { type SignedIn, startTestService, type TestAnswer, type TestService } from '@diwan/service-kit/testing';
import { CasesService, definition } from '../src/cases.js';
import { type CasesConfig, casesConfig } from '../src/config.js';
import { samplePdf } from './sample-files.js';

/** People that the double of identity knows. */
export interface Person {
  id: string;
  name: string;
  phone: string;
}
let phones = 70_000_100;
const person = (name: string): Person => ({ id: randomBytes(12).toString('hex'), name, phone: `+961${phones++}` });

/** The cases service under test with two clients, a firm, and its objects in a folder of its own. */
export interface CasesRig extends TestService {
  clientA: Person;
  clientB: Person;
  /** A client whom specs keep away from cases of their own. */
  clientC: Person;
  lawyer: Person;
  assistant: Person;
  admin: Person;
  /** An owner, whom specs keep away from cases. */
  owner: Person;
  asClientA: SignedIn;
  asClientB: SignedIn;
  asClientC: SignedIn;
  asLawyer: SignedIn;
  asAssistant: SignedIn;
  asAdmin: SignedIn;
  asOwner: SignedIn;
  /** Identity stops answering until told otherwise. */
  identityIsAway(away: boolean): void;
  /** How many files the object store holds. */
  objects(): Promise<number>;
  aCase(more?: CaseChanges, by?: SignedIn): Promise<string>;
  /** Keeps people away from a case, as the admin. */
  wall(caseId: string, people: readonly Person[]): Promise<void>;
  upload(caseId: string, more?: Upload, by?: SignedIn): Promise<TestAnswer>;
  aDocument(options?: DocumentOptions): Promise<StaffDocument>;
  /** Sets a policy over the present one, as the admin. */
  setPolicy(documentId: string, policy: Partial<DocumentPolicy>): Promise<TestAnswer>;
  /** With all clients of its case, unless some are named. */
  share(
    document: Pick<StaffDocument, 'id' | 'caseId'>,
    by?: SignedIn,
    clientIds?: readonly string[],
  ): Promise<TestAnswer>;
  grant(by: SignedIn, documentId: string, action?: GrantAction): Promise<TestAnswer>;
  bytes(by: SignedIn | undefined, url: string, headers?: Record<string, string>): Promise<Response>;
  /** Takes a grant, which must be given, and reads its bytes. */
  download(by: SignedIn, documentId: string, action?: GrantAction): Promise<Download>;
}

type GrantAction = 'view' | 'download' | 'print';

interface Download {
  grant: TestAnswer['body'];
  response: Response;
  bytes: Buffer;
}

interface Upload {
  name?: string;
  bytes?: Buffer;
  fields?: Record<string, string>;
}

interface DocumentOptions extends Upload {
  caseId?: string;
  shared?: boolean;
  level?: 'normal' | 'medium' | 'high';
  policy?: Partial<DocumentPolicy>;
}

export const OPEN_POLICY: DocumentPolicy = {
  downloadRestriction: 'none',
  printRestriction: 'none',
  shareRestriction: 'none',
  watermarkEnabled: false,
  maxAccessCount: null,
  expiresAt: null,
};

let numbers = 0;

export async function startCases(env: Record<string, string> = {}): Promise<CasesRig> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cases-objects-'));
  const service = await startTestService({
    name: 'cases',
    module: CasesService,
    shape: casesConfig,
    // No LibreOffice that happens to be on the machine.
    env: { OBJECT_STORE_DIR: folder, SOFFICE: '/nowhere/soffice', ...env },
    endpoints: ENDPOINTS.cases,
    operations: definition({} as CasesConfig).operations,
  });
  const [clientA, clientB, clientC] = [person('Rana Khoury'), person('كريم منصور'), person('Nayla Gemayel')];
  const [lawyer, assistant, admin] = [person('Maya Saliba'), person('Ziad Assaf'), person('Nadim Haddad')];
  const owner = person('Samia Rizk');
  const clients = [clientA, clientB, clientC];
  const people = [...clients, lawyer, assistant, admin, owner];
  let away = false;
  const present = <Answer>(answer: Answer): Answer => {
    if (away) throw new Error('away');
    return answer;
  };
  service.rpcAnswers(namesOfPeople, ({ ids }) =>
    present(
      people
        .filter(({ id }) => ids.includes(id))
        .map(({ id, name }) => {
          const isClient = clients.some((client) => client.id === id);
          return { id, name, isClient, isStaff: !isClient };
        }),
    ),
  );
  service.rpcAnswers(reachOfPeople, ({ ids }) =>
    present(
      people
        .filter(({ id }) => ids.includes(id))
        .map((one) => ({ ...one, language: 'en' as const, whatsapp: null, email: null })),
    ),
  );
  service.rpcAnswers(documentNoticeStanding, () => ({ state: 'none' as const, from: null }));
  const asClient = ({ id: personId }: Person) => service.signInAs({ personId, roles: ['client'] });
  const [asClientA, asClientB, asClientC] = [await asClient(clientA), await asClient(clientB), await asClient(clientC)];
  const asLawyer = await service.signInAs({ personId: lawyer.id, roles: ['lawyer'] });
  const asAssistant = await service.signInAs({ personId: assistant.id, roles: ['assistant'] });
  const asAdmin = await service.signInAs({ personId: admin.id, roles: ['admin'] });
  const asOwner = await service.signInAs({ personId: owner.id, roles: ['owner'] });

  const rig: CasesRig = {
    ...service,
    clientA,
    clientB,
    clientC,
    lawyer,
    assistant,
    admin,
    owner,
    asClientA,
    asClientB,
    asClientC,
    asLawyer,
    asAssistant,
    asAdmin,
    asOwner,
    identityIsAway: (value) => {
      away = value;
    },
    objects: async () => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).length;
    },
    aCase: async (more = {}, by = asAdmin) => {
      const answer = await service.http(by).call(createCase, { body: aCaseFor(clientA, [lawyer, assistant], more) });
      if (answer.status !== 201) throw new Error(answer.text);
      return answer.body.id;
    },
    wall: async (id, people) => {
      const { version } = await service.model('LegalCase').findById(id).lean();
      const body = { people: people.map((one) => one.id), reason: 'A conflict of interests', version };
      const answer = await service.http(asAdmin).call(setWall, { params: { id }, body });
      if (answer.status !== 200) throw new Error(answer.text);
    },
    upload: async (caseId, { name = 'statement.pdf', bytes, fields } = {}, by = asLawyer) => {
      const form = new FormData();
      const values = {
        title: 'Statement of claim',
        documentType: 'pleading',
        confidentialityLevel: 'normal',
        ...fields,
      };
      for (const [key, value] of Object.entries(values)) form.append(key, value);
      form.append('file', new Blob([new Uint8Array(bytes ?? (await samplePdf()))]), name);
      return service.http(by).send('POST', `/api/cases/cases/${caseId}/documents`, { body: form });
    },
    aDocument: async ({ caseId, shared = true, level, policy, ...upload } = {}) => {
      const fields = { ...upload.fields, ...(level && { confidentialityLevel: level }) };
      const answer = await rig.upload(caseId ?? (await rig.aCase()), { ...upload, fields });
      if (answer.status !== 201) throw new Error(answer.text);
      // A document whose access has ended cannot be shared, only ended after.
      const wasShared = shared ? (await rig.share(answer.body)).body[0] : answer.body;
      if (!policy) return wasShared;
      return (await rig.setPolicy(answer.body.id, policy)).body;
    },
    setPolicy: async (id, policy) => {
      const { policyVersion } = await service.model('Document').findById(id).lean();
      const body = { ...OPEN_POLICY, ...policy, version: policyVersion };
      return service.http(asAdmin).call(setDocumentPolicy, { params: { id }, body });
    },
    share: async ({ id, caseId }, by = asLawyer, clientIds) => {
      const all = (await service.model('LegalCase').findById(caseId).lean())?.clientIds ?? [];
      const to = [...(clientIds ?? all)];
      const body = { documentIds: [id], notify: true, ...(to.length > 0 && { clientIds: to }) };
      return service.http(by).call(shareDocuments, { params: { id: caseId }, body });
    },
    grant: (by, id, action = 'view') => service.http(by).call(createGrant, { params: { id }, body: { action } }),
    bytes: (by, url, headers = {}) =>
      fetch(`${service.url}${url}`, { headers: { ...(by && { Cookie: by.cookie }), ...headers } }),
    download: async (by, id, action) => {
      const { status, body: grant, text } = await rig.grant(by, id, action);
      if (status !== 201) throw new Error(text);
      const response = await rig.bytes(by, grant.url);
      return { grant, response, bytes: Buffer.from(await response.arrayBuffer()) };
    },
    stop: async (options) => {
      await service.stop(options);
      await rm(folder, { recursive: true, force: true });
    },
  };
  return rig;
}

type CaseBody = InputOf<typeof createCase>['body'];
/** What specs say of a case otherwise than `aCaseFor`; the team by ids. */
export type CaseChanges = Partial<Omit<CaseBody, 'team'>> & { team?: readonly string[] };

/** What staff fill in to open a case. */
export function aCaseFor(client: Person, team: readonly Person[], { team: ids, ...more }: CaseChanges = {}): CaseBody {
  numbers += 1;
  return {
    clientId: client.id,
    clientRole: null,
    otherClients: [],
    title: 'Khoury v. Cedar Logistics',
    caseNumber: `2026/LAB/${numbers}`,
    court: 'Arbitral Labour Council, Beirut',
    courtId: null,
    courtFileNumber: '418/2026',
    area: 'labor',
    status: 'active',
    description: 'Dismissal without notice.',
    waitingFor: 'court',
    nextStep: 'Reply',
    nextAction: 'Secret action',
    nextDate: null,
    parties: [OPPOSING_COUNSEL],
    team: (ids ?? team.map(({ id }) => id)).map((id, at) => ({ id, role: at === 0 ? 'responsible' : 'lawyer' })),
    parentId: null,
    relatedIds: [],
    ...more,
  };
}

const OPPOSING_COUNSEL: CaseBody['parties'][number] = {
  role: 'opposing_counsel',
  name: { en: 'Secret Counsel', ar: 'محامٍ سرّي' },
  fatherName: { en: '', ar: '' },
  phone: null,
  email: null,
  note: '',
};

/** The same as a change of a case that was read at this version. */
export function asChange(
  { status: _status, court: _court, courtId: _id, courtFileNumber: _number, parties: _parties, ...main }: CaseBody,
  version: number,
): InputOf<typeof updateCase>['body'] {
  return { ...main, version };
}
