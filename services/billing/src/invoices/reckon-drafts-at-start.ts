import { isDeepStrictEqual } from 'node:util';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { draftFields } from './draft-fields.js';
import { InvoiceRepository } from './invoice.repository.js';
import type { InvoiceRecord } from './invoice.schema.js';

/**
 * Builds from before costs were left out of discounts (H9), time was reckoned by its minutes (P14) and tax was rounded once (P02) wrote drafts that say
 * something else than is asked once they are issued. They are reckoned anew before anything is answered, so that who issues one agrees to what its
 * client reads.
 */
@Injectable()
export class ReckonDraftsAtStart implements OnApplicationBootstrap {
  constructor(
    @InjectModel('Invoice') private readonly records: Model<InvoiceRecord>,
    private readonly invoices: InvoiceRepository,
    private readonly inTransaction: InTransaction,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const drafts = await this.records.find({ state: 'draft', isOpen: false }).lean<InvoiceRecord[]>();
    for (const draft of drafts) {
      const fields = reckonedAnew(draft);
      // Who changes it meanwhile reckons it anew, too.
      if (fields && !isDeepStrictEqual(fields.lines, draft.lines))
        await this.inTransaction.run((session) => this.invoices.change(draft, fields, session));
    }
  }
}

/** Null where the discount is more than the fees by now: whoever issues it is told so. */
function reckonedAnew(draft: InvoiceRecord): Pick<InvoiceRecord, 'lines' | 'totals' | 'totalMinor'> | null {
  try {
    const { lines, totals, totalMinor } = draftFields(draft, draft.standardVatBp);
    return { lines, totals, totalMinor };
  } catch (fault) {
    if (fault instanceof DomainError) return null;
    throw fault;
  }
}
