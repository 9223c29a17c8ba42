import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, pino } from 'pino';
import { isDuplicateKey } from '../http/domain-error.js';
import { ambientCorrelationId } from './correlation.js';

/** Names of fields whose values never reach a log, at the top and one level down. */
const SECRET_FIELDS = [
  'phone',
  'email',
  'to',
  'code',
  'cookie',
  'authorization',
  'name',
  'fileName',
  'variables',
  'body',
  'token',
  'secret',
  'password',
];

type Fields = Record<string, unknown>;

/** An error without the values that drivers put into their messages (a duplicate key names the person's phone). */
function describeError(error: unknown): Fields {
  if (typeof error !== 'object' || error === null || !('message' in error)) return { message: String(error) };
  const { name, message, stack, cause } = error as Error;
  return {
    type: name,
    message: isDuplicateKey(error) ? 'duplicate key' : message,
    at: stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 12),
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
  };
}

/** Structured log: one JSON line per event, with the correlation id of the work going on. `event` is a constant such as `relay.stalled`. */
export class Log {
  private readonly logger: Logger;

  constructor(service: string, level: string, destination?: DestinationStream) {
    this.logger = pino(
      {
        level,
        base: { service },
        timestamp: pino.stdTimeFunctions.isoTime,
        formatters: { level: (label) => ({ level: label }) },
        redact: { paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`]), censor: '[redacted]' },
        mixin: () => {
          const correlation = ambientCorrelationId();
          return correlation === undefined ? {} : { correlationId: correlation };
        },
      },
      // Lines are written together: one system call for each is dear where every request has one.
      destination ?? pino.destination({ dest: 1, sync: false, minLength: 8192, periodicFlush: 500 }),
    );
  }

  debug(event: string, fields: Fields = {}): void {
    this.write('debug', event, fields);
  }
  info(event: string, fields: Fields = {}): void {
    this.write('info', event, fields);
  }
  warn(event: string, fields: Fields = {}): void {
    this.write('warn', event, fields);
  }
  error(event: string, fields: Fields = {}): void {
    this.write('error', event, fields);
  }

  /** Writes at a level chosen by data; `fields.error` is described without personal values. */
  write(level: 'debug' | 'info' | 'warn' | 'error', event: string, { error, ...fields }: Fields = {}): void {
    this.logger[level]({ event, ...fields, ...(error === undefined ? {} : { error: describeError(error) }) });
  }
}

/** Nest's own messages in our format; its start-up chatter is left out. */
export class NestLog implements LoggerService {
  constructor(private readonly sink: Log) {}

  log(): void {}
  error(message: unknown, ...rest: unknown[]): void {
    this.sink.error('nest', { message: String(message), context: rest.at(-1) });
  }
  warn(message: unknown, ...rest: unknown[]): void {
    this.sink.warn('nest', { message: String(message), context: rest.at(-1) });
  }
}
