import { itemColor } from '../../../domain/couleur';
import { mailHref, telHref } from '../../../domain/members/contactHref';
import { initialsOf, type Membre } from '../../../domain/members/membre';
import { formatDate } from '../../../texts/formats';
import { fullNameOf, situationLabel, statutLabel } from '../../../texts/memberLabels';
import { useTexts } from '../../../texts/texts';
import { Avatar } from '../../../ui/avatar/Avatar';
import { Badge } from '../../../ui/badge/Badge';
import { Icon, type IconName } from '../../../ui/icon/Icon';
import styles from './MemberDetail.module.css';
import { detailTexts } from './texts';

/** Who the member is: avatar, name, how to reach them, and the information block. */
export function IdentityCard({ membre }: { membre: Membre }) {
  const texts = useTexts(detailTexts);
  const name = fullNameOf(membre);
  const { telephone, email, statut, categorie_age, date_inscription } = membre;
  return (
    <section className={styles.card} aria-label={name}>
      <div className={styles.identity}>
        <Avatar size="large" initials={initialsOf(membre)} color={itemColor(membre.color, name)} />
        <div className={styles.who}>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.badges}>
            <Badge tone={statut === 'membre' ? 'accent' : 'neutral'}>{statutLabel(statut)}</Badge>
            {categorie_age?.libelle && <Badge>{categorie_age.libelle}</Badge>}
            {date_inscription && (
              <span className={styles.note}>{texts.registered(formatDate(date_inscription))}</span>
            )}
          </p>
        </div>
        <ul className={styles.contacts}>
          <Contact icon="phone" label={texts.telephone} value={telephone} hrefOf={telHref} />
          <Contact icon="mail" label={texts.email} value={email} hrefOf={mailHref} />
        </ul>
      </div>
      <Information membre={membre} />
    </section>
  );
}

function Information({ membre }: { membre: Membre }) {
  const texts = useTexts(detailTexts);
  const { date_naissance, situation_matrimoniale } = membre;
  const values = {
    nationalite: membre.nationalite,
    profession: membre.profession,
    date_naissance: date_naissance && formatDate(date_naissance),
    situation_matrimoniale: situationLabel(situation_matrimoniale),
    ville: membre.ville,
    adresse: membre.adresse,
  };
  return (
    <dl className={styles.information} aria-label={texts.information}>
      {Object.entries(values).map(([key, value]) => (
        <div key={key} className={styles.fact}>
          <dt>{texts[key as keyof typeof values]}</dt>
          <dd>{value?.trim() || <span className={styles.none}>{texts.empty}</span>}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ContactProps {
  icon: IconName;
  label: string;
  value: string | null | undefined;
  hrefOf(value: string): string | undefined;
}

/** A phone number or address, as a link where it plainly is one; nothing when there is none. */
function Contact({ icon, label, value, hrefOf }: ContactProps) {
  const text = value?.trim();
  if (!text) return null;
  const href = hrefOf(text);
  return (
    <li className={styles.contact} title={label}>
      <Icon name={icon} />
      {href ? <a href={href}>{text}</a> : <span>{text}</span>}
    </li>
  );
}
