import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Says last, in a line each, which tests failed and which passed only when they were tried again. */
export class NameUnsteady implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((one) => [...one.children.allTests()]);
    const failed = tests.filter((test) => test.result().state === 'failed');
    const unsteady = tests.filter((test) => test.diagnostic()?.flaky === true);
    for (const one of modules.filter(isBroken)) console.log(`could not be run: ${one.relativeModuleId}`);
    for (const test of failed) console.log(`failed: ${nameOf(test)}`);
    for (const test of unsteady) console.log(`passed at the second try: ${nameOf(test)}`);
  }
}

/** A file whose fault lies outside its tests. */
function isBroken(one: TestModule): boolean {
  return one.errors().length > 0;
}

function nameOf(test: TestCase): string {
  return `${test.module.relativeModuleId} > ${test.fullName}`;
}
