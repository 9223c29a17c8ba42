import { isLoopback } from '@diwan/contracts/shared/origin';
import type { RequestHandler } from 'express';
import { sendProblem } from '../operation/problem.js';

/** Headers with which a web server says that it passes on what somebody else asks. */
const PASSED_ON = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** What only the machine's own people may see. To whoever comes by another name, or through another web server, it does not exist (H2). */
export const onlyOnThisMachine: RequestHandler = (request, response, next) => {
  const isPassedOn = PASSED_ON.some((name) => request.headers[name] !== undefined);
  if (isPassedOn || !isLoopback(request.headers.host ?? '')) return sendProblem(response, 'NOT_FOUND');
  next();
};
