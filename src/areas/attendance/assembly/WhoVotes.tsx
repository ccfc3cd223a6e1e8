import { assemblyCalls } from '../../../api/endpoints/attendance/assemblies';
import { useQuery } from '../../../api/useApi';
import type { SheetAssembly } from '../../../domain/attendance/assembly';
import { PersonName } from '../../../people/PersonName';
import { Allowed } from '../../../session/useSession';
import { listOf } from '../../../texts/locale';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { Disclosure } from '../../../ui/display/Disclosure';
import { Panel } from '../../../ui/display/Panel';
import type { SheetDay } from '../sheet/OpenSheet';
import styles from './Assembly.module.css';
import { assemblySettingsTexts, assemblyTexts } from './texts.fr';

type Texts = typeof assemblySettingsTexts;

/** Who votes, as one sentence. */
function whoVotes(texts: Texts, rules: SheetAssembly, voters: number): string {
  const { age_min: age, anciennete_mois: months, cotisation_annee: year } = rules;
  const clauses = [
    age !== null && texts.ofAge(age),
    months !== null && texts.registered(months),
    listOf([texts.actives, ...(year != null ? [texts.upToDate(year)] : [])]),
  ].filter((clause) => clause !== false);
  return `${texts.who(voters)}\u00a0: ${clauses.join(', ')}.`;
}

interface WhoVotesProps {
  rules: SheetAssembly;
  voters: number;
  place: SheetDay;
  isHelper: boolean;
  onEdit(): void;
}

/** Who votes that day, and how many would if their dues were paid. */
export function WhoVotes({ rules, voters, place, isHelper, onEdit }: WhoVotesProps) {
  const texts = useTexts(assemblySettingsTexts);
  const sheet = useTexts(assemblyTexts);
  const edit = (
    <Allowed right={assemblyCalls.setAssembly.right}>
      <Button variant="quiet" onClick={onEdit}>
        {sheet.edit}
      </Button>
    </Allowed>
  );
  return (
    <Panel title={sheet.who} actions={isHelper ? undefined : edit}>
      <p className={styles.sentence}>{whoVotes(texts, rules, voters)}</p>
      {rules.cotisation_annee != null && !isHelper && <Nearly place={place} />}
    </Panel>
  );
}

/** Who would vote if their dues were paid, by name when asked. */
function Nearly({ place: { id, day } }: { place: SheetDay }) {
  const texts = useTexts(assemblySettingsTexts);
  const { data } = useQuery(assemblyCalls.assembly, { id, jour: day });
  if (!data || data.presque_total === 0) return null;
  return (
    <>
      <p className={styles.note}>{texts.nearly(data.presque_total)}</p>
      <Disclosure title={texts.see}>
        <ul className={styles.names} aria-label={texts.nearlyTitle}>
          {data.presque.map((person) => (
            <li key={person.id}>
              <PersonName person={person} />
            </li>
          ))}
        </ul>
      </Disclosure>
    </>
  );
}
