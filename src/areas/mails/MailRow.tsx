import { RowActions } from '../../data/RowActions';
import rows from '../../data/Rows.module.css';
import type { SentMail } from '../../domain/journal/sentMail';
import { useRight } from '../../session/useSession';
import { formatMoment } from '../../texts/records/longFormats';
import { useTexts } from '../../texts/texts';
import { Badge } from '../../ui/display/Badge';
import { lineOfParts } from '../../ui/search/lineOfParts';
import { mailKindTexts, mailsTexts } from './texts.fr';
import { useMailActions } from './useMailActions';

/** A mail with its subject, recipient and state, and the buttons that send it again or give it up. */
export function MailRow({ mail, readonly }: { mail: SentMail; readonly: boolean }) {
  const texts = useTexts(mailsTexts);
  const { destinataire, objet, genre, etat, raison, essais, renvoyable } = mail;
  const mayChange = useRight('messages.modifier') && !readonly;
  const { retry, abandon, busy } = useMailActions(mail);
  return (
    <>
      <div className={rows.words}>
        <p className={rows.what}>
          <strong>{objet}</strong> <Kind kind={genre} />
          {etat === 'abandonne' && (
            <>
              {' '}
              <Badge>{texts.abandoned}</Badge>
            </>
          )}
        </p>
        <p className={rows.note}>
          {lineOfParts([
            destinataire,
            <Moment key="moment" mail={mail} />,
            etat !== 'envoye' && essais > 0 ? texts.tries(essais) : '',
            raison && <span key="why">{raison}</span>,
          ])}
        </p>
      </div>
      <RowActions
        about={texts.about(objet, destinataire)}
        actions={[
          {
            label: texts.retry,
            name: texts.retryMail(objet, destinataire),
            icon: 'refresh',
            isAllowed: mayChange && renvoyable,
            isRunning: busy === 'retry',
            run: retry,
          },
          {
            label: texts.abandon,
            name: texts.abandonMail(objet, destinataire),
            icon: 'trash',
            isAllowed: mayChange && (etat === 'attente' || etat === 'echec'),
            isRunning: busy === 'abandon',
            run: abandon,
          },
        ]}
      />
    </>
  );
}

/** A kind that Parvis doesn't know is left out. */
function Kind({ kind }: { kind: string }) {
  const kinds: Readonly<Record<string, string>> = useTexts(mailKindTexts);
  return kinds[kind] ? <span className={rows.note}>{kinds[kind]}</span> : null;
}

function Moment({ mail: { etat, cree_le, prochain_le, fini_le } }: { mail: SentMail }) {
  const texts = useTexts(mailsTexts);
  if (etat === 'attente')
    return (
      <span>
        {prochain_le ? texts.waits(formatMoment(prochain_le)) : texts.waitsSince(formatMoment(cree_le))}
      </span>
    );
  const moment = formatMoment(fini_le ?? cree_le);
  if (etat === 'envoye') return <span>{texts.sent(moment)}</span>;
  return <span>{etat === 'echec' ? texts.failedAt(moment) : texts.abandonedAt(moment)}</span>;
}
