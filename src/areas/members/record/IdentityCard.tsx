import { itemColor } from '../../../domain/color';
import { initialsOf, type Member } from '../../../domain/members/member';
import { ContactLink, type ContactLinkProps } from '../../../people/ContactLink';
import { PersonName } from '../../../people/PersonName';
import { formatDate } from '../../../texts/formats';
import { fieldText, fullNameOf, statutLabel } from '../../../texts/memberLabels';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { Avatar } from '../../../ui/display/Avatar';
import { Badge } from '../../../ui/display/Badge';
import { Icon } from '../../../ui/icon/Icon';
import { INFORMATION } from '../fields';
import styles from './MemberDetail.module.css';
import { detailTexts } from './texts.fr';

interface IdentityCardProps {
  member: Member;
  /** To the form, where the record may be changed. */
  onEdit: (() => void) | undefined;
}

/** The avatar, the name, phone and e-mail, and the information block of a member. */
export function IdentityCard({ member, onEdit }: IdentityCardProps) {
  const texts = useTexts(detailTexts);
  const name = fullNameOf(member);
  const { telephone, email, statut, categorie_age, date_inscription } = member;
  return (
    <section className={styles.card} aria-label={name}>
      <div className={styles.identity}>
        <Avatar size="large" initials={initialsOf(member)} color={itemColor(member.color, name)} />
        <div className={styles.who}>
          <h2 className={styles.name}>
            <PersonName person={member} />
          </h2>
          <p className={styles.badges}>
            <Badge tone={statut === 'membre' ? 'accent' : 'neutral'}>{statutLabel(statut)}</Badge>
            {categorie_age?.libelle && <Badge>{categorie_age.libelle}</Badge>}
            {date_inscription && (
              <span className={styles.note}>{texts.registered(formatDate(date_inscription))}</span>
            )}
          </p>
        </div>
        <ul className={styles.contacts}>
          <Contact
            kind="phone"
            label={texts.telephone}
            value={telephone}
            add={texts.addTelephone}
            onAdd={onEdit}
          />
          <Contact kind="mail" label={texts.email} value={email} add={texts.addEmail} onAdd={onEdit} />
        </ul>
      </div>
      <Information member={member} />
    </section>
  );
}

function Information({ member }: { member: Member }) {
  const texts = useTexts(detailTexts);
  return (
    <dl className={styles.information} aria-label={texts.information}>
      {INFORMATION.map((field) => (
        <div key={field} className={styles.fact}>
          <dt>{texts[field]}</dt>
          <dd>{fieldText(field, member[field]) || <span className={styles.none}>{texts.empty}</span>}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ContactProps {
  kind: ContactLinkProps['kind'];
  label: string;
  value: string | null | undefined;
  /** What leads to the form when the member has none. */
  add: string;
  onAdd: (() => void) | undefined;
}

/** When the member has none, a button that leads to the form, or nothing where the record can't be changed. */
function Contact({ kind, label, value, add, onAdd }: ContactProps) {
  const text = value?.trim();
  if (!text)
    return (
      onAdd && (
        <li className={styles.missing}>
          <Button variant="quiet" icon={kind} onClick={onAdd}>
            {add}
          </Button>
        </li>
      )
    );
  return (
    <li className={styles.contact} title={label}>
      <Icon name={kind} />
      <ContactLink kind={kind} text={text} />
    </li>
  );
}
