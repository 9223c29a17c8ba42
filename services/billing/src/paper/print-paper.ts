import { AuditLog } from '@diwan/service-kit/audit/audit';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import type { PaperFile } from './file.js';
import { Press } from './press/press.js';
import type { Printing } from './sheets/sheet.js';

/** What was read, for the audit log. */
export interface PaperRead {
  action: 'invoice.printed' | 'payment.printed' | 'credit-note.printed' | 'statement.printed';
  subject: 'invoice' | 'payment' | 'credit-note' | 'client';
  subjectId: string;
}

/** Prints a document for somebody and writes down that they took it (D-084). */
@Injectable()
export class PrintPaper {
  constructor(
    private readonly press: Press,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
  ) {}

  /** Throws DomainError TOO_MANY_REQUESTS, UNAVAILABLE. */
  async run(caller: SignedInCaller, printing: Printing, read: PaperRead): Promise<PaperFile> {
    const bytes = await this.press.print(printing);
    const after = { language: printing.sheet.language };
    await this.inTransaction.run((session) => this.audit.record({ ...read, after, caller }, session));
    return { name: fileName(printing), bytes };
  }
}

/** Numbers of one's own may have signs that file names cannot carry. */
const fileName = ({ name }: Printing): string => `${name.replace(/[^A-Za-z0-9._-]+/g, '-')}.pdf`;
