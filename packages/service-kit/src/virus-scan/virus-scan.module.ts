import { Module } from '@nestjs/common';
import { VirusScanner } from './virus-scanner.js';

/** Whether files carry viruses. */
@Module({
  providers: [VirusScanner],
  exports: [VirusScanner],
})
export class VirusScanModule {}
