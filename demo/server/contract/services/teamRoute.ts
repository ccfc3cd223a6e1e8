/** Serves the change of a team: of single dates, or of the event itself. Who leaves is told, and who comes is asked, where wished. */
import { teamCalls } from '../../../../src/api/endpoints/services/teams';
import { isToCome } from '../../../../src/domain/events/saidOfEvent';
import type { TeamChange } from '../../../../src/domain/events/team';
import type { Api } from '../../guard/api';
import { operationToUndo } from '../../guard/undo/operationToUndo';
import { writeRoute } from '../../guard/writes/writeRoute';
import { Reply } from '../../http/route';
import { saidNow } from '../../letters/events/eventFacts';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { eventById } from '../../store/rows/eventRow';
import { dayOfDate, leavingPerson } from '../calendar/replaced';
import { changeSeriesTeam, changeTeams, keptSentence } from '../events/teams';
import { sentences, teamReplies } from '../events/texts';
import type { ServiceRequests } from './ServiceRequests';

interface Told {
  prevenus?: number;
  demandes?: number;
  sans_adresse?: string[];
}

/** What is known once the team is changed. */
interface Changed {
  coming: number | undefined;
  /** Dates that keep a team of their own. */
  kept?: readonly string[];
}

/**
 * Looks at who leaves before the change.
 * @returns what tells that person, asks the one who comes about dates to come, and answers with how many are told
 */
async function telling(
  trx: WriteTransaction,
  id: number,
  { prevenir, remplace: leaving, dates, serie }: TeamChange,
  requests: ServiceRequests,
): Promise<(changed: Changed) => Promise<Told>> {
  if (!prevenir) return async () => ({});
  const { sender } = requests;
  const days = serie ? undefined : dates.map(({ jour }) => jour);
  const person =
    leaving &&
    (await leavingPerson(
      trx,
      { event: id, speaker: leaving.intervenant, role: leaving.role_intervenant, days },
      sender,
    ));
  return async ({ coming, kept = [] }) => {
    const event = await eventById(trx, id);
    const wish = { isReplaced: coming !== undefined, hasKept: kept.length > 0 };
    const prevenus = person ? await requests.tellLeaving(trx, id, person, wish) : 0;
    const isUntold = person && person.dates.length > 0 && prevenus === 0;
    // A person who comes for a whole series is asked date by date, as its other people are.
    const asked = (days ?? [undefined]).map((day) => saidNow({ event }, sender, day));
    const about = asked
      .filter((said) => said.scope !== 'series' && isToCome(said))
      .map((said) => ({ evenement: id, jour: dayOfDate(said) }));
    const answer = coming === undefined ? undefined : await requests.askAll(trx, about, coming);
    const { demandes = 0, sans_adresse: unknown = [], homonymes: same = [] } = answer ?? {};
    return {
      prevenus,
      demandes,
      sans_adresse: [...(isUntold ? [person.name] : []), ...unknown, ...same],
    };
  };
}

export function teamRoute(api: Api, requests: ServiceRequests): void {
  writeRoute(
    api,
    teamCalls.changeTeams,
    'evenements',
    ({ id: given, body }) => {
      requests.checkTelling(body.prevenir);
      const id = Number(given);
      return async (trx) => {
        const tell = await telling(trx, id, body, requests);
        if (body.serie) {
          const { kept, coming } = await changeSeriesTeam(trx, id, body, api.today());
          const told = await tell({ coming, kept });
          const operation = await operationToUndo(api, teamCalls.changeTeams, trx);
          return new Reply(
            { dates: [], gardent: kept, operation, ...told },
            sentences(teamReplies.series, keptSentence(kept)),
          );
        }
        const { versions, coming } = await changeTeams(trx, id, body);
        const told = await tell({ coming });
        const operation = await operationToUndo(api, teamCalls.changeTeams, trx);
        const isReset = !body.remplace && !body.intervenant;
        const message = (isReset ? teamReplies.reset : teamReplies.changed)(versions.length);
        return new Reply({ dates: versions, operation, ...told }, message);
      };
    },
    { committed: () => requests.wake() },
  );
}
