import { useRef } from 'react';
import { useKnownFields } from '../../../data/useKnownFields';
import { type Member, type MemberField, spouseName } from '../../../domain/members/member';
import { useIsHiddenByPage } from '../../../session/hostPage';
import { fullNameOf, statutLabel } from '../../../texts/records/memberLabels';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { printSheet } from '../../../ui/output/printSheet';
import { INFORMATION, printedText } from '../fields';
import styles from './MemberDetail.module.css';
import { detailTexts } from './texts.fr';

type Named = { nom?: string | null | undefined } | null | undefined;

/** What is known of the member, as pairs of a name and a value. */
function rowsOf(
  member: Member,
  texts: typeof detailTexts,
  information: readonly MemberField[],
): [name: string, value: string][] {
  const { groupe_actuel, departement_actuel, conjoint: spouse, enfants: children } = member;
  const steps = member.etape_actuelle ?? [];
  const nameOf = (item: Named) => item?.nom?.trim() ?? '';
  const rows: [string, string][] = [
    ...(['telephone', 'email', ...information] as const).map((field): [string, string] => [
      texts[field],
      printedText(field, member[field], member.genre),
    ]),
    [texts.groupe, nameOf(groupe_actuel)],
    [texts.departement, nameOf(departement_actuel)],
    [texts.etapes(steps.length), steps.map(({ libelle }) => libelle).join(', ')],
    [texts.tags, (member.tags ?? []).map(({ name }) => name).join(', ')],
    [texts.conjoint, spouseName(spouse)],
    [texts.enfants, (children ?? []).map(fullNameOf).join(', ')],
  ];
  return rows.filter(([, value]) => value !== '');
}

/** Prints the record alone, on a sheet of its own, without the page around the widget. */
export function PrintRecord({ member }: { member: Member }) {
  const texts = useTexts(detailTexts);
  const information = useKnownFields(INFORMATION);
  const place = useRef<HTMLDivElement>(null);
  const isHidden = useIsHiddenByPage('print');
  const print = () => {
    if (!place.current) return;
    const lines = [statutLabel(member.statut)];
    printSheet(
      { title: fullNameOf(member), lines, headers: [], rows: rowsOf(member, texts, information) },
      place.current,
    );
  };
  if (isHidden) return null;
  return (
    <>
      <Button icon="print" className={styles.print} onClick={print}>
        {texts.print}
      </Button>
      <div ref={place} className={styles.sheet} aria-hidden="true" />
    </>
  );
}
