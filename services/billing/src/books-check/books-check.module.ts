import { Module } from '@nestjs/common';
import { LastDaysAtStart } from './last-days-at-start.js';
import { SumsAtStart } from './sums-at-start.js';

/** What is kept beside the books, so that they need not be read through. */
@Module({ providers: [LastDaysAtStart, SumsAtStart] })
export class BooksCheckModule {}
