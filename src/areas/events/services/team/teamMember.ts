/* A person of a team: the names, and what a change of the team names. */
import type { Serving } from '../../../../domain/events/staffing';
import type { TeamChange, TeamVersion } from '../../../../domain/events/team';
import { fullNameOf } from '../../../../texts/records/memberLabels';

/** A date of an event whose team can be changed; `equipe` is missing where the event has this one date. */
export interface TeamDate {
  event: { id: number; nom_evenement: string };
  day: string;
  equipe: TeamVersion | null | undefined;
}

/** «Nom Prénom», as lists have it. */
export const listedName = ({ equipe }: Serving): string => fullNameOf(equipe ?? {});

/** «Prénom Nom», as a sentence names the person. */
export const servingName = (serving: Serving): string =>
  [serving.equipe?.prenom, serving.equipe?.nom].filter(Boolean).join(' ') || listedName(serving);

/** Whose team a change is about: that of one date, or of an event that has one date. */
export const teamScope = ({ equipe }: TeamDate): Pick<TeamChange, 'dates' | 'serie'> =>
  equipe
    ? { dates: [{ jour: equipe.jour, updated_at: equipe.updated_at ?? null }] }
    : { dates: [], serie: true };
