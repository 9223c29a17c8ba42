import { documentNotice } from '@diwan/contracts/rpc/cases';
import { RpcClient } from '@diwan/service-kit/rpc';
import { Injectable } from '@nestjs/common';
import type { Composer, Composition } from './composition.js';
import { Links } from './links.js';
import type { NoticeRecord } from './notice.schema.js';
import { People } from './people.js';

/** "A document was shared with you". Documents of high confidentiality are not named (NOT-11). */
@Injectable()
export class ComposeDocumentShared implements Composer {
  readonly family = 'document_shared';

  constructor(
    private readonly people: People,
    private readonly rpc: RpcClient,
    private readonly links: Links,
  ) {}

  async compose(notice: NoticeRecord): Promise<Composition> {
    const recipient = await this.people.recipient(notice);
    if ('drop' in recipient) return recipient;
    const { person, to } = recipient;
    const { language } = person;
    const document = await this.rpc.ask(documentNotice, {
      documentId: String(notice.facts.documentId),
      sharing: Number(notice.facts.sharing),
    });
    if (document === null) return { drop: 'cancelled', reason: 'document_hidden' };
    const link = this.links.to(document.path, language);
    if (document.title === null || document.caseTitle === null) {
      return { message: { to, template: 'generic_notice', language, variables: { link } } };
    }
    const variables = { name: person.name, document: document.title, case: document.caseTitle, link };
    return { message: { to, template: 'document_shared', language, variables } };
  }
}
