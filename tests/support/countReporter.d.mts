interface Suite {
  name?: string;
  tests?: { name: string; passed: boolean; skipped: boolean }[];
  suites?: Suite[];
}

/** What the runner knows of a test file once it ran. */
export interface Session {
  testFile: string;
  testResults?: Suite;
  errors: unknown[];
}

/** The report of browser tests, in the shape of vitest's. */
export function reportOf(sessions: Session[]): {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
};
