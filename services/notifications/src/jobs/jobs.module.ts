import { Module } from '@nestjs/common';
import { FailedJobsController } from './failed-jobs.controller.js';
import { RetryFailedJob } from './retry-failed-job.js';

/** Jobs that failed for good, of all services. */
@Module({ controllers: [FailedJobsController], providers: [RetryFailedJob] })
export class JobsModule {}
