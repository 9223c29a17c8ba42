// A spec waits for what it sees, not for a span of time: a second, the library's own limit, is passed on a busy machine without anything being wrong.
if (globalThis.document) {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: 15_000 });
}
