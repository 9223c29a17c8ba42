import { Module } from '@nestjs/common';
import { OfficeConverter } from './office-converter.js';

/** PDFs of Word and Excel files. */
@Module({
  providers: [OfficeConverter],
  exports: [OfficeConverter],
})
export class OfficeModule {}
