// `npm run test:long`: what takes too long for every change, at full size. When to run it: docs/how-to/testing.md
import { build } from './setup/build.mjs';
import { checkNode, installPackages } from './setup/dependencies.mjs';
import { requireProgram } from './setup/programs.mjs';
import { runAllWalks } from './test/run-journeys.mjs';
import { runLongUnits } from './test/run-units.mjs';

checkNode();
installPackages();
requireProgram('redis');
requireProgram('poppler');
build();

const results = [...runLongUnits(), ...runAllWalks()];
for (const { file, failures } of results)
  for (const { test, said } of failures) console.log(`\nFAILED ${file}\n  ${test}\n${said}`);
const passed = results.reduce((total, result) => total + result.passed, 0);
const failed = results.reduce((total, { failures }) => total + failures.length, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
