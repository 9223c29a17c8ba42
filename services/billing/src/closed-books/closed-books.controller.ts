import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { closeBooks, getClosedBooks } from '@diwan/contracts/money/periods/http';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { CloseBooks } from './close-books.js';

/** Until when the books are closed. */
@Controller()
export class ClosedBooksController {
  constructor(private readonly closeBooks: CloseBooks) {}

  @Endpoint(getClosedBooks)
  get(): Promise<ResponseOf<typeof getClosedBooks>> {
    return this.closeBooks.shown();
  }

  @Endpoint(closeBooks)
  close(
    @Caller() caller: SignedInCaller,
    @Input() { body }: InputOf<typeof closeBooks>,
  ): Promise<ResponseOf<typeof closeBooks>> {
    return this.closeBooks.run(caller, body);
  }
}
