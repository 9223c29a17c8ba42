import { Module } from '@nestjs/common';
import { FailedJobsController } from './failed-jobs.controller.js';

/** Jobs that failed for good, of all services. */
@Module({ controllers: [FailedJobsController] })
export class JobsModule {}
