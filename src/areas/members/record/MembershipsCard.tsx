import type { ReactNode } from 'react';
import { itemColor } from '../../../domain/couleur';
import type { Membre } from '../../../domain/members/membre';
import { formatDate } from '../../../texts/formats';
import { useTexts } from '../../../texts/texts';
import { Panel } from '../../../ui/panel/Panel';
import styles from './MemberDetail.module.css';
import { detailTexts } from './texts';

/** The member's group, department and integration steps. */
export function MembershipsCard({ membre }: { membre: Membre }) {
  const texts = useTexts(detailTexts);
  const { groupe_actuel: groupe, departement_actuel: departement } = membre;
  const etapes = membre.etape_actuelle ?? [];
  return (
    <Panel title={texts.path}>
      <Section title={texts.groupe}>
        {groupe && (
          <Entry
            label={groupe.nom}
            color={itemColor(groupe.color, groupe.nom)}
            note={groupe.date_inscription && texts.since(formatDate(groupe.date_inscription))}
          />
        )}
      </Section>
      <Section title={texts.departement}>
        {departement && (
          <Entry
            label={departement.nom}
            color={itemColor(departement.color, departement.nom)}
            note={departement.date_inscription && texts.since(formatDate(departement.date_inscription))}
          />
        )}
      </Section>
      <Section title={texts.etapes(etapes.length)}>
        {etapes.length > 0 &&
          etapes.map((etape) => (
            <Entry
              key={etape.id}
              label={etape.libelle}
              color={itemColor(etape.couleur, etape.libelle)}
              note={etape.date_association && texts.on(formatDate(etape.date_association))}
            />
          ))}
      </Section>
    </Panel>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const texts = useTexts(detailTexts);
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{title}</h3>
      {children ? (
        <ul className={styles.entries}>{children}</ul>
      ) : (
        <p className={styles.none}>{texts.noData}</p>
      )}
    </section>
  );
}

function Entry({ label, color, note }: { label: string; color: string; note?: ReactNode }) {
  return (
    <li className={styles.entry}>
      <span className={styles.dot} style={{ background: color }} />
      <span className={styles.label}>{label}</span>
      {note && <span className={styles.note}>{note}</span>}
    </li>
  );
}
