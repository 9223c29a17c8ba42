import { Module } from '@nestjs/common';
import { SumsAtStart } from './sums-at-start.js';

/** What is kept beside the books, so that they need not be read through. */
@Module({ providers: [SumsAtStart] })
export class BooksCheckModule {}
