import type { ReactNode } from 'react';
import { useKnownFields } from '../../../data/useKnownFields';
import { initialsOf, type Member, type MemberField } from '../../../domain/members/member';
import { isOfKind } from '../../../domain/members/memberFieldRules';
import { recordOf } from '../../../domain/records';
import { ContactLink, linkKind } from '../../../people/ContactLink';
import { DuesMark } from '../../../people/DuesMark';
import { PersonName } from '../../../people/PersonName';
import { personColor } from '../../../people/personColor';
import { StateMark } from '../../../people/StateMark';
import { useCapability } from '../../../session/useSession';
import { formatDay } from '../../../texts/records/formatDay';
import { fieldText, fullNameOf, statutLabel } from '../../../texts/records/memberLabels';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { Avatar } from '../../../ui/display/Avatar';
import { Badge } from '../../../ui/display/Badge';
import { Icon } from '../../../ui/icon/Icon';
import { INFORMATION, MEMBER_FIELDS } from '../fields';
import cards from './cards.module.css';
import styles from './IdentityCard.module.css';
import { EditableValue } from './inPlace/EditableValue';
import { type InPlace, type InPlaceOptions, useInPlace } from './inPlace/useInPlace';
import { detailTexts } from './texts.fr';

interface IdentityCardProps {
  member: Member;
  /** Where the record may be changed. */
  editing: InPlaceOptions | undefined;
  /** Moves to the field of a new visit, where notes may be written. */
  onNote?: (() => void) | undefined;
  /** Stands below the rest. */
  children?: ReactNode;
}

const NAME = ['nom', 'prenom'] as const;

/** The avatar, the name, phone and e-mail, and the information block of a member; each value can be changed in its place. */
export function IdentityCard({ member, editing, onNote, children }: IdentityCardProps) {
  const inPlace = useInPlace(member, editing);
  const hasStates = useCapability('etats');
  const hasDues = useCapability('cotisations');
  const texts = useTexts(detailTexts);
  const name = fullNameOf(member);
  const { telephone, email, statut, categorie_age, date_inscription } = member;
  return (
    <section className={styles.card} aria-label={name}>
      <div className={styles.identity}>
        <Avatar size="large" initials={initialsOf(member)} color={personColor(member, hasStates)} />
        <div className={styles.who}>
          <EditableValue fields={NAME} label={texts.fullName} inPlace={inPlace}>
            <h2 className={styles.name}>
              <PersonName person={member} />
            </h2>
          </EditableValue>
          <p className={styles.badges}>
            {hasStates && <StateMark person={member} />}
            <Badge tone={statut === 'membre' ? 'accent' : 'neutral'}>{statutLabel(statut)}</Badge>
            {hasDues && <DuesMark person={member} />}
            {categorie_age?.libelle && <Badge>{categorie_age.libelle}</Badge>}
            {date_inscription && (
              <span className={cards.note}>{texts.registered(formatDay(date_inscription))}</span>
            )}
          </p>
        </div>
        <ul className={styles.contacts}>
          <Contact field="telephone" value={telephone} add={texts.addTelephone} {...{ inPlace }} />
          <Contact field="email" value={email} add={texts.addEmail} {...{ inPlace }} />
          {onNote && (
            <li className={styles.missing}>
              <Button variant="quiet" icon="edit" onClick={onNote}>
                {texts.noteVisit}
              </Button>
            </li>
          )}
        </ul>
      </div>
      <Information member={member} inPlace={inPlace} />
      {children}
    </section>
  );
}

interface InformationProps {
  member: Member;
  inPlace: InPlace | undefined;
}

function Information({ member, inPlace }: InformationProps) {
  const texts = useTexts(detailTexts);
  const fields = useKnownFields(INFORMATION);
  return (
    <dl className={styles.information} aria-label={texts.information}>
      {fields.map((field) => (
        <div key={field} className={styles.fact} data-open={inPlace?.line === field || undefined}>
          <dt>{texts[field]}</dt>
          <dd>
            <EditableValue fields={linesOf[field]} label={texts[field]} isLabelled inPlace={inPlace}>
              {shownValue(field, member) || <span className={cards.none}>{texts.empty}</span>}
            </EditableValue>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function shownValue(field: MemberField, member: Member) {
  const text = fieldText(field, member[field], member.genre);
  return text && isOfKind(field, 'phone', 'email') ? (
    <ContactLink kind={linkKind(field)} text={text} />
  ) : (
    text
  );
}

/** The fields of each line; always the same lists, because forms are made from them. */
const linesOf = recordOf(MEMBER_FIELDS, (field) => [field] as const);

interface ContactProps {
  field: 'telephone' | 'email';
  value: string | null | undefined;
  /** Of the button where the member has none. */
  add: string;
  inPlace: InPlace | undefined;
}

/** When the member has none, a button that asks for it, or nothing where the record can't be changed. */
function Contact({ field, value, add, inPlace }: ContactProps) {
  const texts = useTexts(detailTexts);
  const label = texts[field];
  const kind = linkKind(field);
  const text = value?.trim();
  if (!text && inPlace?.line !== field)
    return (
      inPlace && (
        <li className={styles.missing}>
          <Button variant="quiet" icon={kind} onClick={() => inPlace.begin(field)}>
            {add}
          </Button>
        </li>
      )
    );
  return (
    <li className={styles.contact} title={label}>
      <Icon name={kind} />
      <EditableValue fields={linesOf[field]} label={label} inPlace={inPlace}>
        {text && <ContactLink kind={kind} text={text} />}
      </EditableValue>
    </li>
  );
}
