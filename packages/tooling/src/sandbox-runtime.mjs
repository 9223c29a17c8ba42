import JestRuntime from 'jest-runtime';

/**
 * Jest's own runtime, which may load several modules at once. Node.js refuses to link a module while one that it imports is being linked for
 * another ("request for … is not in cache"), and such an `import()` would be rejected; here it comes again once the other is done.
 */
export default class SandboxRuntime extends JestRuntime {
  constructor(...given) {
    super(...given);
    const { esmLoader } = this;
    const link = esmLoader.linkAndEvaluateModule.bind(esmLoader);
    esmLoader.linkAndEvaluateModule = async (module) => {
      for (;;) {
        try {
          return await link(module);
        } catch (error) {
          if (module?.status !== 'unlinked' || !/ is not in cache$/.test(error.message)) throw error;
          await new Promise(setImmediate);
        }
      }
    };
  }
}
