import fc from 'fast-check';

// Properties meet the same random data in every run over a commit, and say the seed when they fail.
fc.configureGlobal({ seed: Number(process.env.TEST_SEED) });
