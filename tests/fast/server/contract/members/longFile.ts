/** A file of 6,000 lines without a gender, every second with a cell of two lines. */
export function longFile(end: string): string {
  const long = 'é'.repeat(40);
  const cell = (at: number) => (at % 2 ? `"${long}${end}${long}"` : long);
  const lines = Array.from({ length: 6000 }, (_, at) => `Nom;P;${cell(at)}`);
  return ['nom;prenom;genre', ...lines].join(end);
}
