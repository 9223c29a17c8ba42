import { documentNotice } from '@diwan/contracts/matters/documents/questions';
import { RpcClient } from '@diwan/service-kit/rpc';
import { Injectable } from '@nestjs/common';
import type { Composer, Composition } from './composition.js';
import { Links } from './links.js';
import type { NoticeRecord } from './notice.schema.js';
import { People } from './people.js';

/** "Documents were shared with you": one is named, more are counted, and those of high confidentiality are not named at all (NOT-11). */
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
    const documents = await this.visible(notice);
    const [first] = documents;
    if (first === undefined) return { drop: 'cancelled', reason: 'document_hidden' };
    const { person, to } = recipient;
    const { name, language } = person;
    const path = documents.length === 1 ? first.path : `/client-portal/cases/${notice.facts.caseId}`;
    const link = this.links.to(path, language);
    const caseTitle = documents.find((document) => document.caseTitle !== null)?.caseTitle;
    if (caseTitle == null) return { message: { to, template: 'generic_notice', language, variables: { link } } };
    if (documents.length === 1 && first.title !== null) {
      const variables = { name, document: first.title, case: caseTitle, link };
      return { message: { to, template: 'document_shared', language, variables } };
    }
    const variables = { name, count: String(documents.length), case: caseTitle, link };
    return { message: { to, template: 'documents_shared', language, variables } };
  }

  /** What the client can still see of what was shared. */
  private async visible({ facts }: NoticeRecord) {
    const shared = Array.isArray(facts.documents) ? facts.documents : [];
    const answers = await Promise.all(shared.map((document) => this.rpc.ask(documentNotice, document)));
    return answers.filter((answer) => answer !== null);
  }
}
