import { type CustomDecorator, Injectable, SetMetadata, type Type } from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';

/** A method that carries a declaration. */
export interface Handler<Declaration> {
  declaration: Declaration;
  /** `Class.method`, for messages and as the handler's lasting name. */
  name: string;
  // biome-ignore lint/suspicious/noExplicitAny: methods of any signature are collected; their callers know the declaration
  call: (...args: any[]) => unknown;
}

export const MADE_HANDLERS = Symbol('made handlers');

/** A provider whose handlers follow from data instead of standing on methods. */
export interface MakesHandlers {
  [MADE_HANDLERS](): (Handler<unknown> & { key: symbol })[];
}

const makesHandlers = (instance: object): instance is MakesHandlers => MADE_HANDLERS in instance;

/** A decorator that puts a declaration on a method. */
export const declares = <Declaration>(key: symbol, declaration: Declaration): CustomDecorator<symbol> =>
  SetMetadata(key, declaration);

/** Finds the methods of all providers and controllers that carry declarations. */
@Injectable()
export class Handlers {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  /** Methods that carry a declaration under `key`, and what was made for it. */
  carrying<Declaration>(key: symbol): Handler<Declaration>[] {
    const onMethods = [...this.methods()].flatMap(({ name, method, call }) => {
      const declaration: Declaration | undefined = Reflect.getMetadata(key, method);
      return declaration === undefined ? [] : [{ declaration, name, call }];
    });
    const made = [...this.instances()]
      .flatMap(({ instance }) => (makesHandlers(instance) ? instance[MADE_HANDLERS]() : []))
      .filter((handler) => handler.key === key) as Handler<Declaration>[];
    return [...onMethods, ...made];
  }

  /** Names of routed methods without a declaration under `key`. */
  routesWithout(key: symbol): string[] {
    return [...this.methods()]
      .filter(({ method }) => Reflect.hasMetadata(PATH_METADATA, method) && !Reflect.hasMetadata(key, method))
      .map(({ name }) => name);
  }

  private *methods(): Generator<{ name: string; method: object; call: Handler<unknown>['call'] }> {
    for (const { instance, metatype } of this.instances()) {
      const prototype = Object.getPrototypeOf(instance);
      for (const methodName of this.scanner.getAllMethodNames(prototype)) {
        const method = prototype[methodName];
        if (typeof method !== 'function') continue;
        const owner = (metatype as Type | undefined)?.name ?? prototype.constructor.name;
        yield { name: `${owner}.${methodName}`, method, call: (...args) => method.apply(instance, args) };
      }
    }
  }

  private *instances(): Generator<{ instance: object; metatype: unknown }> {
    const seen = new Set<object>();
    for (const { instance, metatype } of [...this.discovery.getControllers(), ...this.discovery.getProviders()]) {
      if (!instance || typeof instance !== 'object' || seen.has(instance)) continue;
      seen.add(instance);
      yield { instance, metatype };
    }
  }
}
