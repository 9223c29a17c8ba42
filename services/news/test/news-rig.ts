import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ENDPOINTS } from '@diwan/contracts/http/all';
import { countClientsWanting } from '@diwan/contracts/people/persons/questions';
import type { Role } from '@diwan/contracts/shared/role';
import { startTestService, type TestService } from '@diwan/service-kit/testing';
import { newsConfig } from '../src/config.js';
import { NewsService, OPERATIONS } from '../src/news.js';

/** The news service under test, with the content it ships with. */
export interface NewsRig extends TestService {
  /** Requests of a new person with a role, named `Rana Haddad`. */
  as(role: Role): Promise<ReturnType<TestService['http']>>;
  /** Actions in the audit log about a record, oldest first. */
  auditOf(subject: string, subjectId: string): Promise<{ action: string; before: unknown; after: unknown }[]>;
}

/** What a firm enters of itself first. */
export const ENTERED = {
  name: { en: 'Cedar Law', ar: 'الأرز للمحاماة' },
  phone: '+9611345678',
  whatsappNumber: '+9613345678',
  email: 'office@diwan.example',
};

/** Starts it on stores of its own, of a firm that has entered its particulars and published its site, or of one that has not. */
export async function startNews({ entered = true } = {}): Promise<NewsRig> {
  const folder = mkdtempSync(path.join(tmpdir(), 'diwan-news-'));
  const service = await startTestService({
    name: 'news',
    module: NewsService,
    endpoints: ENDPOINTS.news,
    operations: OPERATIONS,
    shape: newsConfig,
    env: {
      OBJECT_STORE_DIR: folder,
      UNSUBSCRIBE_SECRET: 'test-unsubscribe-secret-0123456789abcdef',
      SUBSCRIPTIONS_PER_HOUR: '1000',
    },
  });
  service.rpcAnswers(countClientsWanting, () => ({ count: 0 }));
  const particulars = Object.entries(ENTERED).map(([name, value]) => [`profile.${name}`, value]);
  if (entered) {
    const published = { ...Object.fromEntries(particulars), publication: 'published' };
    await service.model('OfficeProfile').updateOne({}, { $set: published });
  }
  return {
    ...service,
    as: async (role) => service.http(await service.signInAs({ roles: [role], name: 'Rana Haddad' })),
    auditOf: (subject, subjectId) => service.model('AuditEntry').find({ subject, subjectId }).sort({ seq: 1 }).lean(),
    async stop(options) {
      await service.stop(options);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
