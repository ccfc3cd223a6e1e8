import { itemColor } from '../../../domain/couleur';
import { initialsOf, type Membre } from '../../../domain/members/membre';
import { ContactLink, type ContactLinkProps } from '../../../people/ContactLink';
import { PersonName } from '../../../people/PersonName';
import { formatDate } from '../../../texts/formats';
import { fullNameOf, statutLabel } from '../../../texts/memberLabels';
import { useTexts } from '../../../texts/texts';
import { Avatar } from '../../../ui/avatar/Avatar';
import { Badge } from '../../../ui/badge/Badge';
import { Icon } from '../../../ui/icon/Icon';
import { fieldText, MEMBER_FIELDS, memberFields } from '../fields';
import styles from './MemberDetail.module.css';
import { detailTexts } from './texts';

/** The avatar, the name, phone and e-mail, and the information block of a member. */
export function IdentityCard({ membre }: { membre: Membre }) {
  const texts = useTexts(detailTexts);
  const name = fullNameOf(membre);
  const { telephone, email, statut, categorie_age, date_inscription } = membre;
  return (
    <section className={styles.card} aria-label={name}>
      <div className={styles.identity}>
        <Avatar size="large" initials={initialsOf(membre)} color={itemColor(membre.color, name)} />
        <div className={styles.who}>
          <h2 className={styles.name}>
            <PersonName person={membre} />
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
          <Contact kind="phone" label={texts.telephone} value={telephone} />
          <Contact kind="mail" label={texts.email} value={email} />
        </ul>
      </div>
      <Information membre={membre} />
    </section>
  );
}

const INFORMATION = MEMBER_FIELDS.filter((field) => memberFields[field].place !== null).sort(
  (a, b) => Number(memberFields[a].place) - Number(memberFields[b].place),
);

function Information({ membre }: { membre: Membre }) {
  const texts = useTexts(detailTexts);
  return (
    <dl className={styles.information} aria-label={texts.information}>
      {INFORMATION.map((field) => (
        <div key={field} className={styles.fact}>
          <dt>{texts[field]}</dt>
          <dd>{fieldText(field, membre[field]) || <span className={styles.none}>{texts.empty}</span>}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ContactProps {
  kind: ContactLinkProps['kind'];
  label: string;
  value: string | null | undefined;
}

/** Empty when the member has none. */
function Contact({ kind, label, value }: ContactProps) {
  const text = value?.trim();
  if (!text) return null;
  return (
    <li className={styles.contact} title={label}>
      <Icon name={kind} />
      <ContactLink kind={kind} text={text} />
    </li>
  );
}
