const DAY = 86_400_000;
const WRITTEN = /"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|\+00:00))"/g;

/**
 * Moves the moments of an answer that lie after the start of the run to the day of the pictures: what was written just
 * now is then of `moment`, and what ends thirty days later ends thirty days after it. Others, of the sample data, stay.
 */
export const movedTo = (moment: number, started: number, answer: string): string =>
  answer.replace(WRITTEN, (whole, written: string) => {
    const time = Date.parse(written);
    if (time < started - DAY / 24) return whole;
    const days = Math.round((time - started) / DAY);
    return JSON.stringify(new Date(moment + days * DAY).toISOString());
  });
