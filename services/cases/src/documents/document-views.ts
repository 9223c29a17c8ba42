import type { StaffDocument } from '@diwan/contracts/matters/documents/http';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { People } from '@diwan/service-kit/people/people.service';
import { Injectable } from '@nestjs/common';
import { CaseRepository } from '../cases/case.repository.js';
import { FirmDocumentSettings } from '../document-settings/firm-document-settings.js';
import { OfficeConverter } from '../office/office-converter.js';
import { toStaffDocument } from './document.presenter.js';
import type { DocumentRecord } from './document.schema.js';
import { DocumentDeciders } from './document-deciders.js';

/** Documents as a reader of the firm sees them, with the names of types, cases and people. Asks identity: never within a transaction. */
@Injectable()
export class DocumentViews {
  constructor(
    private readonly firmDocumentSettings: FirmDocumentSettings,
    private readonly cases: CaseRepository,
    private readonly people: People,
    private readonly deciders: DocumentDeciders,
    private readonly officeConverter: OfficeConverter,
  ) {}

  async of(records: readonly DocumentRecord[], reader: SignedInCaller): Promise<StaffDocument[]> {
    const people = records.flatMap(({ uploadedBy, earlierFiles, readers }) => [
      uploadedBy,
      ...earlierFiles.map((file) => file.uploadedBy),
      ...readers.map(({ clientId }) => clientId),
    ]);
    const caseIds = records.map(({ caseId }) => caseId);
    const [settings, caseTitles, walls, names, decidedIn] = await Promise.all([
      this.firmDocumentSettings.current(),
      this.cases.titles(caseIds),
      this.cases.walls(caseIds),
      this.people.namesOf(people),
      this.deciders.decidedBy(reader, caseIds),
    ]);
    const canConvert = this.officeConverter.isThere;
    const around = { settings, caseTitles, walls, names, decidedIn, canConvert };
    return records.map((record) => toStaffDocument(record, around));
  }

  async one(record: DocumentRecord, reader: SignedInCaller): Promise<StaffDocument> {
    const [view] = await this.of([record], reader);
    if (!view) throw new Error('A document has one view');
    return view;
  }
}
