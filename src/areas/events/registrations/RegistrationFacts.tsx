import type { Registration } from '../../../domain/registrations/registration';
import { dayThisYear } from '../../../texts/records/longFormats';
import { useTexts } from '../../../texts/texts';
import styles from './Registrations.module.css';
import { registrationSectionTexts } from './texts.fr';

type Settings = NonNullable<Registration['reglages']>;

/** How it stands in one row: places, who waits, until when. */
export function RegistrationFacts({
  registration: { reglages: settings, nombres },
}: {
  registration: Registration;
}) {
  const texts = useTexts(registrationSectionTexts);
  if (!settings) return null;
  const { inscrits: registered, demandes: requested, offerts: offered, attente: waiting } = nombres;
  const { places } = settings;
  const held = registered + requested + offered;
  return (
    <>
      <ul className={styles.facts}>
        <li>
          <strong>{places ? texts.placesOf(held, places) : texts.registered(held)}</strong>
        </li>
        {requested > 0 && <li>{texts.requested(requested)}</li>}
        {offered > 0 && <li>{texts.offered(offered)}</li>}
        {waiting > 0 && <li>{texts.waiting(waiting)}</li>}
        <li>{opening(settings, texts)}</li>
      </ul>
      {/* The figures beside it say the same. */}
      {places ? (
        <progress className={styles.meter} value={Math.min(held, places)} max={places} aria-hidden="true" />
      ) : null}
    </>
  );
}

/** Whether it is open, and until when. */
function opening(
  { etat, ouvert_du: from, ouvert_au: to }: Settings,
  texts: typeof registrationSectionTexts,
): string {
  if (etat === 'pas_ouvert') return from ? texts.opensOn(dayThisYear(from)) : texts.notYet;
  if (etat === 'ferme') return texts.closed;
  return to ? texts.closesOn(dayThisYear(to)) : texts.open;
}
