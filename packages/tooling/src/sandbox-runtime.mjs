import JestRuntime from 'jest-runtime';

/**
 * Jest's own runtime, which may load several modules at once. Where two `import()` link the same module at the same time, Node.js 20 either refuses
 * ("request for … is not in cache") or leaves it linking for the one that was done first, and Jest would hand out a module that never ran. Here
 * the `import()` comes again until the module has been evaluated.
 */
export default class SandboxRuntime extends JestRuntime {
  constructor(...given) {
    super(...given);
    const { esmLoader } = this;
    const link = esmLoader.linkAndEvaluateModule.bind(esmLoader);
    esmLoader.linkAndEvaluateModule = async (module) => {
      for (;;) {
        try {
          const done = await link(module);
          if (!done || done.status === 'evaluated') return done;
        } catch (error) {
          if (module?.status !== 'unlinked' || !/ is not in cache$/.test(error.message)) throw error;
        }
        await new Promise(setImmediate);
      }
    };
  }
}
