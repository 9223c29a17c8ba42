import { PeopleModule } from '@diwan/service-kit/people/people.module';
import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { CloseBooks } from './close-books.js';
import { ClosedBooksController } from './closed-books.controller.js';
import { closingSchema } from './closed-books.schema.js';

/** Days on which nothing is booked any more. */
@Module({
  imports: [LedgerModule, PeopleModule],
  controllers: [ClosedBooksController],
  providers: [modelProvider('Closing', closingSchema), CloseBooks],
})
export class ClosedBooksModule {}
