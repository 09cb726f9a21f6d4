// Test runner: the functions that contract suites are declared with, those of vitest, node:test or jest.

/** What a suite takes of a test runner. */
export interface TestRunner {
  describe(name: string, body: () => void): unknown;
  /**
   * A suite skips a test by the context that the runner hands to its body. The body names no parameter for it, since
   * jest would take that for a callback and wait for its call.
   */
  it(name: string, body: (...context: readonly unknown[]) => Promise<void>): unknown;
}
