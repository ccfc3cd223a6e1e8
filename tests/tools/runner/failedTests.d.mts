/** Names each failed test of a failed job, with the first lines of its error, or shows the job's last lines. */
export function failedTests(stage: string, job: { report: string; printed: string }): string[];
