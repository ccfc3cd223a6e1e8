/** Empties the stored answers to writes that name a person. Their keys stay, so that no write is done twice. */
import { sql } from 'kysely';
import type { WriteTransaction } from '../../../store/database/writeQueue';
import { isErased } from './columns';
import type { PersonFacts } from './PersonFacts';

/** Shorter values occur in other people's data. */
const DISTINCT_MIN = 6;

/** As a JSON text has it. */
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

/** The texts of which all have to be in an answer that names the person. A profession stands without a name at events alone. */
function patternsOf({ names, texts }: PersonFacts): string[][] {
  const { email, telephone, adresse, profession } = texts;
  const values = [...email, ...telephone, ...adresse].filter((text) => text.length >= DISTINCT_MIN);
  return [
    ...names.map(({ nom, prenom }) => [inJson(nom), inJson(prenom)]),
    ...values.map((text) => [inJson(text)]),
    ...[...profession].map((text) => [`"member_profession":${JSON.stringify(text)}`]),
  ];
}

/** A registration is answered with the first name beside the number. */
const registered = (id: number): string[] => [`"personnes":[`, `"id":${id},"prenom":`];

/** @param attendees registered people who are this person */
export async function emptyStoredAnswers(
  trx: WriteTransaction,
  known: PersonFacts,
  attendees: readonly number[] = [],
): Promise<void> {
  if (!isErased('cles')) return;
  for (const words of [...patternsOf(known), ...attendees.map(registered)]) {
    const all = sql.join(
      words.map((word) => sql`strpos(reponse::text, ${word}) > 0`),
      sql` and `,
    );
    await sql`update cles set reponse = null where reponse is not null and ${all}`.execute(trx);
  }
}
