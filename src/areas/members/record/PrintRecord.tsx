import { useRef } from 'react';
import { shownPhone } from '../../../domain/contact/telephone';
import { conjointName, type Membre } from '../../../domain/members/membre';
import { fieldText, fullNameOf, statutLabel } from '../../../texts/memberLabels';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { printSheet } from '../../../ui/output/printSheet';
import { INFORMATION } from '../fields';
import styles from './MemberDetail.module.css';
import { detailTexts } from './texts';

type Named = { nom?: string | null | undefined } | null | undefined;

/** What is known of the member, as pairs of a name and a value. */
function rowsOf(membre: Membre, texts: typeof detailTexts): [name: string, value: string][] {
  const { groupe_actuel, departement_actuel, conjoint, enfants } = membre;
  const etapes = membre.etape_actuelle ?? [];
  const nameOf = (item: Named) => item?.nom?.trim() ?? '';
  const rows: [string, string][] = [
    [texts.telephone, shownPhone(membre.telephone?.trim() ?? '')],
    [texts.email, fieldText('email', membre.email)],
    ...INFORMATION.map((field): [string, string] => [texts[field], fieldText(field, membre[field])]),
    [texts.groupe, nameOf(groupe_actuel)],
    [texts.departement, nameOf(departement_actuel)],
    [texts.etapes(etapes.length), etapes.map(({ libelle }) => libelle).join(', ')],
    [texts.tags, (membre.tags ?? []).map(({ name }) => name).join(', ')],
    [texts.conjoint, conjointName(conjoint)],
    [texts.enfants, (enfants ?? []).map(fullNameOf).join(', ')],
  ];
  return rows.filter(([, value]) => value !== '');
}

/** Prints the record alone, on a sheet of its own, without the page around the widget. */
export function PrintRecord({ membre }: { membre: Membre }) {
  const texts = useTexts(detailTexts);
  const place = useRef<HTMLDivElement>(null);
  const print = () => {
    if (!place.current) return;
    const lines = [statutLabel(membre.statut)];
    printSheet({ title: fullNameOf(membre), lines, headers: [], rows: rowsOf(membre, texts) }, place.current);
  };
  return (
    <>
      <Button icon="print" className={styles.print} onClick={print}>
        {texts.print}
      </Button>
      <div ref={place} className={styles.sheet} aria-hidden="true" />
    </>
  );
}
