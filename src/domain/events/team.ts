/*
 * Teams of single dates of a series. A date has the team of its series until a person of it is replaced, added or taken away; from
 * then on it has a team of its own, which a change of the series leaves alone. It is named by its day by the rule, so that a date
 * that is moved keeps its team.
 */
import * as z from 'zod/mini';
import { booleanSchema, idSchema, numberSchema, textSchema } from '../wire';
import { type CalendarEvent, chosenSpeakerSchema } from './event';
import { datesOf, isSeries } from './occurrences';

/** The most dates of one save. */
export const TEAM_DATES_MAX = 60;

/** The version of a date's own team; without a version the date has the team of its series. */
const teamVersionShape = { jour: z.string(), updated_at: textSchema };
export const teamVersionSchema = z.object(teamVersionShape);
export type TeamVersion = z.infer<typeof teamVersionSchema>;

/**
 * Replaces, adds or takes away one person. `remplace` is who leaves and `intervenant` is who comes. It happens on some dates of a
 * series, which are named by their days by the rule; without both people these have the team of their series again. With `serie`
 * it happens to the team of the event itself, and no dates are named.
 */
export const teamChangeSchema = z.object({
  dates: z.array(teamVersionSchema),
  serie: booleanSchema,
  remplace: z.nullish(z.object({ intervenant: idSchema, role_intervenant: idSchema })),
  intervenant: z.nullish(chosenSpeakerSchema),
  /** Tells who leaves by mail, and asks who comes for an answer. */
  prevenir: booleanSchema,
});
export type TeamChange = z.infer<typeof teamChangeSchema>;

/**
 * The new versions of the dates, the dates to come that a change of the series left alone, and what undoes the change. Where people
 * were to be told: how many mails go to who leaves and to who comes, and the names of people without an address.
 */
export const changedTeamsSchema = z.object({
  dates: z.array(teamVersionSchema),
  gardent: z.nullish(z.array(z.string())),
  operation: z.nullish(idSchema),
  prevenus: numberSchema,
  demandes: numberSchema,
  sans_adresse: z.nullish(z.array(z.string())),
});

/** What names the team of an event on one of its days: the day by the rule of a series, nothing for another event. */
export function teamDayOf(event: CalendarEvent, day: string): string | undefined {
  if (!isSeries(event)) return undefined;
  const dates = datesOf(event, { from: day, to: day });
  return (dates.find(({ exception }) => !exception?.annulation) ?? dates[0])?.own;
}

/** Whether the date of a series with this day by the rule has a team of its own. */
export const hasOwnTeam = ({ equipes }: Pick<CalendarEvent, 'equipes'>, own: string | undefined): boolean =>
  own !== undefined && (equipes ?? []).includes(own);
