import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  discardTimer,
  getTimer,
  pauseTimer,
  resumeTimer,
  startTimer,
  stopTimer,
  switchTimer,
} from '@diwan/contracts/money/timers/http';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { RunTimer } from './run-timer.js';

/** One's own timer. */
@Controller()
export class TimerController {
  constructor(private readonly runTimer: RunTimer) {}

  @Endpoint(getTimer)
  async mine(@Caller() caller: SignedInCaller): Promise<ResponseOf<typeof getTimer>> {
    return { timer: await this.runTimer.mine(caller) };
  }

  @Endpoint(startTimer)
  start(
    @Caller() caller: SignedInCaller,
    @Input() { body }: InputOf<typeof startTimer>,
  ): Promise<Deed<ResponseOf<typeof startTimer>>> {
    return this.runTimer.start(caller, body);
  }

  @Endpoint(pauseTimer)
  pause(
    @Caller() caller: SignedInCaller,
    @Input() { body }: InputOf<typeof pauseTimer>,
  ): Promise<ResponseOf<typeof pauseTimer>> {
    return this.runTimer.pause(caller, body.timerId);
  }

  @Endpoint(resumeTimer)
  resume(
    @Caller() caller: SignedInCaller,
    @Input() { body }: InputOf<typeof resumeTimer>,
  ): Promise<ResponseOf<typeof resumeTimer>> {
    return this.runTimer.resume(caller, body.timerId);
  }

  @Endpoint(stopTimer)
  stop(
    @Caller() caller: SignedInCaller,
    @Input() { body }: InputOf<typeof stopTimer>,
  ): Promise<Deed<ResponseOf<typeof stopTimer>>> {
    return this.runTimer.stop(caller, body.timerId);
  }

  @Endpoint(switchTimer)
  switch(
    @Caller() caller: SignedInCaller,
    @Input() { body }: InputOf<typeof switchTimer>,
  ): Promise<Deed<ResponseOf<typeof switchTimer>>> {
    return this.runTimer.switch(caller, body);
  }

  @Endpoint(discardTimer)
  discard(@Caller() caller: SignedInCaller, @Input() { body }: InputOf<typeof discardTimer>): Promise<void> {
    return this.runTimer.discard(caller, body.timerId);
  }
}
