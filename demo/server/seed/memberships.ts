import { sampleDepartments, sampleGroups, sampleSteps, sampleTags } from './catalogs';
import type { SampleMember } from './members';
import type { Random } from './Random';
import type { SeedCalendar } from './SeedCalendar';

interface Stay {
  membre_id: number;
  date_inscription: string;
  date_sortie: string | null;
}

/** Makes an ended stay for some members, and a current one for most. */
function stays(member: SampleMember, random: Random, calendar: SeedCalendar, present: number): Stay[] {
  const from = calendar.since(member.date_inscription, random);
  const found: Stay[] = [];
  if (random.chance(0.15)) {
    const begun = calendar.since(member.date_inscription, random);
    const [start, end] = [begun, from].sort() as [string, string];
    found.push({ membre_id: member.id, date_inscription: start, date_sortie: end });
    if (random.chance(present))
      found.push({ membre_id: member.id, date_inscription: end, date_sortie: null });
  } else if (random.chance(present)) {
    found.push({ membre_id: member.id, date_inscription: from, date_sortie: null });
  }
  return found;
}

/** Links most members to groups, departments, tags and steps. */
export function memberships(members: readonly SampleMember[], random: Random, calendar: SeedCalendar) {
  const inGroups: (Stay & { groupe_id: number })[] = [];
  const inDepartments: (Stay & { departement_id: number })[] = [];
  const tagged: { membre_id: number; tag_id: number }[] = [];
  const steps: { membre_id: number; etape_id: number; date_association: string }[] = [];
  const groupWeights = sampleGroups.map((_, index) => 3 + ((index * 7) % 11));
  const departmentWeights = sampleDepartments.map((_, index) => 2 + ((index * 5) % 7));
  for (const member of members) {
    for (const stay of stays(member, random, calendar, 0.7)) {
      inGroups.push({ groupe_id: random.weighted(groupWeights) + 1, ...stay });
    }
    for (const stay of stays(member, random, calendar, 0.35)) {
      inDepartments.push({ departement_id: random.weighted(departmentWeights) + 1, ...stay });
    }
    const chosen = new Set(
      Array.from({ length: random.weighted([30, 30, 20, 12, 8]) }, () => random.pickCommon(sampleTags).id),
    );
    for (const tag_id of chosen) tagged.push({ membre_id: member.id, tag_id });
    const reached = random.weighted([15, 25, 15, 15, 10, 10, 10]);
    let day = member.date_inscription;
    for (const { id: etape_id } of sampleSteps.slice(0, reached)) {
      steps.push({ membre_id: member.id, etape_id, date_association: day });
      day = calendar.since(day, random);
    }
  }
  return { inGroups, inDepartments, tagged, steps };
}
