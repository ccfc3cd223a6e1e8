/** Names each failed test of a job that failed, with the first lines of its error; else shows the job's last lines. */
export function failedTests(stage: string, job: { report: string; printed: string }): string[];
