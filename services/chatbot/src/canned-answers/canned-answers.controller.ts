import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  addCannedAnswer,
  changeCannedAnswer,
  listCannedAnswers,
  removeCannedAnswer,
} from '@diwan/contracts/messages/canned-answers/http';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { KeepCannedAnswers } from './keep-canned-answers.js';

/** Answers that staff give again and again. */
@Controller()
export class CannedAnswersController {
  constructor(private readonly keepCannedAnswers: KeepCannedAnswers) {}

  @Endpoint(listCannedAnswers)
  list(): Promise<ResponseOf<typeof listCannedAnswers>> {
    return this.keepCannedAnswers.list();
  }

  @Endpoint(addCannedAnswer)
  add(
    @Caller() caller: SignedInCaller,
    @Input() { body }: InputOf<typeof addCannedAnswer>,
  ): Deed<ResponseOf<typeof addCannedAnswer>> {
    return this.keepCannedAnswers.add(caller, body);
  }

  @Endpoint(changeCannedAnswer)
  change(
    @Caller() caller: SignedInCaller,
    @Input() input: InputOf<typeof changeCannedAnswer>,
  ): Promise<ResponseOf<typeof changeCannedAnswer>> {
    return this.keepCannedAnswers.change(caller, input);
  }

  @Endpoint(removeCannedAnswer)
  remove(@Caller() caller: SignedInCaller, @Input() { params }: InputOf<typeof removeCannedAnswer>): Promise<void> {
    return this.keepCannedAnswers.remove(caller, params.id);
  }
}
