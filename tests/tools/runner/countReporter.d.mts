interface TestError {
  message: string;
  stack?: string;
}

interface Suite {
  name?: string;
  tests?: { name: string; passed: boolean; skipped: boolean; error?: TestError }[];
  suites?: Suite[];
}

/** The runner's result of a test file. */
export interface Session {
  testFile: string;
  testResults?: Suite;
  errors: TestError[];
}

/** The report of browser tests in vitest's format. */
export function reportOf(sessions: Session[]): {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
};
