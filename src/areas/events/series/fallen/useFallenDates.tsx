import { type ReactNode, useRef, useState } from 'react';
import { teamCalls } from '../../../../api/endpoints/services/teams';
import { useClient } from '../../../../api/useApi';
import type { EventDraft } from '../../../../domain/events/event';
import { useIsSupported } from '../../../../session/useSession';
import { LazyDialog } from '../../../../ui/lazy/LazyDialog';
import { loadOnce } from '../../../../ui/loading/loadOnce';
import { useStableCallback } from '../../../../ui/useStableCallback';
import type { FallenDatesProps } from './FallenDatesDialog';
import type { StoredDays } from './fallenWith';

/** What it takes loads where an event has dates with something of their own. */
const loadDialog = () => import('./FallenDatesDialog');
const loadRule = () => import('./fallenWith').then(({ fallenWith }) => ({ default: fallenWith }));

interface FallenQuestion {
  /** The dialog while it asks. Render it beside the form. */
  question: ReactNode;
  /** Resolves to whether the draft may be saved: it does away with no such date, or the user has agreed. */
  ask(draft: EventDraft): Promise<boolean>;
}

/** Asks before a change of a series is saved with which dates fall away that were moved or cancelled, or have a team of their own. */
export function useFallenDates(event: (StoredDays & { id?: number }) | undefined): FallenQuestion {
  const client = useClient();
  const hasTeams = useIsSupported(teamCalls.changeTeams);
  const [props, setProps] = useState<FallenDatesProps>();
  const agreed = useRef('');
  const ask = useStableCallback(async (draft: EventDraft): Promise<boolean> => {
    const teams = hasTeams ? event?.equipes : null;
    if (!event?.exceptions?.length && !teams?.length) return true;
    const fallenWith = await loadOnce(loadRule);
    const dates = await fallenWith(client, draft, { ...event, equipes: teams });
    const days = dates.map(({ jour }) => jour).join();
    // Another attempt after a failure doesn't ask again.
    if (!days || days === agreed.current) return true;
    return new Promise<boolean>((resolve) => {
      const settle = (isAgreed: boolean) => {
        if (isAgreed) agreed.current = days;
        setProps(undefined);
        resolve(isAgreed);
      };
      setProps({ dates, onConfirm: () => settle(true), onClose: () => settle(false) });
    });
  });
  return { question: props && <LazyDialog<FallenDatesProps> load={loadDialog} props={props} />, ask };
}
