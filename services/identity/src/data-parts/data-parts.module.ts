import { DataParts } from '@diwan/service-kit/data-parts/data-parts';
import { Module } from '@nestjs/common';

/** What is kept of a person here: each noun adds its part (PORT-08). Nobody asks for it but this service itself. */
@Module({ providers: [DataParts], exports: [DataParts] })
export class DataPartsModule {}
