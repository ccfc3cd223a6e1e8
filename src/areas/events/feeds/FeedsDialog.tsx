import { useRef, useState } from 'react';
import { feedCalls } from '../../../api/endpoints/events';
import { useClient, useQuery } from '../../../api/useApi';
import { embedLine } from '../../../data/share/embedLine';
import { ShareLine } from '../../../data/share/ShareLine';
import { useRowFocus } from '../../../data/useRowFocus';
import { useCapability, useRight } from '../../../session/useSession';
import { useTexts } from '../../../texts/texts';
import { Dialog } from '../../../ui/dialog/Dialog';
import { CopyLine } from '../../../ui/form/fields/CopyLine';
import { ReadFailure } from '../../../ui/state/ErrorState';
import { Skeleton } from '../../../ui/state/Skeleton';
import { FeedForm } from './FeedForm';
import { FeedRow } from './FeedRow';
import styles from './Feeds.module.css';
import { agendaShareTexts, feedDialogTexts } from './texts.fr';

/** The secret addresses of the signed-in person: made, renewed, taken back. */
export default function FeedsDialog({ onClose }: { onClose(): void }) {
  const texts = useTexts(feedDialogTexts);
  const query = useQuery(feedCalls.list, {});
  const { data, isLoading } = query;
  const [address, setAddress] = useState<string>();
  const place = useRef<HTMLElement>(null);
  useRowFocus(place);
  return (
    <Dialog open title={texts.title} onClose={onClose}>
      <div className={styles.parts}>
        <p>{texts.intro}</p>
        <p>{texts.late}</p>
        {address && <NewAddress key={address} address={address} />}
        <FeedForm onCreated={setAddress} />
        {/* It has its room before it is read, so that the button above stays where it is. */}
        <section ref={place} tabIndex={-1} aria-label={texts.list} className={styles.present}>
          <h3 className={styles.title}>{texts.list}</h3>
          {isLoading && <Skeleton lines={2} />}
          <ReadFailure inline query={query} failed={texts.failed} />
          {data?.length === 0 && <p className={styles.note}>{texts.none}</p>}
          {/* biome-ignore lint/a11y/noRedundantRoles: lists without markers are none for VoiceOver */}
          <ul role="list" className={styles.list}>
            {data?.map((feed) => (
              <FeedRow key={feed.id} feed={feed} onAddress={setAddress} />
            ))}
          </ul>
        </section>
        <p className={styles.note}>{texts.secret}</p>
        <PublicAgenda />
      </div>
    </Dialog>
  );
}

/** The address, while the dialog is open; and a link for programs of the device. */
function NewAddress({ address }: { address: string }) {
  const texts = useTexts(feedDialogTexts);
  const [, place] = /^https?:(\/\/.+)/.exec(address) ?? [];
  const webcal = place && `webcal:${place}`;
  return (
    <div className={styles.address} role="status">
      <CopyLine
        label={texts.address}
        hint={texts.addressHint}
        value={address}
        copyLabel={texts.copy}
        copied={texts.copied}
      />
      {webcal && <a href={webcal}>{texts.open}</a>}
    </div>
  );
}

/** The line that shows the public events in a page of the site, for those who make events public. */
function PublicAgenda() {
  const texts = useTexts(agendaShareTexts);
  const { api } = useClient();
  const hasAgenda = useCapability('agenda');
  const mayChange = useRight('evenements.modifier');
  if (!hasAgenda || !mayChange) return null;
  return (
    <section aria-label={texts.title} className={styles.line}>
      <h3 className={styles.title}>{texts.title}</h3>
      <ShareLine texts={texts} line={embedLine('parvis-agenda', {}, api)} />
    </section>
  );
}
