import type { Response } from 'express';
import type { Dispatcher } from 'undici';
import { sendProblem } from '../operation/problem.js';
import { answered } from './forwarded-headers.js';

const BAD_GATEWAY = [502, 503, 504];

/** Writes a service's answer to the browser as it comes; the service is not read faster than the browser reads. Trailers are dropped. */
export class Relay implements Dispatcher.DispatchHandler {
  /** The answer is ours: what the service still says is read and forgotten. */
  private replaced = false;
  private controller: Dispatcher.DispatchController | undefined;

  /** `failed` is told when there is no answer to pass on; nothing has been sent to the browser then. */
  constructor(
    private readonly response: Response,
    private readonly failed: (error: Error) => void,
  ) {}

  /** The browser has left: lets go of the service, too. */
  abandon(): void {
    this.controller?.abort(new Error('The browser has left'));
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    if (this.response.destroyed) this.abandon();
  }

  onResponseStart(controller: Dispatcher.DispatchController, status: number): void {
    if (status < 200) return;
    const { response } = this;
    const headers = answered((controller.rawHeaders ?? []) as Buffer[]);
    if (BAD_GATEWAY.includes(status) && !String(headers['content-type']).includes('json')) {
      this.replaced = true;
      sendProblem(response, 'UNAVAILABLE');
      return;
    }
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.status(status);
    response.flushHeaders();
    response.on('drain', () => controller.resume());
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (!this.replaced && !this.response.write(chunk)) controller.pause();
  }

  onResponseEnd(): void {
    if (!this.replaced) this.response.end();
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    const { response } = this;
    if (this.replaced || response.destroyed) return;
    // Half an answer must not look like a whole one.
    if (response.headersSent) return void response.destroy();
    this.failed(error);
  }
}
