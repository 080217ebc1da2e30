import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Of a message and of a difference so many letters are shown: pages that are compared have hundreds of thousands. */
const SHOWN = { message: 400, diff: 3000 };

/** Says last which tests failed, and which passed only when they were tried again and what was wrong at first. */
export class NameUnsteady implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((one) => [...one.children.allTests()]);
    const failed = tests.filter((test) => test.result().state === 'failed');
    const unsteady = tests.filter((test) => test.diagnostic()?.flaky === true);
    for (const one of modules.filter(isBroken)) console.log(`could not be run: ${one.relativeModuleId}`);
    for (const test of failed) console.log(`failed: ${nameOf(test)}`);
    for (const test of unsteady) console.log(`passed at the second try: ${nameOf(test)}\n${whatWasWrong(test)}`);
  }
}

/** A file whose fault lies outside its tests. */
function isBroken(one: TestModule): boolean {
  return one.errors().length > 0;
}

function nameOf(test: TestCase): string {
  return `${test.module.relativeModuleId} > ${test.fullName}`;
}

function whatWasWrong(test: TestCase): string {
  const errors = test.result().errors ?? [];
  return errors
    .map(({ message, diff = '' }) => `${message.slice(0, SHOWN.message)}\n${diff.slice(0, SHOWN.diff)}`.trim())
    .join('\n');
}
