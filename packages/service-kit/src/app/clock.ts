import { Injectable } from '@nestjs/common';

/** The time. Injected wherever a rule depends on it, so that tests can set it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
