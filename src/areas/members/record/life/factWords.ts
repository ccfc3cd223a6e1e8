/** What a dated fact is called on the life line. No React. */
import type { Fact } from '../../../../domain/register/facts';
import type { IconName } from '../../../../ui/icon/Icon';
import type { LifeLineTexts } from './texts.fr';

interface FactWords {
  title: string;
  /** The reason of an exit, or what a correction did. */
  detail: string | undefined;
  icon: IconName;
  /** Whether it is about the organisation itself. */
  isMain: boolean;
}

/** @param reasons the words of the reasons of leaving */
export function factWords(
  fact: Fact,
  texts: LifeLineTexts,
  reasons: Readonly<Record<string, string>>,
): FactWords {
  const name = fact.objet?.nom ?? '';
  if (fact.domaine !== 'organisation')
    return { title: placeTitle(fact, name, texts), detail: undefined, icon: placeIcon(fact), isMain: false };
  const isExit = fact.genre === 'sortie';
  return {
    title: mainTitle(fact, texts),
    detail: isExit && fact.motif ? reasons[fact.motif] : correctionOf(fact, texts),
    icon: isExit || fact.sens < 0 ? 'minus' : 'check-circle',
    isMain: true,
  };
}

function correctionOf({ genre, sens }: Fact, texts: LifeLineTexts): string | undefined {
  if (genre !== 'correction' || sens === 0) return undefined;
  return sens > 0 ? texts.added : texts.removed;
}

function mainTitle({ genre, motif }: Fact, texts: LifeLineTexts): string {
  switch (genre) {
    case 'entree':
      return texts.entered;
    case 'retour':
      return texts.returned;
    case 'sortie':
      return motif === 'deces' ? texts.died : texts.left;
    default:
      return texts.corrected;
  }
}

function placeTitle({ genre, domaine, sens }: Fact, name: string, texts: LifeLineTexts): string {
  if (genre === 'correction') return name ? texts.correctedOf(name) : texts.corrected;
  const isOut = sens < 0;
  switch (domaine) {
    case 'groupe':
      return isOut ? texts.groupOut(name) : texts.groupIn(name);
    case 'departement':
      return isOut ? texts.departmentOut(name) : texts.departmentIn(name);
    case 'etape':
      return isOut ? texts.stepOut(name) : texts.stepIn(name);
    default:
      return name;
  }
}

const ICONS: Readonly<Record<string, IconName>> = {
  groupe: 'users',
  departement: 'building',
  etape: 'steps',
};

const placeIcon = ({ domaine }: Fact): IconName => ICONS[domaine] ?? 'info';

/** The facts by year, in their order. */
export function byYear(facts: readonly Fact[]): [year: string, facts: Fact[]][] {
  const years = new Map<string, Fact[]>();
  for (const fact of facts) {
    const year = fact.jour.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), fact]);
  }
  return Array.from(years);
}

/**
 * The years with those of visits alone, the latest first.
 * @param isCut earlier facts aren't shown yet, nor are years before them
 */
export function withVisits(
  years: readonly (readonly [year: string, facts: readonly Fact[]])[],
  visits: ReadonlyMap<string, number>,
  isCut: boolean,
): (readonly [year: string, facts: readonly Fact[]])[] {
  const shown = new Map(years);
  const first = isCut ? (years.at(-1)?.[0] ?? '') : '';
  for (const [year] of visits) if (!shown.has(year) && year >= first) shown.set(year, []);
  return [...shown].sort(([one], [other]) => (one < other ? 1 : -1));
}
