import { useId } from 'react';
import {
  type ADDRESS_FIELDS,
  addressWith,
  type FamilyHead,
  isSameAddress,
} from '../../../domain/members/family';
import type { Member } from '../../../domain/members/member';
import { PersonName } from '../../../people/PersonName';
import { fullNameOf } from '../../../texts/records/memberLabels';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { Badge } from '../../../ui/display/Badge';
import { Checkbox } from '../../../ui/form/fields/Checkbox';
import styles from './Family.module.css';
import { controlName } from './familyForm';
import { LineHead } from './LineHead';
import { LineReasons } from './LineReasons';
import { type LineProps, ParentsSelect } from './TypedLine';
import { familySheetTexts } from './texts.fr';
import { useFocusWhenFresh } from './useFocusWhenFresh';

interface KnownLineProps extends Pick<LineProps, 'line' | 'title' | 'hasParents' | 'onRemove'> {
  known: Member;
  head: FamilyHead;
  removeLabel: string;
  /** Goes back to a line that is typed. */
  onType(): void;
}

type Address = Pick<Member, (typeof ADDRESS_FIELDS)[number]>;

const addressText = ({ adresse, adresse_complement, code_postal, ville }: Address): string => {
  const town = [code_postal?.trim(), ville?.trim()].filter(Boolean).join(' ');
  return [adresse?.trim(), adresse_complement?.trim(), town].filter(Boolean).join(', ');
};

/** A line with a record: chosen, or just created by the sheet. The record stays as it is unless its box is ticked. */
export function KnownLine(props: KnownLineProps) {
  const { line, known, title, head, hasParents, removeLabel, onRemove, onType } = props;
  const { key, isChild, isMade = false } = line;
  const texts = useTexts(familySheetTexts);
  const id = useId();
  const place = useFocusWhenFresh<HTMLFieldSetElement>(line, '[data-change]');
  const canMove = !isSameAddress(addressWith(known, head), known);
  const asksParents = hasParents && isChild;
  return (
    <fieldset ref={place} aria-labelledby={id} className={styles.line}>
      <LineHead
        id={id}
        title={title}
        remove={onRemove && !isMade ? { label: removeLabel, onRemove } : undefined}
      />
      <div className={styles.person}>
        <Badge tone={isMade ? 'accent' : 'neutral'}>{isMade ? texts.created : texts.onFile}</Badge>
        <PersonName person={known} />
        <span className={styles.address}>{addressText(known) || texts.noAddress}</span>
        {!isMade && (
          <Button
            variant="quiet"
            data-change=""
            aria-label={texts.typeInsteadOf(fullNameOf(known))}
            onClick={onType}
          >
            {texts.typeInstead}
          </Button>
        )}
      </div>
      {canMove && <AddressBox line={key} known={known} head={head} />}
      {asksParents && (
        <div className={styles.fields}>
          <ParentsSelect line={key} />
        </div>
      )}
      <LineReasons
        line={key}
        id={known.id}
        fields={[
          'id',
          'conjoint',
          ...(canMove ? [] : ['adresse' as const]),
          ...(asksParents ? [] : ['parents' as const]),
        ]}
      />
    </fieldset>
  );
}

/** The box that gives the family's address to a person on file. It replaces another address only where it is ticked. */
function AddressBox({ line, known, head }: { line: string; known: Member; head: FamilyHead }) {
  const texts = useTexts(familySheetTexts);
  const present = addressText(known);
  const next = addressText(addressWith(known, head));
  return (
    <Checkbox
      key={present}
      name={controlName(line, 'adresse')}
      label={present ? texts.replaceAddress(present, next) : texts.giveAddress(next)}
    />
  );
}
