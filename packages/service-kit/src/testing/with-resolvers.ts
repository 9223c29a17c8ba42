/** `Promise.withResolvers`, which Node.js has from version 22 on: a moment that one part of a test waits for and another brings about. */
export function withResolvers<Result = void>() {
  let resolve: (result: Result) => void = () => {};
  const promise = new Promise<Result>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
