import { searchWords, wordBeginnings } from '@diwan/contracts/shared/search-text';
import type { ClientView } from '@diwan/service-kit/http/client-view';
import { Injectable } from '@nestjs/common';
import { CaseRepository } from '../cases/case.repository.js';
import { FirmDocumentSettings } from '../document-settings/firm-document-settings.js';
import type { OwnDocumentFilter } from '../documents/document.repository.js';

/** What a client's words for a document may mean: words of its title or tags, of the title of its case, or of the name of its type (PORT-04). */
@Injectable()
export class OwnDocumentWords {
  constructor(
    private readonly cases: CaseRepository,
    private readonly firmDocumentSettings: FirmDocumentSettings,
  ) {}

  async find(view: ClientView, search: string): Promise<OwnDocumentFilter['words']> {
    const beginnings = wordBeginnings(search);
    if (beginnings.length === 0) return [];
    const [cases, { types }] = await Promise.all([this.cases.ownCases(view), this.firmDocumentSettings.current()]);
    const names = types.map(({ id, name }) => ({ id, words: searchWords(name.en, name.ar) }));
    const titles = cases.map(({ _id, title }) => ({ id: String(_id), words: searchWords(title) }));
    const found = (named: readonly { id: string; words: string[] }[], beginning: RegExp) =>
      named.filter(({ words }) => words.some((word) => beginning.test(word))).map(({ id }) => id);
    return beginnings.map((beginning) => ({
      beginning,
      caseIds: found(titles, beginning),
      types: found(names, beginning),
    }));
  }
}
